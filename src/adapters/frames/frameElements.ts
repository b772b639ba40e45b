import type { FrameElement, FrameElements } from "../../ports/frames";

const EMPTY = "about:blank";

/** Documents in the elements of frames, by the `location` of their windows, which any page may set and none but its own origin may read. */
export function createFrameElements(browser: Pick<Window, "fetch">): FrameElements {
  return {
    unload: (element) =>
      new Promise((resolve) => {
        if (!(element instanceof HTMLIFrameElement)) return resolve();
        const settle = () => {
          // The load of the page that has just been given up may still arrive.
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
    hash: (element) => looking(() => element.contentWindow?.location.hash || null, null),
    hasNavigated: (element) => !isOpaque(element) && looking(() => (steps(element) ?? 2) > 1, true),
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
  return looking(() => contentWindow === null || contentWindow.location.href === EMPTY, false);
}

/** Documents and hashes the page has been at, its own and none else; undefined in a browser that does not count them. */
function steps({ contentWindow }: FrameElement): number | undefined {
  const counted: { readonly navigation?: { readonly entries: () => readonly unknown[] } } | null = contentWindow;
  return contentWindow === null || contentWindow.location.href === "" ? undefined : counted?.navigation?.entries().length;
}

/** Not even its empty document may be looked into. */
function isOpaque(element: FrameElement): boolean {
  return element instanceof HTMLIFrameElement && element.hasAttribute("sandbox") && !element.sandbox.contains("allow-same-origin");
}

/** A page of another origin answers every look with an error. */
function looking<Value>(look: () => Value, otherwise: Value): Value {
  try {
    return look();
  } catch {
    return otherwise;
  }
}
