import type { NamedLocks } from "../../ports/outbox";

/** Locks that all tabs of one origin share; where the browser has none each tab is alone. */
export function createBrowserLocks(locks: Pick<LockManager, "request"> | undefined, prefix: string): NamedLocks {
  return { runExclusive: async (name, run) => (locks === undefined ? run() : locks.request(`${prefix}.${name}`, run)) };
}
