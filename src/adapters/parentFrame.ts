import type { ParentFrame } from "../ports/parentFrame";

/** Notifies the parent page of the shell, if its origin is on the list (GRD-07). */
export function createParentFrame(browser: Window, origins: readonly string[]): ParentFrame {
  return {
    navigate: ({ route, params, href }) => {
      if (browser.parent === browser) return;
      for (const origin of origins) browser.parent.postMessage({ type: "navigate", route, params, href }, origin);
    },
  };
}
