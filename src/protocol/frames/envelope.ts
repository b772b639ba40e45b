import * as z from "zod/mini";

/**
 * The envelope of every message in both directions (decision WRK-13). It names no sender: the sender is known from the window
 * the message came from, never from its contents.
 */
export const envelope = z.strictObject({
  version: z.int().check(z.nonnegative()),
  type: z.string().check(z.minLength(1), z.maxLength(40)),
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Session epoch of the sender; null before the handshake. */
  epoch: z.nullable(z.int().check(z.nonnegative())),
  /** numCheptel the sender works on, or null without a herd. */
  herd: z.nullable(z.string().check(z.maxLength(64))),
  payload: z.unknown(),
});

export type Envelope = z.output<typeof envelope>;
