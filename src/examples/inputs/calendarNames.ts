import { addDays, type CalendarDay } from "../../domain/inputs/calendarDay";

/** Names of days and months in one language. */
export interface CalendarNames {
  /** `mai 2026` */
  readonly month: (day: CalendarDay) => string;
  /** `lundi 4 mai 2026` */
  readonly day: (day: CalendarDay) => string;
  /** Monday first, short and whole. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
}

const A_MONDAY: CalendarDay = { year: 2024, month: 1, day: 1 };

export function calendarNames(locale: string): CalendarNames {
  const named = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (day: CalendarDay) => format.format(instantOf(day));
  };
  const [short, long] = [named({ weekday: "short" }), named({ weekday: "long" })];
  return {
    month: named({ month: "long", year: "numeric" }),
    day: named({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    weekdays: Array.from({ length: 7 }, (_, weekday) => addDays(A_MONDAY, weekday)).map((day) => ({ short: short(day), long: long(day) })),
  };
}

/** Years before 100 are no abbreviations here. */
function instantOf({ year, month, day }: CalendarDay): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}
