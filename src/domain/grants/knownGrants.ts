import type { Guard } from "../registry/access";
import { type GrantRules, levelOutcome } from "./decideGrant";
import type { GrantHolder } from "./holder";

/** The grants that guards ask for and their prefixes, numbered: deciding them is then a matter of a few small arrays. */
export interface KnownGrants {
  readonly indices: ReadonlyMap<string, number>;
  /** Index of the next shorter prefix, or -1. */
  readonly prefixes: Int32Array;
  readonly exact: readonly number[];
  /** Clauses of every guard, as indices. */
  readonly clauses: readonly (readonly (readonly number[])[])[];
}

/** Outcome for a known grant. */
export const HELD = 1;
export const NOT_HELD = 2;
export const NOT_OFFLINE = 3;
const UNDEFINED = 0;

const KNOWN = new WeakMap<readonly Guard[], KnownGrants>();

/** Worked out once for a registry. */
export function knownGrantsOf(guards: readonly Guard[], exactGrants: readonly string[]): KnownGrants {
  const known = KNOWN.get(guards);
  if (known) return known;
  const grants = readGrants(guards, exactGrants);
  KNOWN.set(guards, grants);
  return grants;
}

/** As `decideGrant`, for all known grants of one holder: each name held is looked up once. */
export function decideKnown({ indices, prefixes, exact }: KnownGrants, holder: GrantHolder, rules: GrantRules): Uint8Array {
  const outcomes = new Uint8Array(prefixes.length);
  if (rules.allOpensEverything && holder.droits.includes(rules.everybody)) return outcomes.fill(HELD);
  for (const name of holder.droits) {
    const index = indices.get(name);
    if (index !== undefined) outcomes[index] = HELD;
  }
  for (const name of Object.keys(holder.authorizes)) {
    const index = indices.get(name);
    if (index !== undefined) outcomes[index] = outcomeOf(holder.authorizes[name] ?? 0, rules);
  }
  const own = exact.map((index) => outcomes[index]);
  for (let index = 0; index < outcomes.length; index++)
    if (outcomes[index] === UNDEFINED) outcomes[index] = outcomes[prefixes[index] ?? -1] ?? NOT_HELD;
  for (const [at, index] of exact.entries()) outcomes[index] = own[at] || NOT_HELD;
  const everybody = indices.get(rules.everybody);
  if (everybody !== undefined) outcomes[everybody] = HELD;
  return outcomes;
}

function outcomeOf(level: number, rules: GrantRules): number {
  const worth = levelOutcome(level, rules);
  if (worth === "held") return HELD;
  return worth === "not-offline-ready" ? NOT_OFFLINE : NOT_HELD;
}

function readGrants(guards: readonly Guard[], exactGrants: readonly string[]): KnownGrants {
  const prefixes: number[] = [];
  const indices = new Map<string, number>();
  const indexOf = (name: string): number => {
    const before = indices.get(name);
    if (before !== undefined) return before;
    const dot = name.lastIndexOf(".");
    const prefix = dot < 0 ? -1 : indexOf(name.slice(0, dot));
    const index = prefixes.push(prefix) - 1;
    indices.set(name, index);
    return index;
  };
  const clauses = guards.map((guard) => guard.clauses.map((clause) => clause.map(indexOf)));
  const exact = exactGrants.flatMap((name) => indices.get(name) ?? []);
  return { indices, prefixes: Int32Array.from(prefixes), exact, clauses };
}
