import * as z from "zod/mini";
import type { Clock } from "../../time/clock";
import { pause } from "../../time/pause";
import type { StoredEntry } from "./storedEntry";

const turn = z.object({ id: z.string(), until: z.number() });

/** Longer than a call may take; the lock of a tab that has crashed ends with it. */
const TURN_MS = 20_000;
/** Another tab may write at the same moment: the last one has the lock. */
const SETTLE_MS = 30;
const RETRY_MS = 50;

/**
 * A lock of all tabs in the local storage, for pages without Web Locks: those that are not served securely. It names the tab that
 * holds it, whose page lets go of it when it is left.
 */
export function createStorageLock(entry: StoredEntry, clock: Clock, tab: string, randomKey: () => string) {
  const read = () => z.safeParse(turn, entry.read()).data;
  const take = async (id: string) => {
    const leftMs = (read()?.until ?? 0) - clock.now();
    // More than a turn is left only where the clock was set back.
    if (leftMs > 0 && leftMs <= TURN_MS) return false;
    entry.write({ tab, id, until: clock.now() + TURN_MS });
    await pause(clock, SETTLE_MS);
    return read()?.id === id;
  };
  return async <Result>(run: (waited: boolean) => Promise<Result>): Promise<Result> => {
    if (!entry.isUsable()) return run(false);
    const id = randomKey();
    let waited = false;
    while (!(await take(id))) {
      waited = true;
      await pause(clock, RETRY_MS);
    }
    try {
      return await run(waited);
    } finally {
      if (read()?.id === id) entry.remove();
    }
  };
}
