import type { Clock } from "../../time/clock";

/** Shorter than the pause between two keys of somebody who types fast. */
const CHECK_MS = 40;

/**
 * A frame that is covered by a dialog, hidden, or beside a field in use has no reason to have the focus, but neither `inert` nor a modal
 * dialog keeps it from there. Giving the focus back is too late for a page that takes it again and again, so its page is removed in the very
 * event. Where no field is in use, the focus is given back. The browser fires no event when the focus goes from one page to another, so that is
 * checked again and again while a page has it; a page that is still loading only gives it back, the first time.
 */
export function guardFocus(takeAway: (frame: HTMLIFrameElement) => void, clock: Clock): () => void {
  let last = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const area = () => document.querySelector<HTMLElement>("[data-frames]");
  const setCovered = (covered: boolean) => area()?.toggleAttribute("inert", covered);
  // A page forgets its field when it loses the focus; of one of another origin nobody knows it.
  let fieldInPage: Element | null = null;
  const spared = new WeakSet<HTMLIFrameElement>();
  let stopChecking = () => {};
  const check = () => {
    stopChecking();
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLIFrameElement)) return;
    if (!isCovered(activeElement)) {
      last = activeElement;
      fieldInPage = activeElement.contentDocument?.activeElement ?? null;
      stopChecking = clock.after(CHECK_MS, check);
    } else if (last instanceof HTMLIFrameElement) {
      if (spared.has(activeElement) || !isLoading(activeElement)) takeAway(activeElement);
      spared.add(activeElement);
      last.contentWindow?.focus();
      if (fieldInPage && "focus" in fieldInPage && typeof fieldInPage.focus === "function") fieldInPage.focus({ preventScroll: true });
      stopChecking = clock.after(CHECK_MS, check);
    } else {
      activeElement.blur();
      last?.focus({ preventScroll: true });
    }
  };
  // Not while the browser is still moving the focus.
  const checkAfterEvent = () => queueMicrotask(check);
  const blurred = () => {
    const { activeElement } = document;
    const place = last;
    if (activeElement instanceof HTMLIFrameElement && isCovered(activeElement) && place !== null && isTypedIn(place)) {
      takeAway(activeElement);
      place.focus({ preventScroll: true });
    } else checkAfterEvent();
  };
  const note = (event: FocusEvent) => {
    const [target] = event.composedPath();
    if (!(target instanceof HTMLElement)) return;
    last = target;
    setCovered(isOpenField(target));
  };
  // Beside a field the shown page is out of reach until the user turns to it, by the pointer or by a key that leaves the field.
  const turnToPage = ({ target }: Event) => {
    if (target instanceof Element && target.contains(area())) setCovered(false);
  };
  const keyDown = ({ key }: KeyboardEvent) => setCovered(key !== "Tab" && key !== "F6" && last !== null && isOpenField(last));
  const listeners = new AbortController();
  const { signal } = listeners;
  const capture = { capture: true, signal };
  document.addEventListener("focusin", note, { signal });
  document.addEventListener("load", checkAfterEvent, capture);
  document.addEventListener("pointermove", turnToPage, capture);
  document.addEventListener("pointerdown", turnToPage, capture);
  document.addEventListener("keydown", keyDown, capture);
  window.addEventListener("blur", blurred, { signal });
  return () => {
    listeners.abort();
    stopChecking();
    setCovered(false);
  };
}

/** Out of the user's reach: hidden, or under a dialog. */
function isCovered(frame: HTMLIFrameElement): boolean {
  return frame.closest("[inert]") !== null || [...document.querySelectorAll("dialog[open]")].some((dialog) => !dialog.contains(frame));
}

/** A page may set its focus as it loads, also while it is loaded in advance. */
function isLoading(frame: HTMLIFrameElement): boolean {
  return frame.closest('[data-state="loading"]') !== null;
}

/** Where keys are typed into the shell. */
function isTypedIn(place: HTMLElement): boolean {
  return place.closest("dialog") !== null || isOpenField(place);
}

/** A field to type in, with the frames beside it, not under it. */
function isOpenField(element: HTMLElement): boolean {
  const isField = element.matches("textarea, input:not([type=checkbox], [type=radio])");
  return (isField || element.isContentEditable) && element.closest("dialog") === null;
}
