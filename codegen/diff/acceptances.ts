import type { Acceptance, Effect } from "./effect";
import { makeEffect } from "./makeEffect";
import type { Side } from "./side";

/** What this change accepts. What stands on the older side too was for another change, which is merged: it is a record. */
export function newAcceptances(base: Side, head: Side): readonly Acceptance[] {
  const merged = entriesOf(base).map((entry) => JSON.stringify(entry));
  return entriesOf(head).filter((entry) => {
    const at = merged.indexOf(JSON.stringify(entry));
    if (at >= 0) merged.splice(at, 1);
    return at < 0;
  });
}

/** The acceptance of an effect; it is for this effect alone, and until its day. */
export function acceptanceOf({ id }: Effect, given: readonly Acceptance[], today: string): Acceptance | null {
  return given.find((one) => one.id === id && (one.until === undefined || today <= one.until)) ?? null;
}

/** A new acceptance of what this change does not do, or does not do any more. */
export function unusedAcceptances(found: readonly Effect[], given: readonly Acceptance[]): readonly Effect[] {
  const known = new Set(found.map(({ id }) => id));
  return given.flatMap(({ id, what }) => (known.has(id) ? [] : [makeEffect({ kind: "unused-yes", subjects: [id], after: what })]));
}

function entriesOf({ model }: Side): readonly Acceptance[] {
  return model.documents.accepted.flatMap(({ document }) => document.accepted);
}
