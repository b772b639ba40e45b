import { STORAGE } from "../../../generated/settings";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Clock } from "../../time/clock";

export const RETRY_AFTER_KEY = `${STORAGE.sessionKey}.askedTime`;
/** What is left is never longer, or the clock of the device has been set back. */
const LONGEST_MS = 7_200_000;

/** For how long the server has asked the user to be left alone, for all tabs of the browser (`Retry-After`). */
export interface RetryAfter {
  readonly note: (userId: string, ms: number) => Promise<unknown>;
  /** In milliseconds; 0 when it is over. */
  readonly left: (userId: string) => Promise<number>;
}

export function createRetryAfter({ storage, clock }: { readonly storage: KeyValueStore; readonly clock: Clock }): RetryAfter {
  return {
    note: (userId, ms) => storage.write(RETRY_AFTER_KEY, { userId, until: clock.now() + ms }),
    left: async (userId) => {
      const { userId: asked, until }: Partial<Record<string, unknown>> = { ...Object(await storage.read(RETRY_AFTER_KEY)) };
      const left = asked === userId && typeof until === "number" ? until - clock.now() : 0;
      return left <= LONGEST_MS ? Math.max(0, left) : 0;
    },
  };
}
