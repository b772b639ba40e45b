import type { Theme } from "../protocol/frames/context";

/** What the SDK reads from the page it runs in. */
export interface Page {
  /** Window that shows this page in a frame, or null when it stands alone. */
  readonly parent: Window | null;
  readonly hash: () => string;
  /** Writes the hash without a history entry; `quietly` also without a `hashchange` event. */
  readonly replaceHash: (address: string, quietly: boolean) => void;
  readonly onHashChange: (run: () => void) => () => void;
  readonly language: () => string;
  readonly online: () => boolean;
  readonly theme: () => Theme;
}

export function browserPage(): Page {
  return {
    parent: window.parent === window ? null : window.parent,
    hash: () => window.location.hash,
    replaceHash: (address, quietly) => {
      if (quietly) window.history.replaceState(window.history.state, "", `#${address}`);
      else window.location.replace(`#${address}`);
    },
    onHashChange: (run) => {
      window.addEventListener("hashchange", run);
      return () => window.removeEventListener("hashchange", run);
    },
    language: () => document.documentElement.lang || navigator.language.slice(0, 2),
    online: () => navigator.onLine,
    theme: () => (window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
  };
}
