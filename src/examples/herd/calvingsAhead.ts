import { dueIn, type SampleCow } from "./sampleHerd";

export const DAYS_OF_MONTH = 30.4;
const MONTHS_AHEAD = 6;

/** How many cows calve in each of the next months: births, tags and milk all follow from these. */
export function calvingsAhead(cows: readonly { readonly cow: SampleCow }[]): readonly number[] {
  return Array.from(
    { length: MONTHS_AHEAD },
    (_, month) => cows.filter(({ cow }) => Math.floor(dueIn(cow) / DAYS_OF_MONTH) === month).length,
  );
}
