import { drawsFor } from "./drawsFor";
import type { Workshop } from "./sampleAnimals";

/** Daily gain in g, and what a herd of the workshop aims at. */
export const GAINS: Readonly<Record<Workshop, { readonly least: number; readonly most: number; readonly goal: number }>> = {
  dairy: { least: 620, most: 980, goal: 800 },
  suckler: { least: 820, most: 1320, goal: 1100 },
};

/** What a young animal gained in a day at the last weighing, in g. */
export function dailyGain(number: string, workshop: Workshop): number {
  const { least, most } = GAINS[workshop];
  return drawsFor(`${number} weighing`).between(least, most);
}
