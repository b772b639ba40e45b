/** Blanks and dots people put into a number. */
const GAPS = /[\s.·-]/g;
const NUMBER = /^(?:[A-Z]{2})?\d+$/;

/**
 * What is sent to the animal search: a number without its spaces and in capitals, as on the ear tag, anything else as typed.
 * Null below the minimum of characters (section 5), spaces around them not counted.
 */
export function animalQuery(typed: string, minimum: number): string | null {
  const text = typed.trim();
  const number = text.replace(GAPS, "").toUpperCase();
  const query = NUMBER.test(number) ? number : text;
  return [...query].length < minimum ? null : query;
}
