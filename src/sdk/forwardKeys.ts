import type { Call } from "../protocol/frames/caller";
import { SHORTCUT } from "../protocol/frames/messages/uiMessages";
import type { KeyPress } from "./keyPress";
import type { Page } from "./page";
import { CALL_TIMEOUT_MS } from "./timeouts";

/** Forwards the shortcut keys of the shell, so that they work while this page has the focus, unless the page has handled them. */
export function forwardKeys(page: Page, keys: readonly string[], call: Call): () => void {
  return page.onKeyDown((press) => {
    const key = nameOf(press);
    if (press.defaultPrevented || press.isComposing || !keys.includes(key)) return;
    // Alt with a digit types a symbol on some keyboards.
    if (press.inField && press.altKey) return;
    press.preventDefault();
    void call(SHORTCUT, { key }, CALL_TIMEOUT_MS);
  });
}

function nameOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  const plain = digit ?? (key.length === 1 ? key.toLowerCase() : key);
  const modifiers = [ctrlKey && "Control", metaKey && "Meta", altKey && "Alt", shiftKey && "Shift"];
  return [...modifiers.filter((name) => name !== false), plain].join("+");
}
