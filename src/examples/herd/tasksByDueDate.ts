import { addDays, type CalendarDay, compareDays } from "../../sdk/formats";
import type { Entry } from "./taskEntries";

export type SpanName = "late" | "today" | "week" | "later";

/** What can be looked at alone; the week begins today. */
export type Stretch = Exclude<SpanName, "later">;

/** The tasks of a stretch of time. */
export interface Span {
  readonly name: SpanName;
  readonly entries: readonly Entry[];
}

const WEEK = 7;

/** Entries by when they are due; stretches without any are left out. */
export function spansOf(entries: readonly Entry[], today: CalendarDay): readonly Span[] {
  const end = addDays(today, WEEK);
  const spanOf = ({ day }: Entry): SpanName => {
    const toToday = compareDays(day, today);
    if (toToday <= 0) return toToday < 0 ? "late" : "today";
    return compareDays(day, end) <= 0 ? "week" : "later";
  };
  const names: readonly SpanName[] = ["late", "today", "week", "later"];
  return names
    .map((name) => ({ name, entries: entries.filter((entry) => spanOf(entry) === name) }))
    .filter(({ entries: some }) => some.length > 0);
}

/** What can be chosen; null: all. */
export const STRETCHES: readonly (Stretch | null)[] = [null, "late", "today", "week"];

export function isWithin(name: SpanName, stretch: Stretch | null): boolean {
  return stretch === null || name === stretch || (name === "today" && stretch === "week");
}

/** Late ones that are shown before what comes today. */
const FIRST_LATE = 5;

/** After how many of the late ones the others are folded: those that are done do not count; null: all are shown. */
export function foldedAfter(late: readonly Entry[]): number | null {
  const open = late.flatMap(({ change }, at) => (change.done ? [] : [at]));
  return open.length > FIRST_LATE + 1 ? (open[FIRST_LATE] ?? null) : null;
}
