import { type CalendarDay, formatDay } from "../../sdk/formats";

const MINUTE_MS = 60_000;
const UNITS = [
  ["day", 1440],
  ["hour", 60],
  ["minute", 1],
] as const;

/** "il y a 12 minutes". */
export function ageOf(at: string, now: number, language: string): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(at)) / MINUTE_MS));
  if (minutes === 0) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(0, "second");
  const [unit, size] = UNITS.find(([, least]) => minutes >= least) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(minutes / size), unit);
}

/** The hour today, and the day before it otherwise. */
export function momentOf(at: string, now: number, language: string): string {
  const moment = formatOf(language, isSameDay(at, now)).format(new Date(at));
  // As the strip of the shell writes it.
  return language === "fr" ? moment.replace(/\b0?(\d+):/, "$1\u00a0h\u00a0") : moment;
}

/** A day of this year: "13/11", as `formatDay` writes it, and "13.11." where people know no other way. */
export function shortDay(day: CalendarDay, language: string): string {
  const text = formatDay(day).slice(0, "13/11".length);
  return language === "de" ? `${text.replace("/", ".")}.` : text;
}

export function isSameDay(at: string, now: number): boolean {
  return new Date(at).toDateString() === new Date(now).toDateString();
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once: it takes longer than drawing the row that shows it, and hundreds are drawn while a queue is sent. */
function formatOf(language: string, isToday: boolean): Intl.DateTimeFormat {
  const name = `${language} ${isToday}`;
  const day = isToday ? {} : ({ day: "2-digit", month: "2-digit" } as const);
  const format = formats.get(name) ?? new Intl.DateTimeFormat(language, { ...day, hour: "numeric", minute: "2-digit" });
  formats.set(name, format);
  return format;
}
