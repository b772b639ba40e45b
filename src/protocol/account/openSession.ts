import * as z from "zod/mini";

/** Where an account is signed in. Dates of an answer are dates before it is parsed (CAL-05). */
export const openSession = z.object({
  since: z.date(),
  usedAt: z.date(),
  /** Browser and system; null when neither is known. */
  device: z.nullable(z.string()),
  /** The session that asks. */
  current: z.boolean(),
  /** Opened with a support link, by somebody other than the owner. */
  bySupport: z.boolean(),
});
