import { STORAGE } from "../../../generated/settings";
import { LONGEST_RETRY_AFTER_MS } from "../../ports/http";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Clock } from "../../time/clock";

export const RETRY_AFTER_KEY = `${STORAGE.sessionKey}.askedTime`;

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
      // More than was ever noted: the clock of the device has been set back.
      return left <= LONGEST_RETRY_AFTER_MS ? Math.max(0, left) : 0;
    },
  };
}
