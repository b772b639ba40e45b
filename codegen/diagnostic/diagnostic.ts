/** Where something stands in a registry file. Lines and columns start at 1; the end is exclusive. */
export interface Range {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

export type Severity = "error" | "warning" | "info";

/** One finding: the fact, then the remedy. Codes are kebab-case and stable. */
export interface Diagnostic extends Range {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
  readonly related?: readonly { readonly file: string; readonly line: number; readonly column: number; readonly message: string }[];
}
