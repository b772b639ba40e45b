import type { Diagnostic, Severity } from "../diagnostic/diagnostic";

/** A machine-readable answer: one document, its version first. */
export function toJson(fields: object): string {
  return `${JSON.stringify({ version: 1, ...fields }, null, 2)}\n`;
}

/** The findings of a check. */
export function checkReport(diagnostics: readonly Diagnostic[]): string {
  const counts = countFindings(diagnostics);
  return toJson({ ok: counts.error === 0, diagnostics, counts });
}

export function countFindings(diagnostics: readonly Diagnostic[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity] += 1;
  return counts;
}
