import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { TWO_LINES } from "../read/joinedKey";
import { keyOfText } from "../read/lineSlip";
import { quoted } from "../read/quoted";
import type { RegistryFiles } from "../read/registryFiles";
import { keyIn, sourceLines } from "../read/slip";

/** `fr: Voir route: carte`: told as two lines in one, but the second names nothing that there is: a text that needs quotes. */
export function withTextsWhole(all: readonly Diagnostic[], files: RegistryFiles): readonly Diagnostic[] {
  const texts = new Map(
    all.flatMap((one) => {
      const beside = one.message === TWO_LINES ? all.filter((other) => isBeside(one, other)) : [];
      const isNamed = beside.length > 0 && beside.every(({ message }) => !message.includes("did you mean"));
      const whole = isNamed ? wholeText(one, files.get(one.file) ?? "") : null;
      return whole === null ? [] : [[one, { whole, beside }] as const];
    }),
  );
  const gone = new Set([...texts.values()].flatMap(({ beside }) => beside));
  return all.flatMap((one) => (gone.has(one) ? [] : [texts.get(one)?.whole ?? one]));
}

function isBeside({ file, line }: Diagnostic, other: Diagnostic): boolean {
  return other.file === file && other.line === line && other.severity === "error" && other.message !== TWO_LINES;
}

/** The finding of a text that has to stand in quotes; null where no text can stand. */
function wholeText({ file, line, column, endColumn }: Diagnostic, text: string): Diagnostic | null {
  const row = sourceLines(text).find(({ number }) => number === line - 1);
  const key = row === undefined ? null : keyIn(row);
  if (row === undefined || key === null || !keyOfText(key.name) || column - 1 <= key.value) return null;
  const at = { file, line, column: key.value + 1, endLine: line, endColumn };
  return finding(at, "syntax-error", `The text of "${key.name}" has a second colon in it.`, {
    hint: `Put the text in quotes: ${key.name}: ${quoted(row.text.slice(key.value).trim())}.`,
  });
}
