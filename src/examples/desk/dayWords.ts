import type { CalendarDay } from "../../sdk/formats";
import { shortDay } from "../parts/moments";

const NEAR = 2;

/** Near days in words, "hier", others as dates. */
export function dayWords(
  { sinceVisit, visited }: { readonly sinceVisit: number; readonly visited: CalendarDay },
  language: string,
): string {
  if (sinceVisit > NEAR) return shortDay(visited, language);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-sinceVisit, "day");
}

/** The day as people say it: "Lundi 23 novembre". */
export function longDay({ year, month, day }: CalendarDay, language: string): string {
  const text = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    Date.UTC(year, month - 1, day),
  );
  return text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}
