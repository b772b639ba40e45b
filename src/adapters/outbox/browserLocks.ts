import type { NamedLocks } from "../../ports/outbox";

/** Web locks, shared by all tabs of one origin; without them each tab works alone. */
export function createBrowserLocks(locks: Pick<LockManager, "request"> | undefined, prefix: string): NamedLocks {
  return {
    runExclusive: async (name, run, signal) =>
      locks === undefined ? run() : locks.request(`${prefix}.${name}`, signal === undefined ? {} : { signal }, run),
  };
}
