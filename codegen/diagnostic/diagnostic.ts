import type { Language } from "../messages/language";
import { messageOf } from "../messages/write";
import type { Finding, Severity } from "./finding";
import type { Range } from "./range";

/** A finding in words, in the form of the contract. */
export interface Diagnostic extends Range {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
  readonly related?: readonly { readonly file: string; readonly line: number; readonly column: number; readonly message: string }[];
}

export function inWords(one: Finding, language: Language): Diagnostic {
  const { file, line, column, endLine, endColumn, code, severity, related } = one;
  const other = related && [
    { file: related.file, line: related.line, column: related.column, ...messageOf({ code: "other-place", params: {} }, language) },
  ];
  return { file, line, column, endLine, endColumn, code, severity, ...messageOf(one, language), ...(other && { related: other }) };
}
