import { plainValue } from "./quickScalar";

/** Quotes that text programs put in place of those of the keyboard. */
const CURLY = /^[“”„](.*)[“”]$/;

/** A text in the quotes that fit it; curly ones round it were meant as such. */
export function quoted(written: string): string {
  const text = CURLY.exec(written)?.[1] ?? written;
  return text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text.replaceAll("\\", "\\\\")}"`;
}

/** A text as it is written in a file, wherever it stands: in quotes only where it would be read as something else without them. */
export function asWritten(text: string): string {
  return plainValue(text) === text && !/[,[\]{}#]/.test(text) ? text : quoted(text);
}

/** What stands within the quotes of a text program, or behind one alone; null without any. YAML takes them for letters. */
export function withoutCurly(written: string): string | null {
  const bare = written.replace(/^[“”„«»‹›‘’‚]\s*/, "").replace(/\s*[“”„«»‹›‘’]$/, "");
  return bare === written || bare === "" ? null : bare;
}

/** What is told wherever such quotes stand. */
export const STRAIGHT = "YAML reads only straight quotes as its own";
