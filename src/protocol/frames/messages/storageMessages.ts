import * as z from "zod/mini";
import { message, noValue } from "./message";

const index = z.string().check(z.minLength(1), z.maxLength(200));

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
