import type { CalendarDay } from "../../domain/inputs/calendarDay";

/** Whole months since a birth. */
export function ageMonths(born: CalendarDay, today: CalendarDay): number {
  const months = (today.year - born.year) * 12 + today.month - born.month;
  return Math.max(0, today.day < born.day ? months - 1 : months);
}
