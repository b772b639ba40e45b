import * as z from "zod/mini";

/**
 * A date in the body of a call (section 7): a string in ISO 8601 with UTC time on the wire, a Date in the program.
 */
export const isoDate = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

const FULL_FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** For JSON.parse of an answer: only texts of the full form become dates, so that herd numbers and labels stay what they are (CAL-05). */
export function reviveDate(_key: string, value: unknown): unknown {
  if (typeof value !== "string" || !FULL_FORM.test(value)) return value;
  const date = z.safeDecode(isoDate, value);
  return date.success ? date.data : value;
}
