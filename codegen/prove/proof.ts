import type { Guard } from "../../src/domain/registry/access";
import type { RegistryTables } from "../../src/domain/registry/tables";
import { createResolver, type Resolver } from "../../src/domain/resolver/createResolver";
import { type Said, said } from "../messages/say";
import { circumstancesOf, ENVIRONMENTS, type Environment, modeIn } from "../viewer/environments";
import { type UserFile, viewerOf } from "../viewer/userFile";
import { type Breach, breachSaid } from "./breach";
import { type Claim, isFailure, isOfOther, type Opening } from "./claim";
import { findFacts, TOO_MANY, type UserFacts } from "./findFacts";
import { follow, type Step } from "./follow";
import { userFileOf } from "./userFileOf";
import type { Through, Way } from "./ways";

/** One claim shown for every possible user, or the user for whom it fails. */
export interface Proof extends Pick<Claim, "kind" | "subject" | "object"> {
  readonly holds: boolean | "not-proved";
  /** `open`: for whatever rights anybody may be given; `closed`: for the personas of the registry. */
  readonly world: "open" | "closed";
  /** Where it fails; where it holds, all that it was shown in. */
  readonly environments: readonly Environment[];
  /** Why it fails, or is not proven. */
  readonly because?: Said;
  /** The smallest user for whom it fails, as a user file; replayed through the resolver, by address. */
  readonly counterexample?: UserFile;
  readonly failure?: Failure;
}

/** How a claim fails. */
export interface Failure {
  /** Where it leads; nowhere without an address. */
  readonly steps: readonly Step[];
  /** Who refuses at the end, and how. */
  readonly guard: Guard | null;
  readonly breach: Breach | undefined;
  /** The address is that of another route than the one that is named. */
  readonly isOther: boolean;
  readonly through: Through | null;
  /** It fails only because a level 0 refuses. */
  readonly byLevelZero: boolean;
}

export interface Attempt {
  /** All ways to fail; asked for once a mode. */
  readonly ways: () => Iterable<Way>;
  /** Where it leads for a user, as the product says it. */
  readonly offered: (resolver: Resolver) => Opening | null;
  /** There are more ways than were looked at. */
  readonly isPartial: boolean;
}

type Named = Pick<Claim, "kind" | "subject" | "object">;

interface Witness {
  readonly file: UserFile;
  readonly way: Way;
  readonly facts: UserFacts;
}

/** Ways looked at for the smallest user. */
const MOST_WITNESSES = 8;

export function proofOf(tables: RegistryTables, { kind, subject, object }: Named, attempt: Attempt): Proof {
  const claim = { kind, subject, object, world: "open" } as const;
  const failing = new Set<Environment>();
  let first: Witness | null = null;
  let isOpen = attempt.isPartial;
  for (const mode of ["multi", "solo"] as const) {
    if (ENVIRONMENTS.every((one) => modeIn(one) !== mode || failing.has(one))) continue;
    const { witnesses, gaveUp } = witnessesIn(mode, attempt.ways(), tables);
    isOpen ||= gaveUp;
    for (const witness of witnesses) {
      const where = ENVIRONMENTS.filter((environment) => fails(tables, witness.file, environment, attempt.offered));
      for (const environment of where) failing.add(environment);
      if (!where.some((one) => modeIn(one) === mode)) continue;
      const isSolo = where.every((one) => modeIn(one) === "solo");
      first ??= isSolo ? { ...witness, file: { ...witness.file, mode: "solo" } } : witness;
      break;
    }
    // Somebody was found, but the product does otherwise: nothing is shown then.
    isOpen ||= witnesses.length > 0 && failing.size === 0;
  }
  if (first === null) return isOpen ? unprovenOf(claim, said("unproven.tries", {})) : heldBy(claim);
  const { steps, guard, through, opening } = first.way;
  const breach = guard === null ? undefined : first.facts.breaches.get(guard);
  const isOther = isOfOther(steps, opening, tables);
  const byLevelZero = (["multi", "solo"] as const).every((mode) => !isPossible(attempt.ways(), mode, tables));
  return {
    ...claim,
    holds: false,
    environments: ENVIRONMENTS.filter((one) => failing.has(one)),
    because: isOther
      ? said("because.other-route", { href: steps[0]?.href ?? "–", route: steps[0]?.route ?? "–" })
      : becauseOf(steps, breach),
    counterexample: first.file,
    failure: { steps, guard, breach, isOther, through, byLevelZero },
  };
}

export function heldBy({ kind, subject, object }: Named): Proof {
  return { kind, subject, object, world: "open", holds: true, environments: ENVIRONMENTS };
}

export function unprovenOf({ kind, subject, object }: Named, because: Said): Proof {
  return { kind, subject, object, world: "open", holds: "not-proved", environments: [], because };
}

/** Users for whom the ways are true in a mode, the smallest first. */
function witnessesIn(mode: UserFacts["mode"], ways: Iterable<Way>, tables: RegistryTables) {
  const witnesses: Witness[] = [];
  let gaveUp = false;
  for (const way of ways) {
    const facts = findFacts(way.when, mode, tables);
    if (facts === TOO_MANY) gaveUp = true;
    else if (facts !== null) witnesses.push({ file: { ...userFileOf(facts, tables), ...way.user }, way, facts });
    if (witnesses.length >= MOST_WITNESSES) break;
  }
  const sizeOf = ({ file }: Witness) => JSON.stringify(file).length;
  return { witnesses: witnesses.sort((a, b) => sizeOf(a) - sizeOf(b)), gaveUp };
}

/** Whether the product does that to this user. */
function fails(tables: RegistryTables, file: UserFile, environment: Environment, offered: Attempt["offered"]): boolean {
  const resolver = createResolver(tables, viewerOf(file, circumstancesOf(environment), ""));
  const opening = resolver.signedIn ? offered(resolver) : null;
  if (opening === null) return false;
  return isFailure(opening.href === null ? [] : follow(resolver, opening.href), opening, tables);
}

/** Whether some way is true of anybody where a level 0 gives nothing and takes nothing. */
function isPossible(ways: Iterable<Way>, mode: UserFacts["mode"], tables: RegistryTables): boolean {
  for (const { when } of ways) if (findFacts(when, mode, tables, "gives-nothing") !== null) return true;
  return false;
}

function becauseOf(steps: readonly Step[], breach: Breach | undefined): Said {
  if (breach !== undefined) return breachSaid(breach);
  const last = steps.at(-1);
  if (last === undefined) return said("because.no-address", {});
  const { href, ends } = last;
  if (ends === "loop") return said("because.loop", { href });
  return ends === "refused"
    ? said("because.signedIn", {})
    : said(ends === "missing" ? "because.missing" : "because.unknown-address", { href });
}
