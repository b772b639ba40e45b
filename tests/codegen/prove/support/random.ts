/** Numbers that follow from a seed, the same on every machine. */
export interface Random {
  readonly below: (count: number) => number;
  readonly chance: (share: number) => boolean;
  readonly one: <T>(of: readonly [T, ...T[]]) => T;
}

export function randomFrom(seed: number): Random {
  let state = seed * 0x9e3779b9 + 0x85ebca6b;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return { below, chance: (share) => next() < share, one: (of) => of[below(of.length)] ?? of[0] };
}
