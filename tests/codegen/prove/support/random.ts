import { seeded } from "../../../support/seeded";

/** Numbers that follow from a seed, the same on every machine. */
export interface Random {
  readonly below: (count: number) => number;
  readonly chance: (share: number) => boolean;
  readonly one: <T>(of: readonly [T, ...T[]]) => T;
}

export function randomFrom(seed: number): Random {
  const next = seeded(seed * 0x9e3779b9 + 0x85ebca6b);
  const below = (count: number) => Math.floor(next() * count);
  return { below, chance: (share) => next() < share, one: (of) => of[below(of.length)] ?? of[0] };
}
