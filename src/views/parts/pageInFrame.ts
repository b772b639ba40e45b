/** Selector of the frame that is in sight. */
export const SHOWN_FRAME = "[data-shown=true] iframe";

type Field = Element & Partial<HTMLOrSVGElement>;

/** What has the focus in the page of a frame; null: nothing, or a page of another origin, of which nobody knows. */
export function fieldIn(frame: HTMLIFrameElement): Field | null {
  return frame.contentDocument?.activeElement ?? null;
}

/** Gives a page the focus, at its field: it forgets that when it loses it. */
export function focusPage(frame: HTMLIFrameElement, field: Field | null): void {
  frame.contentWindow?.focus();
  field?.focus?.({ preventScroll: true });
}

/** Remembers the page in which the user is; the answer gives it the focus again, unless something lies over it by then. */
export function keepPageFocus(): () => void {
  const { activeElement: frame } = document;
  if (!(frame instanceof HTMLIFrameElement)) return () => {};
  const field = fieldIn(frame);
  return () => {
    if (frame.matches(SHOWN_FRAME) && !document.querySelector("dialog[open]")) focusPage(frame, field);
  };
}
