import type { ParentCalls } from "../ports/parentFrame";

/** Messages of the parent page, if its origin is on the list: only of its window, and only `{ type: "reload" }`. */
export function createParentCalls(browser: Window, origins: readonly string[]): ParentCalls {
  const isAlone = () => browser.parent === browser;
  return {
    framed: origins.length > 0 && !isAlone(),
    onReload: (run) => {
      const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
        if (isAlone() || source !== browser.parent || !origins.includes(origin)) return;
        if (typeof data === "object" && data !== null && "type" in data && data.type === "reload") run();
      };
      browser.addEventListener("message", onMessage);
      return () => browser.removeEventListener("message", onMessage);
    },
    reload: () => {
      if (isAlone()) return;
      for (const origin of origins) browser.parent.postMessage({ type: "reload" }, origin);
    },
  };
}
