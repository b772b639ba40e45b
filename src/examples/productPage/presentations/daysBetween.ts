import type { CalendarDay } from "../../../sdk/formats";

/** Days from one day to another; negative when that came before. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.UTC(to.year, to.month, to.day) - Date.UTC(from.year, from.month, from.day)) / 86_400_000);
}
