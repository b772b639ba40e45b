import type { Theme } from "../protocol/frames/messages/context";
import { type KeyPress, keyPressOf } from "./keyPress";

/** What the SDK reads from the page it runs in. */
export interface Page {
  /** Window that shows this page in a frame, or null when it stands alone. */
  readonly parent: Window | null;
  readonly origin: () => string;
  /** Origin of that window, where the browser reports it. */
  readonly parentOrigin: () => string | null;
  readonly hash: () => string;
  /** Writes the hash without a history entry; `silent` also without a `hashchange` event. */
  readonly replaceHash: (address: string, silent: boolean) => void;
  readonly onHashChange: (run: () => void) => () => void;
  readonly language: () => string;
  readonly online: () => boolean;
  readonly theme: () => Theme;
  readonly confirm: (text: string) => boolean;
  readonly onKeyDown: (run: (press: KeyPress) => void) => () => void;
  /** The page may be gone next: the tab is loaded again, closed or put aside. */
  readonly onGoing: (run: () => void) => () => void;
}

/** The first is the only one of a reload that comes while the shell still listens. */
const GOING = ["beforeunload", "pagehide", "visibilitychange"];

export function browserPage(): Page {
  return {
    parent: window.parent === window ? null : window.parent,
    origin: () => window.location.origin,
    // Firefox has no such list.
    parentOrigin: () => window.location.ancestorOrigins?.[0] ?? null,
    hash: () => window.location.hash,
    replaceHash: (address, silent) => {
      if (silent) window.history.replaceState(window.history.state, "", `#${address}`);
      else window.location.replace(`#${address}`);
    },
    onHashChange: (run) => {
      window.addEventListener("hashchange", run);
      return () => window.removeEventListener("hashchange", run);
    },
    language: () => document.documentElement.lang || navigator.language.slice(0, 2),
    online: () => navigator.onLine,
    theme: () => (window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"),
    confirm: (text) => window.confirm(text),
    onKeyDown: (run) => {
      const onKeyDown = (event: KeyboardEvent) => run(keyPressOf(event));
      window.addEventListener("keydown", onKeyDown);
      return () => window.removeEventListener("keydown", onKeyDown);
    },
    onGoing: (run) => {
      for (const name of GOING) window.addEventListener(name, run);
      return () => {
        for (const name of GOING) window.removeEventListener(name, run);
      };
    },
  };
}
