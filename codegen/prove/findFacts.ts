import type { Guard } from "../../src/domain/registry/access";
import type { RegistryTables } from "../../src/domain/registry/tables";
import { type Breach, breachesOf } from "./breach";

/** What must be true of a user so that some guards admit and others refuse. */
export interface UserFacts {
  readonly signedIn: boolean;
  /** One set of names to hold per clause of the admitting guards: any one of each, none of `refused`. */
  readonly clauses: readonly (readonly string[])[];
  readonly refused: ReadonlySet<string>;
  readonly applications: ReadonlySet<string>;
  readonly active: ReadonlySet<string>;
  readonly inactive: ReadonlySet<string>;
  /** null: either way. */
  readonly multiHerd: boolean | null;
  readonly solo: boolean;
  /** How each refusing guard refuses, in their order. */
  readonly breaches: readonly Breach[];
}

export type FactRules = Pick<RegistryTables, "shops"> & { readonly access: Pick<RegistryTables["access"], "everybody"> };

const SIGNED_OUT: UserFacts = {
  signedIn: false,
  clauses: [],
  refused: new Set(),
  applications: new Set(),
  active: new Set(),
  inactive: new Set(),
  multiHerd: null,
  solo: false,
  breaches: [],
};

/**
 * Looks for a user whom all of `admitted` let in and all of `refused` turn away; null when there can be none, which proves
 * that the first imply one of the second. A clause is refused only by refusing all its grants, and a clause is held by
 * one grant outside of those: so a clause C follows exactly from a clause D that lies whole within C.
 */
export function findFacts(admitted: readonly Guard[], refused: readonly Guard[], rules: FactRules): UserFacts | null {
  if (refused.some((guard) => guard.public)) return null;
  const asked = admitted.filter((guard) => !guard.public);
  if (asked.length === 0) return SIGNED_OUT;
  const { everybody } = rules.access;
  const known = new Set(rules.shops.map(({ value }) => value));
  const active = new Set(asked.flatMap(({ workshop }) => workshop ?? []));
  const clauses = asked.flatMap((guard) => guard.clauses).filter((clause) => !clause.includes(everybody));
  const nobody = clauses.some((clause) => clause.length === 0) || [...active].some((shop) => !known.has(shop));
  if (nobody) return null;
  const multiFirst = asked.some((guard) => guard.multiFirst);
  const start: UserFacts = {
    ...SIGNED_OUT,
    signedIn: true,
    clauses,
    applications: new Set(asked.flatMap((guard) => guard.applications)),
    active,
    multiHerd: multiFirst || asked.some((guard) => guard.multiHerd) ? true : null,
  };
  return refuseAll(
    start,
    refused.map((guard) => breachesOf(guard, everybody)),
    multiFirst,
  );
}

/** One breach per guard, tried in order; a choice that leaves a clause without a grant is given up at once. */
function refuseAll(facts: UserFacts, guards: readonly (readonly Breach[])[], multiFirst: boolean): UserFacts | null {
  const [first, ...rest] = guards;
  if (first === undefined) return facts;
  for (const breach of first) {
    const next = refuse(facts, breach, multiFirst);
    const found = next && refuseAll({ ...next, breaches: [...next.breaches, breach] }, rest, multiFirst);
    if (found) return found;
  }
  return null;
}

function refuse(facts: UserFacts, breach: Breach, multiFirst: boolean): UserFacts | null {
  switch (breach.kind) {
    case "multiHerd":
      return facts.multiHerd === true ? null : { ...facts, multiHerd: false };
    case "multiFirst":
      if (multiFirst) return null;
      return facts.multiHerd === true ? { ...facts, solo: true } : { ...facts, multiHerd: false };
    case "application":
      return facts.applications.has(breach.code) ? null : facts;
    case "workshop":
      return facts.active.has(breach.shop) ? null : { ...facts, inactive: new Set([...facts.inactive, breach.shop]) };
    case "clause": {
      const refused = new Set([...facts.refused, ...breach.grants]);
      return facts.clauses.every((clause) => clause.some((grant) => !refused.has(grant))) ? { ...facts, refused } : null;
    }
    default:
      return breach satisfies never;
  }
}
