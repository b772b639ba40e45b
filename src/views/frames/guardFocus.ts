import type { Clock } from "../../time/clock";
import { fieldIn, focusPage } from "../parts/pageInFrame";
import { isOpenField, isTypedIn } from "./typingPlace";

/** Shorter than the pause between two keys of somebody who types fast. */
const CHECK_MS = 40;

/**
 * A frame that is hidden, covered by a dialog or beside a field in use has no reason to have the focus, but neither `inert` nor a modal
 * dialog keeps it from there. Giving the focus back is too late for a page that takes it again and again, so its page is removed in the very
 * event. The browser fires no event when the focus goes from one page to another, so that is checked again and again while a page has it.
 * Where no field is in use, a page that is still loading may take it once, and it is given back.
 */
export function guardFocus(takeAway: (frame: HTMLIFrameElement) => void, clock: Clock): () => void {
  let last = focusedElement();
  let fieldInPage: ReturnType<typeof fieldIn> = null;
  const spared = new WeakSet<HTMLIFrameElement>();
  let stopChecking = () => {};
  let isReturning = false;
  const giveBack = (place: HTMLElement | null) => {
    if (!(place instanceof HTMLIFrameElement)) return place?.focus({ preventScroll: true });
    focusPage(place, fieldInPage);
  };
  const check = () => {
    if (isReturning) return;
    stopChecking();
    const { activeElement: frame } = document;
    if (!(frame instanceof HTMLIFrameElement)) return;
    stopChecking = clock.after(CHECK_MS, check);
    const place = last;
    const isTypedBeside = place !== null && isOpenField(place) && !hasJustActed();
    if (!isCovered(frame) && !isTypedBeside) {
      last = frame;
      fieldInPage = fieldIn(frame);
    } else if (frame === place) {
      // It was left while it had the focus.
      frame.blur();
    } else if (isLoading(frame) && !spared.has(frame) && !(place && isTypedIn(place))) {
      spared.add(frame);
      isReturning = true;
      stopChecking();
      // Not while the browser is still moving the focus: it would only seem to be back, and the keys stay where they are.
      stopChecking = clock.after(0, () => {
        isReturning = false;
        // Another page may have taken it meanwhile.
        if (document.activeElement === frame) {
          frame.blur();
          giveBack(place);
        }
        check();
      });
    } else {
      takeAway(frame);
      giveBack(place);
    }
  };
  const note = (event: FocusEvent) => {
    const [target] = event.composedPath();
    if (!(target instanceof HTMLElement)) return;
    last = target;
    setCovered(isOpenField(target));
  };
  const noteNothing = () => {
    last = focusedElement();
  };
  // Beside a field the shown page is out of reach until the user turns to it: by a key that leaves the field, by a press, or by the pointer. That
  // alone says little, so it counts only once the browser has forgotten the last key: from then on a press in the page can be told from a theft.
  const turnToPage = ({ target, type }: Event) => {
    if (target instanceof Element && target.contains(frameArea()) && (type === "pointerdown" || !hasJustActed())) setCovered(false);
  };
  const keyDown = ({ key }: KeyboardEvent) => setCovered(key !== "Tab" && key !== "F6" && last !== null && isOpenField(last));
  const listeners = new AbortController();
  const { signal } = listeners;
  const capture = { capture: true, signal };
  document.addEventListener("focusin", note, { signal });
  document.addEventListener("load", check, capture);
  for (const turn of ["pointermove", "wheel", "pointerdown"]) document.addEventListener(turn, turnToPage, { ...capture, passive: true });
  document.addEventListener("keydown", keyDown, capture);
  window.addEventListener("focus", noteNothing, { signal });
  window.addEventListener("blur", check, { signal });
  return () => {
    listeners.abort();
    stopChecking();
    setCovered(false);
  };
}

function focusedElement(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

function frameArea(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-frames]");
}

function setCovered(covered: boolean): void {
  frameArea()?.toggleAttribute("inert", covered);
}

/** The user has pressed a key or button in the last seconds, in this page or in one of a frame. A browser that cannot tell is answered so too. */
function hasJustActed(): boolean {
  return !("userActivation" in navigator) || navigator.userActivation.isActive;
}

/** Out of the user's reach: hidden, or under a dialog. */
function isCovered(frame: HTMLIFrameElement): boolean {
  return frame.closest("[inert]") !== null || [...document.querySelectorAll("dialog[open]")].some((dialog) => !dialog.contains(frame));
}

/** A page may set its focus as it loads, also while it is loaded in advance. */
function isLoading(frame: HTMLIFrameElement): boolean {
  return frame.closest('[data-state="loading"]') !== null;
}
