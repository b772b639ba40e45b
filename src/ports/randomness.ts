/** Random numbers, never for secrets. */
export interface Randomness {
  /** From 0 up to but not 1. */
  readonly next: () => number;
}
