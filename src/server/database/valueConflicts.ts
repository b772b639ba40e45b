import type { Database } from "./openDatabase";

/** A value that an action changes, and what the device that sends it had of it. */
export interface ValueChange {
  readonly numCheptel: string;
  readonly about: string;
  /** What the change was made from. */
  readonly base: unknown;
  readonly sent: unknown;
  /** As stored. */
  readonly now: string;
}

/** Somebody has changed the same meanwhile: to what. */
export class Conflict extends Error {
  override readonly name = "Conflict";
  readonly held: unknown;
  constructor(held: unknown) {
    super("the value has changed since");
    this.held = held;
  }
}

/** Longer than anything that people fill in: what grows field by field is read and compared with each change that follows. */
const MOST_BYTES = 131_072;

/** A thing would become too large to be held. */
export class HeldTooMuch extends Error {
  override readonly name = "HeldTooMuch";
}

/**
 * Takes over a change, unless it would undo one of somebody else: field by field, what was left as it was found stays as it is held,
 * and what both have changed must have become the same. To remove a field is to change it. Throws `Conflict` otherwise, and `HeldTooMuch`.
 */
export async function changeHeldValue(database: Database, change: ValueChange): Promise<void> {
  const { numCheptel, about, base, sent, now } = change;
  const place = { num_cheptel: numCheptel, about };
  // Another sender may come in between; then what that one has left is looked at.
  for (;;) {
    const before = await database
      .selectFrom("held_values")
      .select("value")
      .where("num_cheptel", "=", numCheptel)
      .where("about", "=", about)
      .executeTakeFirst();
    if (before === undefined) {
      const added = await database
        .insertInto("held_values")
        .values({ ...place, value: heldText(sent), changed_at: now })
        .onConflict((conflict) => conflict.columns(["num_cheptel", "about"]).doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 1n) return;
      continue;
    }
    const held: unknown = JSON.parse(before.value);
    const merged = merge(held, base, sent);
    if (merged === null) throw new Conflict(held);
    const updated = await database
      .updateTable("held_values")
      .set({ value: heldText(merged.value), changed_at: now })
      .where("num_cheptel", "=", numCheptel)
      .where("about", "=", about)
      .where("value", "=", before.value)
      .executeTakeFirst();
    if (updated.numUpdatedRows === 1n) return;
  }
}

/** null: both have changed the same, to something else. */
function merge(held: unknown, base: unknown, sent: unknown): { readonly value: unknown } | null {
  if (!isRecord(held) || !isRecord(base) || !isRecord(sent)) {
    if (isSame(sent, base)) return { value: held };
    return isSame(held, base) || isSame(held, sent) ? { value: sent } : null;
  }
  const value = new Map(Object.entries(held));
  // Removed is undefined, which JSON leaves out; what the sender never had is in neither of the two.
  for (const name of Object.keys({ ...base, ...sent })) {
    const field = merge(held[name], base[name], sent[name]);
    if (field === null) return null;
    value.set(name, field.value);
  }
  return { value: Object.fromEntries(value) };
}

function heldText(value: unknown): string {
  const text = textOf(value);
  if (Buffer.byteLength(text) > MOST_BYTES) throw new HeldTooMuch();
  return text;
}

function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

/** Whatever the order of the fields. */
function textOf(value: unknown): string {
  const sorted = (_: string, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1))) : inner;
  return JSON.stringify(value, sorted) ?? "null";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
