import * as z from "zod/mini";
import { message, noValue, unchecked } from "./message";
import type { SyncEntries, SyncOverview } from "./syncOverview";

const key = z.string().check(z.minLength(1), z.maxLength(200));

/** Asks for the sync state of the user, over all herds. */
export const SYNC_READ = message("syncRead", z.strictObject({}), unchecked<SyncOverview>());

/** Carries out what the user has decided about a refused action. `payload` corrects it; `keepMine` sends it over what the server holds. */
export const SYNC_DECIDE = message(
  "syncDecide",
  z.strictObject({
    key,
    decision: z.enum(["retry", "discard", "edit", "keepMine"]),
    payload: z.unknown(),
  }),
  noValue,
);

/** Sends again as they are all that were set aside, of one herd or of all; not those that somebody else has changed meanwhile. */
export const SYNC_RETRY = message(
  "syncRetry",
  z.strictObject({ numCheptel: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))) }),
  noValue,
);

/** Asks for what is on the device, whole and as it lies there: a page of it, from an action on; null: from the first. */
export const SYNC_ENTRIES = message("syncEntries", z.strictObject({ from: z.nullable(key) }), unchecked<SyncEntries>());
