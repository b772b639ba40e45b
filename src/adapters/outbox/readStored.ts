import * as z from "zod/mini";
import type { QueuedAction } from "../../domain/sync/queuedAction";

const storedAction: z.ZodMiniType<QueuedAction> = z.object({
  key: z.string(),
  userId: z.string(),
  numCheptel: z.string(),
  type: z.string(),
  payload: z.unknown(),
  at: z.date(),
  parked: z.nullable(
    z.object({
      status: z.number(),
      reason: z.string(),
      by: z.optional(z.literal("line")),
      conflict: z.optional(z.object({ held: z.unknown() })),
    }),
  ),
  label: z.optional(z.string()),
  from: z.optional(z.object({ about: z.string(), base: z.unknown() })),
});

/** Of what has no key that can be read: its place in the database stands for it. */
const PLACE = /^#(\d+)$/;

export function placeOf(key: string): number | null {
  const [, place] = PLACE.exec(key) ?? [];
  return place === undefined ? null : Number(place);
}

export function isReadable(value: unknown): boolean {
  return z.safeParse(storedAction, value).success;
}

/**
 * An action as it lies in the database. What another version of the shell has written, and this one cannot read, is no less an entry
 * of the user: it counts as set aside, whole, and stays where it is until that version sends it.
 */
export function readStored(value: unknown, userId: string, place: number): QueuedAction {
  const read = z.safeParse(storedAction, value);
  if (read.success) return read.data;
  const { key, numCheptel, type, at, label }: Partial<Record<string, unknown>> = { ...Object(value) };
  return {
    key: typeof key === "string" ? key : `#${place}`,
    userId,
    numCheptel: typeof numCheptel === "string" ? numCheptel : "",
    type: typeof type === "string" ? type : "",
    payload: value,
    at: at instanceof Date ? at : new Date(0),
    parked: { status: 0, reason: "", by: "version" },
    ...(typeof label === "string" && { label }),
  };
}
