import type { SampleCow } from "./sampleHerd";

/** A birth of which the calf is still on the farm. */
interface Birth {
  /** Days ago. */
  readonly days: number;
  /** Where she stands among the cows; null: she has calved again since. */
  readonly dam: number | null;
  /** So many of the cows, which come oldest first, were old enough to be her. */
  readonly couldBe: number;
}

/** One in so many animals of a herd is young, the oldest of so many days. */
const COWS_FOR_ONE = 3;
const OLDEST = 640;
/** A calf stays for so many days at least. */
const ALL_STAY = 14;
/** The first that was kept is so many days older. */
const SOON_AFTER = 5;
/** No cow of the demo has calved longer ago. */
const LAST_CALVING = 400;
const DAYS_OF_MONTH = 30.4;
const FIRST_CALVING = 22;

/** Births of the young animals of a herd, the latest first: each of the last weeks, then those that were kept. */
export function birthsOf(cows: readonly SampleCow[]): readonly Birth[] {
  const calvings = cows.map(({ sinceCalving }, dam) => ({ days: sinceCalving, dam })).sort((a, b) => a.days - b.days);
  const wanted = Math.round(cows.length / COWS_FOR_ONE);
  const latest = calvings.filter(({ days }) => days <= ALL_STAY).slice(0, wanted);
  const free = calvings.slice(latest.length);
  const step = (OLDEST - ALL_STAY) / Math.max(1, wanted - latest.length);
  const kept = Array.from({ length: wanted - latest.length }, (_, at) => {
    const days = Math.round(ALL_STAY + SOON_AFTER + at * step);
    const [nearest] = days > LAST_CALVING ? [] : [...free].sort((a, b) => Math.abs(a.days - days) - Math.abs(b.days - days));
    if (nearest === undefined) return { days, dam: null };
    free.splice(free.indexOf(nearest), 1);
    return nearest;
  });
  const oldEnough = (days: number) =>
    cows.filter(({ ageMonths }) => ageMonths * DAYS_OF_MONTH - days >= FIRST_CALVING * DAYS_OF_MONTH).length;
  return [...latest, ...kept].sort((a, b) => a.days - b.days).map((birth) => ({ ...birth, couldBe: Math.max(1, oldEnough(birth.days)) }));
}
