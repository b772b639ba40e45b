import type { CalendarDay } from "../../../sdk/formats";

/** Days from one day to another; negative when that came before. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.UTC(to.year, to.month - 1, to.day) - Date.UTC(from.year, from.month - 1, from.day)) / 86_400_000);
}
