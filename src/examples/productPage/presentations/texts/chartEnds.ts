import { addDays, type CalendarDay } from "../../../../sdk/formats";
import { DAYS_OF_MONTH } from "../../../herd/calvingsAhead";
import type { Language } from "../../../parts/textsIn";

/** What stands under the first and the last of so many bars: the last is now, or so many days ago; it counts as one of them. */
export function endsUntilNow(language: Language, unit: "day" | "week" | "month", bars: number, last = 0): readonly [string, string] {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return [words.format(1 - bars - last, unit), words.format(-last, unit)];
}

/** The month in which the middle of a coming month lies, counted from today, which is how calvings are. */
export function monthAhead(today: CalendarDay, at: number): number {
  const { year, month } = addDays(today, Math.round((at + 0.5) * DAYS_OF_MONTH));
  return Date.UTC(year, month - 1, 1);
}

/** The coming months as bars, with what stands under the first and the last: they begin with the first of which there is any. */
export function monthsAhead(
  language: Language,
  today: CalendarDay,
  counts: readonly number[],
): { readonly bars: readonly number[]; readonly ends: readonly [string, string] } {
  const name = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  const first = Math.max(
    0,
    counts.findIndex((count) => count > 0),
  );
  return { bars: counts.slice(first), ends: [name.format(monthAhead(today, first)), name.format(monthAhead(today, counts.length - 1))] };
}
