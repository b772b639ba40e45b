import type { Randomness } from "../ports/randomness";

/** The random source: the only place of the shell that reads it. */
export const browserRandomness: Randomness = { next: () => Math.random() };
