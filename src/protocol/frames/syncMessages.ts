import * as z from "zod/mini";
import { message, noValue, unchecked } from "./message";
import type { SyncOverview } from "./syncOverview";

/** Asks for the sync state of the user, over all herds. */
export const SYNC_READ = message("syncRead", z.strictObject({}), unchecked<SyncOverview>());

/** Carries out what the user has decided about a refused action. `payload` corrects it; `keepMine` sends it over what the server holds. */
export const SYNC_DECIDE = message(
  "syncDecide",
  z.strictObject({
    key: z.string().check(z.minLength(1), z.maxLength(200)),
    decision: z.enum(["retry", "discard", "edit", "keepMine"]),
    payload: z.unknown(),
  }),
  noValue,
);
