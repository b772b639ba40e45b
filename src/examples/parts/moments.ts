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
  const { day, hour } = dayAndHour(at, now, language);
  return day === null ? hour : `${day} ${hour}`;
}

/** The same in two parts, for a sentence; null: today. */
export function dayAndHour(at: string, now: number, language: string): { readonly day: string | null; readonly hour: string } {
  const hour = hourFormat(language).format(new Date(at));
  return {
    day: isSameDay(at, now) ? null : shortDay(dayAt(Date.parse(at)), language),
    // As the strip of the shell writes it.
    hour: language === "fr" ? hour.replace(/\b0?(\d+):/, "$1\u00a0h\u00a0") : hour,
  };
}

/** The day of an instant where the device is. */
export function dayAt(ms: number): CalendarDay {
  const local = new Date(ms);
  return { year: local.getFullYear(), month: local.getMonth() + 1, day: local.getDate() };
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
function hourFormat(language: string): Intl.DateTimeFormat {
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" });
  formats.set(language, format);
  return format;
}
