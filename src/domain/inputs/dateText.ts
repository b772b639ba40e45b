import { type CalendarDay, compareDays, isRealDay } from "./calendarDay";

/** What stands in a date field. A refused entry stays as it was typed, with the key of its message. */
export type DateEntry =
  | { readonly kind: "empty" }
  | { readonly kind: "day"; readonly day: CalendarDay }
  | { readonly kind: "refused"; readonly key: "invalidDate" | "impossible" | "future" };

export interface DateRules {
  readonly today: CalendarDay;
  /** Only today and the days before it (decision VAL-03). */
  readonly pastOnly: boolean;
}

/** Two digits, two digits and four digits. */
const FORMAT = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
const SEPARATOR = /[/.\-\s]/;
/** Digits of day, month and year. */
const LENGTHS = [2, 2, 4];

/** How many characters a date takes once it is written whole. */
export const DATE_LENGTH = "DD/MM/YYYY".length;

/** Section 5, date input: DD/MM/YYYY, a day that exists and, where asked for, none of the future. */
export function readDate(text: string, { today, pastOnly }: DateRules): DateEntry {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "empty" };
  const [, day, month, year] = FORMAT.exec(trimmed) ?? [];
  if (day === undefined) return { kind: "refused", key: "invalidDate" };
  const read = { year: Number(year), month: Number(month), day: Number(day) };
  if (!isRealDay(read)) return { kind: "refused", key: "impossible" };
  return pastOnly && compareDays(read, today) > 0 ? { kind: "refused", key: "future" } : { kind: "day", day: read };
}

export function writeDate({ year, month, day }: CalendarDay): string {
  return `${padded(day, 2)}/${padded(month, 2)}/${padded(year, 4)}`;
}

/**
 * Sets the slashes while the user types at the end of the field. Nothing typed is ever dropped: what cannot become a date stays
 * as it is, to be explained.
 */
export function withSlashes(text: string, before: string): string {
  // Taking a slash away again must not bring it back.
  if (text.length < before.length) return text;
  const [, year, month, day] = ISO.exec(text.trim()) ?? [];
  return year === undefined ? (grouped(text.trimStart())?.join("/") ?? text) : `${day}/${month}/${year}`;
}

/** Day, month and year as far as they are typed; null for what is no beginning of a date. */
function grouped(text: string): readonly string[] | null {
  const groups = [""];
  for (const character of text) {
    const at = groups.length - 1;
    const current = groups[at] ?? "";
    const isLast = at === LENGTHS.length - 1;
    if (/[0-9]/.test(character)) {
      if (current.length < (LENGTHS[at] ?? 0)) groups[at] = current + character;
      else if (isLast) return null;
      else groups.push(character);
    } else if (SEPARATOR.test(character) && !isLast && current !== "") {
      groups[at] = current.padStart(2, "0");
      groups.push("");
    } else if (!(SEPARATOR.test(character) && at > 0 && current === "")) return null;
  }
  const isFull = groups.length < LENGTHS.length && groups.at(-1)?.length === 2;
  return isFull ? [...groups, ""] : groups;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, "0");
}
