import { seededRandom } from "./sampleHerd";

/** Numbers that depend on a text alone. */
export interface Draws {
  /** From 0 up to but not 1. */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly between: (least: number, most: number) => number;
}

export function drawsFor(text: string): Draws {
  const next = seededRandom(text);
  return { next, between: (least, most) => least + Math.floor(next() * (most - least + 1)) };
}
