import { STORAGE } from "../../../generated/settings";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Clock } from "../../time/clock";

export const ASKED_TIME_KEY = `${STORAGE.sessionKey}.askedTime`;
/** What is left is never longer, or the clock of the device has been set back. */
const LONGEST_MS = 7_200_000;

/** For how long the server has asked the user to be left alone, for all tabs of the browser (`Retry-After`). */
export interface AskedTime {
  readonly note: (userId: string, ms: number) => Promise<void>;
  /** In milliseconds; 0 when it is over. */
  readonly left: (userId: string) => Promise<number>;
}

export function createAskedTime({ storage, clock }: { readonly storage: KeyValueStore; readonly clock: Clock }): AskedTime {
  return {
    note: (userId, ms) => storage.write(ASKED_TIME_KEY, { userId, until: clock.now() + ms }),
    left: async (userId) => {
      const { userId: asked, until }: Partial<Record<string, unknown>> = { ...Object(await storage.read(ASKED_TIME_KEY)) };
      const left = asked === userId && typeof until === "number" ? until - clock.now() : 0;
      return left <= LONGEST_MS ? Math.max(0, left) : 0;
    },
  };
}
