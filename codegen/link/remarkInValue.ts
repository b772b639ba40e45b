import type { Diagnostic, Range } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import { isWholeAbove, remarkBelow } from "../read/remarkBelow";

/** A remark without its mark on lines below a value, which is right without it. */
export function remarkInValue(value: unknown, range: Range, code: string, isRight: (value: string) => boolean): Diagnostic | null {
  const { line, endLine } = range;
  const [, first = "", rest = ""] = typeof value === "string" && endLine > line ? (/^(\S+) (.*)$/s.exec(value) ?? []) : [];
  if (rest === "" || !isWholeAbove(first, rest) || !isRight(first)) return null;
  const { message, hint } = remarkBelow(first, rest, line + 1, endLine);
  return finding({ ...range, line: line + 1, column: 1, endLine: line + 1, endColumn: 2 }, code, message, { hint });
}
