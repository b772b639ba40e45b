import { addDays, type CalendarDay, compareDays } from "../../sdk/formats";
import type { Entry } from "./entries";

export type SpanName = "late" | "today" | "week" | "later";

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
