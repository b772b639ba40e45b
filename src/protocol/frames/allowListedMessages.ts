import * as z from "zod/mini";
import { message, noValue } from "./message";

const herd = z.string().check(z.minLength(1), z.maxLength(64));
const index = z.string().check(z.minLength(1), z.maxLength(200));

/** Asks for the end of the login. */
export const DISCONNECT = message("disconnect", z.strictObject({}), noValue);

/** Asks for a herd switch. */
export const LOGIN = message("login", z.strictObject({ numCheptel: herd }), noValue);

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
    numCheptels: z.array(herd).check(z.minLength(1), z.maxLength(MOST_HERDS)),
    timeout: z.int().check(z.positive(), z.maximum(600_000)),
    network: z.enum(["ONLINE", "OFFLINE"]),
    back: z.boolean(),
  }),
  z.strictObject({ status: z.union([z.literal(0), z.literal(1), z.literal(2)]) }),
);

/** Indexed storage of the application for the current herd: reads the value of an index; null: nothing. */
export const STORAGE_READ = message("storageRead", z.strictObject({ index }), z.unknown());

/** Writes the value of an index; null removes it. */
export const STORAGE_STORE = message("storageStore", z.strictObject({ index, value: z.unknown() }), noValue);

/**
 * An action of the user: queued on the device first, sent when the network allows. `index` is the kind of action, `label` what was
 * done in words of the user. `from` says what it is about and which values it was made from: the server then refuses it when somebody
 * else has changed the same since, and the user decides. `numCheptel` is the herd that the page shows: it is refused when another one
 * has been opened meanwhile, so that nothing is entered under the wrong herd.
 */
export const STORAGE_ACTION = message(
  "storageAction",
  z.strictObject({
    index,
    payload: z.unknown(),
    label: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    from: z.optional(z.strictObject({ about: index, base: z.unknown() })),
    numCheptel: z.optional(z.string()),
  }),
  noValue,
);
