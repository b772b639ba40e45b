/** The only source of time. `after` runs something once, that many milliseconds later, and returns its cancel. */
export interface Clock {
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
}
