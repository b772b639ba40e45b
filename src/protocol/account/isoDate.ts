import * as z from "zod/mini";

/**
 * A date of a call (section 7): a string in ISO 8601 with UTC time on the wire, a Date in the program. Only fields declared
 * with it are ever turned, so that herd numbers and labels stay what they are.
 */
export const isoDate = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
