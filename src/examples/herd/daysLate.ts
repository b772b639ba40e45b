import type { CalendarDay } from "../../domain/inputs/calendarDay";

const DAY_MS = 86_400_000;

/** How many days something is late; below one it is not. */
export function daysLate(day: CalendarDay, today: CalendarDay): number {
  const at = (date: CalendarDay) => Date.UTC(date.year, date.month - 1, date.day);
  return (at(today) - at(day)) / DAY_MS;
}
