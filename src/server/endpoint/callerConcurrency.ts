import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import { TooLate } from "../time/clock";

/** Calls of one account or address that run at a time in a process: while they wait for a locked row or a hash, others get on. */
const AT_ONCE = 4;
/** Calls that wait for their turn; one more is answered like one that has waited too long. */
const MOST_WAITING = 100;
const CALLERS_KNOWN = 10_000;

/** Runs a call when its caller has a turn. */
export type CallerConcurrency = <Result>(caller: string, run: () => Promise<Result>) => Promise<Result>;

export function createCallerConcurrency(): CallerConcurrency {
  const limits = new LRUCache<string, LimitFunction>({ max: CALLERS_KNOWN });
  return async (caller, run) => {
    const limit = limits.get(caller) ?? pLimit(AT_ONCE);
    limits.set(caller, limit);
    if (limit.pendingCount >= MOST_WAITING) throw new TooLate();
    return limit(run);
  };
}
