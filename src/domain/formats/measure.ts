/**
 * "19 j", "1,2 Mo": a count and its unit, short. Between them stands a whole no-break space: Inter has no narrow one, and half of its
 * space would glue them together.
 */
export function measureInWords(count: number, unit: string, language: string, digits = 0): string {
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: digits });
  return format.format(count).replace("\u202f", "\u00a0");
}
