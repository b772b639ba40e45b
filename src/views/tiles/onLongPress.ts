import type { Clock } from "../../time/clock";

/** As long as a phone takes. */
const HELD_MS = 500;

/**
 * Acts when a finger rests on one of the things that match, and presses nothing when it is lifted then. By time: iPhones send no
 * `contextmenu`, and other touch screens send it too late.
 */
export function onLongPress(within: HTMLElement, matching: string, clock: Pick<Clock, "after">, act: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let cancel = () => {};
  let isHeld = false;
  const end = () => cancel();
  within.addEventListener(
    "pointerdown",
    ({ pointerType, target }) => {
      cancel();
      isHeld = false;
      if (pointerType !== "touch" || !(target instanceof Element) || target.closest(matching) === null) return;
      cancel = clock.after(HELD_MS, () => {
        isHeld = true;
        act();
      });
    },
    { signal },
  );
  // A list that scrolls cancels.
  for (const lifted of ["pointerup", "pointercancel"]) within.addEventListener(lifted, end, { signal });
  within.addEventListener(
    "click",
    (event) => {
      if (!isHeld) return;
      isHeld = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return () => {
    listening.abort();
    cancel();
  };
}
