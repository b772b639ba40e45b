import type { Page } from "../../src/sdk/page";

export interface FakePage extends Page {
  /** As a person edits the address, or a hash router does. */
  readonly goTo: (hash: string) => void;
  readonly written: readonly { readonly address: string; readonly quietly: boolean }[];
}

/** The page of a sub-application, in a frame or alone. */
export function fakePage(hash = "", parent: Window | null = null): FakePage {
  const written: { address: string; quietly: boolean }[] = [];
  const listeners = new Set<() => void>();
  let current = hash;
  return {
    parent,
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
    goTo: (next) => {
      current = next;
      for (const run of listeners) run();
    },
    written,
  };
}
