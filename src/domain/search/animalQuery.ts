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

/** Digits by which an animal is called in its herd: the last ones of its number. */
const CALLED = 4;

/** Whether such a query means this animal and no other of its herd; the letters of the country may be left out. */
export function meansAnimal(query: string, number: string): boolean {
  return [number, number.replace(/^\D+/, ""), number.slice(-CALLED)].includes(query);
}
