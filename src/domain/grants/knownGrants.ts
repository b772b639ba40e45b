import type { Guard } from "../registry/access";
import { ABSENT, decideAlways, decideName, type GrantDecision, type GrantRules } from "./decideGrant";
import type { GrantHolder } from "./holder";

/** The grants that guards ask for and their prefixes, each once, so that no name is looked up twice in one rebuild. */
export interface KnownGrants {
  readonly names: readonly string[];
  /** Index of the next shorter prefix, or -1. */
  readonly prefixes: readonly number[];
  readonly exact: readonly boolean[];
  /** Clauses of every guard, as indices into `names`. */
  readonly clauses: readonly (readonly (readonly number[])[])[];
}

const KNOWN = new WeakMap<readonly Guard[], KnownGrants>();

/** Worked out once for a registry. */
export function knownGrantsOf(guards: readonly Guard[], exactGrants: readonly string[]): KnownGrants {
  const known = KNOWN.get(guards);
  if (known) return known;
  const grants = readGrants(guards, exactGrants);
  KNOWN.set(guards, grants);
  return grants;
}

/** As `decideGrant` for the known grants of one holder, each name looked up at most once. */
export function decideKnown(
  { names, prefixes, exact }: KnownGrants,
  holder: GrantHolder,
  rules: GrantRules,
): (index: number) => GrantDecision {
  const decided: (GrantDecision | undefined)[] = new Array(names.length).fill(undefined);
  const byPrefix = (index: number): GrantDecision => {
    if (index < 0) return ABSENT;
    const before = decided[index];
    if (before !== undefined) return before;
    const decision = decideName(holder, names[index] ?? "", rules) ?? byPrefix(prefixes[index] ?? -1);
    decided[index] = decision;
    return decision;
  };
  return (index) => {
    const name = names[index] ?? "";
    const always = decideAlways(holder, name, rules);
    if (always !== null) return always;
    return exact[index] ? (decideName(holder, name, rules) ?? ABSENT) : byPrefix(index);
  };
}

function readGrants(guards: readonly Guard[], exactGrants: readonly string[]): KnownGrants {
  const names: string[] = [];
  const prefixes: number[] = [];
  const exact: boolean[] = [];
  const indices = new Map<string, number>();
  const indexOf = (name: string): number => {
    const before = indices.get(name);
    if (before !== undefined) return before;
    const dot = name.lastIndexOf(".");
    const prefix = dot < 0 ? -1 : indexOf(name.slice(0, dot));
    const index = names.push(name) - 1;
    prefixes.push(prefix);
    exact.push(exactGrants.includes(name));
    indices.set(name, index);
    return index;
  };
  const clauses = guards.map((guard) => guard.clauses.map((clause) => clause.map(indexOf)));
  return { names, prefixes, exact, clauses };
}
