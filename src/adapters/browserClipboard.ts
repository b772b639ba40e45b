import type { Clipboard } from "../ports/clipboard";

/** Only a secure context has a clipboard. */
export function createBrowserClipboard(browser: Window): Clipboard {
  return { write: async (text) => browser.navigator.clipboard.writeText(text) };
}
