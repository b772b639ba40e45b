import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";

/** What decoding puts in place of bytes that are no text. */
const REPLACED = "\uFFFD";

export interface NotUtf8 {
  readonly finding: Diagnostic;
  /** Nothing in the file can be trusted: it has two bytes a character. */
  readonly whole: boolean;
}

/** A file saved in another encoding, such as Windows-1252: its accents would reach the page as question marks. */
export function notUtf8(file: string, text: string): NotUtf8 | null {
  const at = text.indexOf(REPLACED);
  if (at < 0) return null;
  const before = text.slice(0, at).split("\n");
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  const range = { file, line, column, endLine: line, endColumn: column + 1 };
  return {
    finding: finding(range, "not-utf8", "The file is not saved as UTF-8: a character of this line cannot be read.", {
      hint: `Save the file as UTF-8 (in most editors: Save as, encoding UTF-8), and write again what shows as ${REPLACED}.`,
    }),
    whole: text.includes("\0"),
  };
}
