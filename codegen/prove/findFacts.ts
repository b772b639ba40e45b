import type { Guard } from "../../src/domain/registry/access";
import type { RegistryTables } from "../../src/domain/registry/tables";
import type { Mode } from "../../src/domain/session/session";
import { type Breach, breachesOf } from "./breach";
import { clauseSet } from "./clauseSet";
import type { Condition } from "./condition";
import { contextRules } from "./contextRules";

/** What must be true of a signed-in user so that some guards admit and others refuse. */
export interface UserFacts {
  readonly mode: Mode;
  /** One set of names to hold per clause of the admitting guards: any one of each, none of `refused`. */
  readonly clauses: readonly (readonly string[])[];
  readonly refused: ReadonlySet<string>;
  readonly applications: ReadonlySet<string>;
  readonly inactive: ReadonlySet<string>;
  /** null: either way. */
  readonly multiHerd: boolean | null;
  /** How each refusing guard refuses. */
  readonly breaches: ReadonlyMap<Guard, Breach>;
}

export interface FactRules extends Pick<RegistryTables, "workshops" | "exactGrants"> {
  readonly access: Pick<RegistryTables["access"], "everybody">;
}

/** How a level 0 is read: as shipped it refuses; read as if it were not there, a shorter name gives all below it. */
export type LevelZero = "refuses" | "gives-nothing";

/** What nobody can say in the number of tries that a proof has. */
export const TOO_MANY = "too-many";
const MOST_TRIES = 20_000;

/**
 * Looks for a user of whom a condition is true in a mode; null when there can be none, which proves that what it admits
 * implies what it refuses. A clause is refused only by refusing all its grants, and a clause is held by one grant outside
 * of those: so a clause C follows exactly from a clause D that lies whole within C.
 */
export function findFacts(when: Condition, mode: Mode, rules: FactRules, zero: LevelZero = "refuses"): UserFacts | null | typeof TOO_MANY {
  const refusing = [...new Set(when.refuses)];
  if (refusing.some((guard) => guard.public || when.admits.includes(guard))) return null;
  const asked = when.admits.filter((guard) => !guard.public);
  const { everybody } = rules.access;
  if (mode === "solo" && asked.some(({ multiFirst }) => multiFirst)) return null;
  const multi = asked.some(({ multiHerd, multiFirst }) => multiHerd || multiFirst) || null;
  if (multi && when.multiHerd === false) return null;
  const workshops = contextRules(rules.workshops, new Set(asked.flatMap(({ workshop }) => workshop ?? [])), when.context);
  const clauses = clauseSet(
    asked.flatMap((guard) => guard.clauses).filter((clause) => !clause.includes(everybody)),
    zero === "refuses" ? null : rules.exactGrants,
  );
  if (workshops === null || clauses === null) return null;
  const search = refuseAll(refusing, {
    applications: new Set(asked.flatMap((guard) => guard.applications)),
    multiHerd: multi ?? when.multiHerd,
    breachesOf: (guard) => breachesOf(guard, everybody, mode),
    clauses,
    workshops,
  });
  if (search === null || search === TOO_MANY) return search;
  return {
    ...search,
    mode,
    clauses: clauses.clauses,
    refused: clauses.refused(),
    inactive: workshops.inactive(),
  };
}

interface Search {
  readonly applications: ReadonlySet<string>;
  readonly multiHerd: boolean | null;
  readonly breachesOf: (guard: Guard) => readonly Breach[];
  readonly clauses: NonNullable<ReturnType<typeof clauseSet>>;
  readonly workshops: NonNullable<ReturnType<typeof contextRules>>;
}

type Found = Pick<UserFacts, "applications" | "multiHerd" | "breaches">;

/** One breach per guard, those first that can be refused in one way only; a choice that leaves no way is taken back at once. */
function refuseAll(guards: readonly Guard[], search: Search): Found | null | typeof TOO_MANY {
  const { applications, clauses, workshops } = search;
  const ways = guards.map((guard) => ({ guard, breaches: search.breachesOf(guard) })).sort((a, b) => a.breaches.length - b.breaches.length);
  const chosen = ways.map(() => 0);
  const marks: { clauses: number; workshops: number; multiHerd: boolean | null }[] = [];
  let { multiHerd } = search;
  const refuse = (breach: Breach): boolean => {
    switch (breach.kind) {
      case "mode":
        return true;
      case "multiHerd":
      case "multiFirst":
        if (multiHerd === true) return false;
        multiHerd = false;
        return true;
      case "application":
        return !applications.has(breach.code);
      case "workshop":
        return workshops.close(breach.workshop);
      case "clause":
        return clauses.refuse(breach.grants);
      default:
        return breach satisfies never;
    }
  };
  for (let at = 0, tries = 0; at < ways.length; tries++) {
    if (tries > MOST_TRIES + ways.length) return TOO_MANY;
    const mark = { clauses: clauses.mark(), workshops: workshops.mark(), multiHerd };
    const breach = ways[at]?.breaches[chosen[at] ?? 0];
    if (breach !== undefined && refuse(breach)) {
      marks[at++] = mark;
      continue;
    }
    let back: typeof mark | undefined = mark;
    if (breach === undefined) {
      chosen[at] = 0;
      back = marks[--at];
    }
    if (back === undefined) return null;
    clauses.undo(back.clauses);
    workshops.undo(back.workshops);
    multiHerd = back.multiHerd;
    chosen[at] = (chosen[at] ?? 0) + 1;
  }
  const breaches = new Map(
    ways.flatMap(({ guard, breaches: all }, n) => {
      const breach = all[chosen[n] ?? 0];
      return breach === undefined ? [] : [[guard, breach] as const];
    }),
  );
  return { applications, multiHerd, breaches };
}
