/** A cow of the demo herd. */
export interface SampleCow {
  readonly ageMonths: number;
  readonly calvings: number;
  /** Days since she last calved. */
  readonly sinceCalving: number;
  /** Days between her last two calvings. */
  readonly interval: number;
  /** Her best day of this lactation, kg. */
  readonly peakKg: number;
  /** Days since she is in calf; null: she is not. */
  readonly inCalf: number | null;
  /** Days since she was last treated. */
  readonly treated: number;
  /** Days since she came or went. */
  readonly moved: number;
  /** Breeding value, 100 on average. */
  readonly index: number;
  readonly group: number;
}

const GESTATION_DAYS = 283;

/** The animals of a herd of the demo: the same number always gives the same animals, another number gives others. */
export function sampleHerd(numCheptel: string): readonly SampleCow[] {
  const next = seededRandom(numCheptel);
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return Array.from({ length: between(45, 120) }, () => {
    const calvings = between(1, 6);
    const sinceCalving = between(1, 400);
    const inCalf = sinceCalving > 60 && next() < 0.75 ? between(1, Math.min(sinceCalving - 45, GESTATION_DAYS - 1)) : null;
    return {
      ageMonths: 24 + 13 * (calvings - 1) + Math.round(sinceCalving / 30.4),
      calvings,
      sinceCalving,
      interval: between(350, 450),
      peakKg: between(26, 44),
      inCalf,
      treated: between(1, 300),
      moved: between(1, 500),
      index: Math.round(100 + (next() + next() + next() - 1.5) * 40),
      group: between(1, 5),
    };
  });
}

/** Days until a cow in calf calves. */
export function dueIn({ inCalf }: SampleCow): number {
  return inCalf === null ? Number.POSITIVE_INFINITY : GESTATION_DAYS - inCalf;
}

/** Milk of one day, kg: rises for two months, then falls; dry before the next calf (Wood's curve). */
export function milkOn({ peakKg, sinceCalving, inCalf }: SampleCow, weeksAgo: number): number {
  const day = sinceCalving - 7 * weeksAgo;
  const isDry = inCalf !== null && inCalf - 7 * weeksAgo > GESTATION_DAYS - 60;
  if (day < 1 || isDry) return 0;
  return peakKg * (day / 60) ** 0.15 * Math.exp(0.15 * (1 - day / 60));
}

/** Numbers from 0 to 1 that depend on the text alone (FNV-1a, then mulberry32). */
export function seededRandom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
