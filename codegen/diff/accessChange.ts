import type { Guard } from "../../src/domain/registry/access";
import { guardText } from "../../src/domain/registry/guardText";
import type { UserFile } from "../viewer/userFile";
import type { Side } from "./side";
import { witnessOf } from "./witness";

/** What became of who may pass, for all possible users. */
export interface AccessChange {
  readonly change: "same" | "widened" | "narrowed" | "changed";
  /** Somebody who passes now and did not before. */
  readonly gains?: UserFile;
  /** Somebody who passed before and does not now. */
  readonly loses?: UserFile;
}

export const SAME: AccessChange = { change: "same" };

/** Ways in, any of which suffices, and what must be true of a user before any of them counts. */
export interface WaysIn {
  readonly always: readonly Guard[];
  readonly anyOf: readonly Guard[];
}

/** Compares who gets in on both sides: a gain is somebody whom one way now admits and who was refused by all of before. */
export function accessChange(before: WaysIn, after: WaysIn, base: Side, head: Side): AccessChange {
  const sides = { base: named(before, base, head), head: named(after, head, base) };
  const gains = witness(sides.head, sides.base, head);
  const loses = witness(sides.base, sides.head, base);
  const change = gains && loses ? "changed" : gains ? "widened" : loses ? "narrowed" : "same";
  // Where one name means two things there is nobody to show who could be signed in on both sides.
  if (sides.base !== before || sides.head !== after) return { change };
  return { change, ...(gains && { gains }), ...(loses && { loses }) };
}

function witness(entering: WaysIn, closed: WaysIn, side: Side): UserFile | null {
  // Kept out of the whole, or of each way there is.
  const refusals = [...closed.always.map((guard) => [guard]), closed.anyOf];
  for (const way of entering.anyOf)
    for (const refused of refusals) {
      const user = witnessOf([...entering.always, way], refused, side.tables);
      if (user !== null) return user;
    }
  return null;
}

/** A grant that was looked up otherwise on the other side is another grant, though it bears the same name. */
function named(ways: WaysIn, side: Side, other: Side): WaysIn {
  const exact = side.tables.exactGrants.filter((name) => !other.tables.exactGrants.includes(name) && other.model.grants.has(name));
  if (!ways.anyOf.some(({ clauses }) => clauses.some((clause) => clause.some((name) => exact.includes(name))))) return ways;
  const renamed = (guard: Guard): Guard => ({
    ...guard,
    clauses: guard.clauses.map((clause) => clause.map((name) => (exact.includes(name) ? `${name} (exact)` : name))),
  });
  return { always: ways.always, anyOf: ways.anyOf.map(renamed) };
}

/** Whether two sets of ways are written alike, which spares the comparison. */
export function isAlike(before: WaysIn, after: WaysIn): boolean {
  const text = ({ always, anyOf }: WaysIn) => [always, anyOf].map((guards) => guards.map(guardText).join("\n")).join("\n\n");
  return text(before) === text(after);
}
