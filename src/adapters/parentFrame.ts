import type { ParentFrame } from "../ports/parentFrame";

/** Tells the page around the shell, if its origin is on the list; a page that is not listed learns nothing (GRD-07). */
export function createParentFrame(browser: Window, origins: readonly string[]): ParentFrame {
  return {
    navigate: ({ route, params, href }) => {
      if (browser.parent === browser) return;
      for (const origin of origins) browser.parent.postMessage({ type: "navigate", route, params, href }, origin);
    },
  };
}
