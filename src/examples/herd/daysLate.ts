import type { CalendarDay } from "../../domain/inputs/calendarDay";

const DAY_MS = 86_400_000;

/** How many days something is late; below one it is not. */
export function daysLate(day: CalendarDay, today: CalendarDay): number {
  // Not `Date.UTC`, for which the year 25 is 1925.
  const at = ({ year, month, day: date }: CalendarDay) => new Date(0).setUTCFullYear(year, month - 1, date);
  return (at(today) - at(day)) / DAY_MS;
}
