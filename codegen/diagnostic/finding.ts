import type { Code, ParamsOf } from "../messages/code";
import type { Params } from "../messages/params";
import type { Range } from "./range";

export type Severity = "error" | "warning" | "info";

/** One finding: a code, where it stands, and what its words are made from. The words are looked up when it is shown. */
export interface Finding extends Range {
  readonly code: Code;
  readonly severity: Severity;
  readonly params: Params;
  /** The other place it speaks of. */
  readonly related?: Range;
}

interface More {
  readonly severity?: Severity;
  readonly related?: Range;
}

/** One finding at a place; an error unless it says otherwise. */
export function finding<C extends Code>(at: Range, code: C, params: ParamsOf<C>, more: More = {}): Finding {
  const { file, line, column, endLine, endColumn } = at;
  const { severity = "error", related } = more;
  return { file, line, column, endLine, endColumn, code, severity, params, ...(related === undefined ? {} : { related }) };
}

/** By file, line, column and code; the same finding twice is shown once. */
export function sortFindings(findings: Iterable<Finding>): readonly Finding[] {
  const seen = new Map<string, Finding>();
  for (const one of findings) seen.set(JSON.stringify([one.file, one.line, one.column, one.code, one.params]), one);
  const sorted = [...seen].sort(([aKey, a], [bKey, b]) => compare(a, b) || compareText(aKey, bKey));
  return sorted.map(([, one]) => one);
}

function compare(a: Finding, b: Finding): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.code, b.code);
}

/** The same order on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
