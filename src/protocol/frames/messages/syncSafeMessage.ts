import * as z from "zod/mini";
import { message } from "./message";

/** 0: actions still wait, 1: there was nothing to synchronise, 2: synchronised (decision HSW-11). */
export const SYNC_STATES = { waiting: 0, nothing: 1, synchronised: 2 } as const;

/** Upper bound for the herds of one user. */
const MOST_HERDS = 500;

/**
 * Asks to send the queued actions of these herds. `timeout` in milliseconds; `network`: the network state
 * as the frame sees it; `back`: the user stays on the page, otherwise the sync page opens when actions still wait.
 */
export const SYNC_SAFE = message(
  "syncSafe",
  z.strictObject({
    numCheptels: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.minLength(1), z.maxLength(MOST_HERDS)),
    timeout: z.int().check(z.positive(), z.maximum(600_000)),
    network: z.enum(["ONLINE", "OFFLINE"]),
    back: z.boolean(),
  }),
  z.strictObject({ status: z.union([z.literal(0), z.literal(1), z.literal(2)]) }),
);
