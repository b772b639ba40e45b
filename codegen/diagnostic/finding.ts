import type { Diagnostic, Range } from "./diagnostic";

interface More {
  /** The remedy, in plain words. */
  readonly hint?: string;
  readonly related?: Diagnostic["related"];
  readonly severity?: Diagnostic["severity"];
}

/** One finding at a place; an error unless it says otherwise. */
export function finding(range: Range, code: string, message: string, more: More = {}): Diagnostic {
  const { file, line, column, endLine, endColumn } = range;
  return {
    file,
    line,
    column,
    endLine,
    endColumn,
    code,
    severity: more.severity ?? "error",
    message,
    ...(more.hint === undefined ? {} : { hint: more.hint }),
    ...(more.related === undefined ? {} : { related: more.related }),
  };
}

/** The other place a finding speaks of. */
export function relatedTo(range: Range, message: string): Diagnostic["related"] {
  return [{ file: range.file, line: range.line, column: range.column, message }];
}

/** By file, line, column, code, message; the same finding twice is told once. */
export function sortFindings(findings: Iterable<Diagnostic>): readonly Diagnostic[] {
  const sorted = [...findings].sort(compare);
  return sorted.filter((one, index) => {
    const before = sorted[index - 1];
    return before === undefined || compare(before, one) !== 0;
  });
}

function compare(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.code, b.code) ||
    compareText(a.message, b.message)
  );
}

/** The same order on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
