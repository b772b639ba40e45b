import { type CalendarDay, isRealDay } from "../inputs/calendarDay";

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/;

/** Section 9: a day in the format of the product, DD/MM/YYYY. A day that does not exist is an empty text. */
export function formatDay(day: CalendarDay, format: string): string {
  if (!isRealDay(day)) return "";
  const parts: Readonly<Record<string, string>> = { DD: digits(day.day, 2), MM: digits(day.month, 2), YYYY: digits(day.year, 4) };
  return format.replace(/DD|MM|YYYY/g, (part) => parts[part] ?? part);
}

/** The day that a text of the wire begins with, `2025-03-01`, without turning it by the time zone of the device. */
export function readIsoDay(text: string): CalendarDay | null {
  const [, year, month, day] = ISO.exec(text) ?? [];
  const read = { year: Number(year), month: Number(month), day: Number(day) };
  return isRealDay(read) ? read : null;
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, "0");
}
