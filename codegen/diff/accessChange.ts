import type { Guard } from "../../src/domain/registry/access";
import { guardText } from "../../src/domain/registry/guardText";
import { withShorter } from "../link/references";
import { SIGNED_IN } from "../tables/guardOf";
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

const SAME: AccessChange = { change: "same" };

/** Ways in, any of which suffices, and what must be true of a user before any of them counts. */
export interface WaysIn {
  readonly always: readonly Guard[];
  readonly anyOf: readonly Guard[];
}

/** Compares who gets in on both sides: a gain is somebody whom one way now admits and who was refused by all of before. */
export function accessChange(before: WaysIn, after: WaysIn, base: Side, head: Side): AccessChange {
  const [was, is] = [exactNamed(before, base, head), exactNamed(after, head, base)];
  if (waysText(was) === waysText(is)) return SAME;
  const sides = { base: orExact(was, base, head), head: orExact(is, head, base) };
  const gains = givenAtOnce(sides.head, sides.base, base, head) ?? witness(sides.head, sides.base, head);
  const loses = witness(sides.base, sides.head, base);
  const change = gains && loses ? "changed" : gains ? "widened" : loses ? "narrowed" : "same";
  // Where one name means two things there is nobody to show who could be signed in on both sides.
  if (sides.base !== before || sides.head !== after) return { change };
  return { change, ...(gains && { gains }), ...(loses && { loses }) };
}

/** Somebody who passes by a new grant, and has it at once by a shorter one. */
function givenAtOnce(entering: WaysIn, closed: WaysIn, base: Side, head: Side): UserFile | null {
  const asked = new Set(entering.anyOf.flatMap(({ clauses }) => clauses.flat()));
  const added = [...asked].filter((name) => !base.model.grants.has(name) && head.model.grants.get(name)?.exact === false);
  for (const name of added) {
    const shorter = withShorter(name).find((one) => base.model.grants.has(one));
    const holder: Guard = { ...SIGNED_IN, clauses: [[shorter ?? ""]] };
    const user = shorter === undefined ? null : witness({ ...entering, always: [...entering.always, holder] }, closed, head);
    if (user !== null) return user;
  }
  return null;
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

/** A grant that is looked up by its full name on this side alone is another one than that of the same name on the other side. */
export function exactNamed(ways: WaysIn, side: Side, other: Side): WaysIn {
  return withGrants(ways, exactAlone(side, other), (name) => [asExact(name)]);
}

/** Whoever holds a grant by its full name holds it too where a shorter name gives it. */
function orExact(ways: WaysIn, side: Side, other: Side): WaysIn {
  return withGrants(ways, exactAlone(other, side), (name) => [name, asExact(name)]);
}

/** Grants that one side looks up by their full name only, and the other does not. */
export function exactAlone(side: Side, other: Side): readonly string[] {
  return side.tables.exactGrants.filter((name) => !other.tables.exactGrants.includes(name) && other.model.grants.has(name));
}

function asExact(grant: string): string {
  return `${grant} (exact: true)`;
}

function withGrants(ways: WaysIn, names: readonly string[], become: (name: string) => readonly string[]): WaysIn {
  if (!ways.anyOf.some(({ clauses }) => clauses.flat().some((name) => names.includes(name)))) return ways;
  const renamed = (guard: Guard): Guard => ({
    ...guard,
    clauses: guard.clauses.map((clause) => clause.flatMap((name) => (names.includes(name) ? become(name) : [name]))),
  });
  return { always: ways.always, anyOf: ways.anyOf.map(renamed) };
}

export function waysText({ always, anyOf }: WaysIn): string {
  return [always, anyOf].map((guards) => guards.map(guardText).join("\n")).join("\n\n");
}
