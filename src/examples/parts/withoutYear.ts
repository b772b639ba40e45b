const DAY_AND_MONTH = 5;

/** A day as it is written, `29/11/2026`, without its year. */
export function withoutYear(written: string): string {
  return written.slice(0, DAY_AND_MONTH);
}
