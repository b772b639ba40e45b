import { createUnsavedPages } from "../../src/adapters/unsavedPages";
import type { UnsavedPages } from "../../src/ports/unsavedPages";

/** Web Locks of one browser, as far as tabs tell each other by them what is unsaved: each is held by one tab, and can be listed. */
function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();
  const request = async (name: string, run: () => unknown) => {
    while (held.has(name)) await held.get(name);
    const holding = Promise.resolve(run());
    held.set(name, holding);
    await holding;
    held.delete(name);
  };
  return { request, query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }) } as unknown as LockManager;
}

/** What the tabs of one browser know of each other's unsaved pages. */
export function unsavedInTabs(): () => UnsavedPages {
  const locks = fakeLocks();
  let tabs = 0;
  return () => createUnsavedPages(locks, "unsaved.", () => `tab-${++tabs}`);
}
