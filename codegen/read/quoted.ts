/** Quotes that text programs put in place of those of the keyboard. */
const CURLY = /^[“”„](.*)[“”]$/;

/** A text in the quotes that fit it; curly ones round it were meant as such. */
export function quoted(written: string): string {
  const text = CURLY.exec(written)?.[1] ?? written;
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text.replaceAll("\\", "\\\\")}"`;
}
