import type { Randomness } from "../ports/randomness";

/** The chance of the browser: the only place of the shell that draws. */
export const browserRandomness: Randomness = { next: () => Math.random() };
