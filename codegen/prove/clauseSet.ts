import { withShorter } from "../link/references";

/** Clauses of which one grant each stays to be held, while grants are refused and taken back. */
export interface ClauseSet {
  readonly clauses: readonly (readonly string[])[];
  readonly refused: () => ReadonlySet<string>;
  /** Refuses all of these; false when that leaves a clause without a grant. */
  readonly refuse: (grants: readonly string[]) => boolean;
  readonly mark: () => number;
  readonly undo: (mark: number) => void;
}

/**
 * Null when a clause can be held by nobody. `exact`: null where a level 0 refuses, so that each name stands for itself; else the
 * grants looked up by their full name only: whoever is refused another one holds no shorter name either.
 */
export function clauseSet(clauses: readonly (readonly string[])[], exact: readonly string[] | null): ClauseSet | null {
  const left = clauses.map((clause) => new Set(clause).size);
  if (left.includes(0)) return null;
  const holders = new Map<string, number[]>();
  for (const [n, clause] of clauses.entries()) for (const grant of new Set(clause)) holders.set(grant, [...(holders.get(grant) ?? []), n]);
  const refused = new Set<string>();
  const trail: string[] = [];
  const refuseOne = (grant: string): boolean => {
    if (refused.has(grant)) return true;
    refused.add(grant);
    trail.push(grant);
    let possible = true;
    for (const clause of holders.get(grant) ?? []) {
      const rest = (left[clause] ?? 0) - 1;
      left[clause] = rest;
      if (rest === 0) possible = false;
    }
    return possible;
  };
  return {
    clauses,
    refused: () => new Set(refused),
    refuse: (grants) => grants.every((grant) => namesBehind(grant, exact).every(refuseOne)),
    mark: () => trail.length,
    undo: (mark) => {
      for (const grant of trail.splice(mark)) {
        refused.delete(grant);
        for (const clause of holders.get(grant) ?? []) left[clause] = (left[clause] ?? 0) + 1;
      }
    },
  };
}

function namesBehind(grant: string, exact: readonly string[] | null): readonly string[] {
  return exact === null || exact.includes(grant) ? [grant] : withShorter(grant);
}
