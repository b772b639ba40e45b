import type { Clipboard } from "../ports/clipboard";

/** Only pages served safely have a clipboard. */
export function createBrowserClipboard(browser: Window): Clipboard {
  return { write: async (text) => browser.navigator.clipboard.writeText(text) };
}
