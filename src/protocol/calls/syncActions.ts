import * as z from "zod/mini";
import { shortText } from "../account/credentials";
import { isoDate } from "../account/isoDate";
import { contract } from "./contract";

/**
 * One action of the queue (section 7.2): what was done, for which herd, and when on the device. Its payload depends on its type.
 * `from`: what it is about, and the values it was made from, so that a change somebody else has made since is not undone.
 */
export const syncAction = z.object({
  type: shortText.check(z.minLength(1)),
  numCheptel: shortText.check(z.minLength(1)),
  at: isoDate,
  payload: z.unknown(),
  from: z.optional(z.object({ about: shortText.check(z.minLength(1)), base: z.unknown() })),
});

export type SyncAction = z.output<typeof syncAction>;

/** `already-applied` when the server had it before, by its key: for the sender both are success. */
export const syncAnswer = z.object({ status: z.enum(["applied", "already-applied"]) });

/**
 * Actions of the queue. Each travels with the header `Idempotency-Key`, and only a success that echoes the key in the header of the
 * same name says that the server has this action. 409: somebody else has changed the same since (`held` and `sent`, the two values, are in
 * the answer), or the key came before with another action. 422: the payload cannot be
 * applied, and `reason` names the fields.
 */
export const ACTION_CALLS = {
  syncActions: contract({ caller: "herd", params: [], request: syncAction, answer: syncAnswer, writes: true }),
} as const;
