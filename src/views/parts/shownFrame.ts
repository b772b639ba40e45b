/** Selector of the frame that is in sight. */
export const SHOWN_FRAME = "[data-shown=true] iframe";
