/** Chance, for what shall differ from time to time and means nothing: never for a secret. */
export interface Randomness {
  /** From 0 up to but not 1. */
  readonly next: () => number;
}
