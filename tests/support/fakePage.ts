import type { KeyPress } from "../../src/sdk/keyPress";
import type { Page } from "../../src/sdk/page";

const NO_KEY: Omit<KeyPress, "preventDefault"> = {
  key: "",
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  isComposing: false,
  inField: false,
};

export interface FakePage extends Page {
  /** As a person edits the address, or a hash router does. */
  readonly goTo: (hash: string) => void;
  /** Presses a key inside the page; whether the SDK has taken it. */
  readonly press: (press: Partial<KeyPress>) => boolean;
  /** The tab is about to be loaded again. */
  readonly leave: () => void;
  readonly written: readonly { readonly address: string; readonly quietly: boolean }[];
}

/** The page of a sub-application, in a frame or alone. */
export function fakePage(hash = "", parent: Window | null = null): FakePage {
  const written: { address: string; quietly: boolean }[] = [];
  const listeners = new Set<() => void>();
  const going = new Set<() => void>();
  const keys = new Set<(press: KeyPress) => void>();
  let current = hash;
  return {
    parent,
    origin: () => "https://app.example",
    parentOrigin: () => null,
    hash: () => current,
    replaceHash: (address, quietly) => {
      current = `#${address}`;
      written.push({ address, quietly });
    },
    onHashChange: (run) => {
      listeners.add(run);
      return () => listeners.delete(run);
    },
    language: () => "fr",
    online: () => true,
    theme: () => "light",
    confirm: (text) => text !== "",
    onKeyDown: (run) => {
      keys.add(run);
      return () => keys.delete(run);
    },
    onGoing: (run) => {
      going.add(run);
      return () => going.delete(run);
    },
    leave: () => {
      for (const run of going) run();
    },
    press: (press) => {
      let taken = false;
      const whole = {
        ...NO_KEY,
        ...press,
        preventDefault: () => {
          taken = true;
        },
      };
      for (const run of keys) run(whole);
      return taken;
    },
    goTo: (next) => {
      current = next;
      for (const run of listeners) run();
    },
    written,
  };
}
