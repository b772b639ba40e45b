import type { FrameElement, FrameElements } from "../../ports/frames";

const EMPTY = "about:blank";

/** Loads documents by `contentWindow.location`, which any page may set, but only the same origin may read. */
export function createFrameElements(browser: Pick<Window, "fetch">): FrameElements {
  return {
    unload: (element) =>
      new Promise((resolve) => {
        if (!(element instanceof HTMLIFrameElement)) return resolve();
        const settle = () => {
          // A late `load` event of the previous page.
          if (!isEmpty(element) && !isOpaque(element)) return;
          element.removeEventListener("load", settle);
          resolve();
        };
        element.addEventListener("load", settle);
        element.contentWindow?.location.replace(EMPTY);
      }),
    keepEmpty: (element) => {
      if (!(element instanceof HTMLIFrameElement)) return () => {};
      const empty = () => {
        if (!isEmpty(element)) element.contentWindow?.location.replace(EMPTY);
      };
      empty();
      element.addEventListener("load", empty);
      return () => element.removeEventListener("load", empty);
    },
    load: (element, address) => element.contentWindow?.location.replace(new URL(address, document.baseURI).href),
    hash: (element) => readOr(() => element.contentWindow?.location.hash || null, null),
    hasNavigated: (element) => !isOpaque(element) && readOr(() => (steps(element) ?? 2) > 1, true),
    answers: async (address) => {
      try {
        const answer = await browser.fetch(address);
        await answer.body?.cancel();
        return true;
      } catch {
        // No network, or no server.
        return false;
      }
    },
  };
}

function isEmpty({ contentWindow }: FrameElement): boolean {
  return readOr(() => contentWindow === null || contentWindow.location.href === EMPTY, false);
}

/** History entries of the page itself; undefined in a browser without the Navigation API. */
function steps({ contentWindow }: FrameElement): number | undefined {
  const counted: { readonly navigation?: { readonly entries: () => readonly unknown[] } } | null = contentWindow;
  return contentWindow === null || contentWindow.location.href === "" ? undefined : counted?.navigation?.entries().length;
}

/** A sandbox without same origin: not even its empty document is accessible. */
function isOpaque(element: FrameElement): boolean {
  return element instanceof HTMLIFrameElement && element.hasAttribute("sandbox") && !element.sandbox.contains("allow-same-origin");
}

/** Reading a page of another origin throws. */
function readOr<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
