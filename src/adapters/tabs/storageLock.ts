import * as z from "zod/mini";
import type { Clock } from "../../time/clock";
import { pause } from "../../time/pause";
import type { StoredEntry } from "./storedEntry";

const turn = z.object({ id: z.string(), until: z.number(), alone: z.optional(z.boolean()) });

/** Longer than a call may take; the lock of a tab that has crashed ends with it. */
export const TURN_MS = 20_000;
/** Another tab may write at the same moment: the last one has the lock. */
const SETTLE_MS = 30;
const RETRY_MS = 50;

/**
 * A lock of all tabs in the local storage, for pages without Web Locks (those that are not served securely) and where a frozen tab
 * keeps one. It names the tab that holds it, whose page lets go of it when it is left.
 */
export function createStorageLock(entry: StoredEntry, clock: Clock, tab: string, randomKey: () => string) {
  /** `isAlone`: another lock keeps others from writing at the same moment. */
  return async <Result>(run: (waited: boolean) => Promise<Result>, isAlone = false): Promise<Result> => {
    const id = randomKey();
    const read = () => z.safeParse(turn, entry.read()).data;
    const isOwn = () => read()?.id === id;
    // More than a turn is left only where the clock was set back; who has the other lock by now has it from a tab that is gone.
    const isOthers = () => {
      const held = read();
      const leftMs = held === undefined || (isAlone && held.alone) ? 0 : held.until - clock.now();
      return leftMs > 0 && leftMs <= TURN_MS;
    };
    let waited = false;
    do {
      while (isOthers()) {
        waited = true;
        await pause(clock, RETRY_MS);
      }
      entry.write({ tab, id, until: clock.now() + TURN_MS, alone: isAlone });
      // A storage that takes nothing holds up nobody.
      if ((isAlone && !waited) || !isOwn()) break;
      await pause(clock, SETTLE_MS);
    } while (!isOwn());
    try {
      return await run(waited);
    } finally {
      if (isOwn()) entry.remove();
    }
  };
}
