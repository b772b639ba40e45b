import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { quoted } from "./quoted";
import { sourceLines } from "./slip";

/** A text without quotes, and what a # cuts off it. A remark has a space after its #. */
const CUT = /^(\s*(?:- +)*[\w.{}-]+: +)([^\s"'{[|>#&*!%@`].*?) +(#[^\s#].*)$/;

/** `fr: Robot #2` is good YAML, in which the rest of the line is a remark: the text has lost its end, and nothing else would say so. */
export function cutTexts(file: string, text: string): readonly Diagnostic[] {
  if (!/ #[^\s#]/.test(text)) return [];
  return sourceLines(text).flatMap((line) => {
    const [, key = "", kept = "", lost = ""] = CUT.exec(line.text) ?? [];
    if (lost === "") return [];
    const number = line.number + 1;
    const range = { file, line: number, column: line.text.length - lost.length + 1, endLine: number, endColumn: line.text.length + 1 };
    const hint = `Put the whole text in quotes: ${key.trim()} ${quoted(`${kept} ${lost}`)}. A remark has a space after its #.`;
    return [
      finding(range, "text-cut", `The text ends before the #: ${JSON.stringify(lost)} is read as a remark.`, { hint, severity: "warning" }),
    ];
  });
}
