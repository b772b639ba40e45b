import { inWords } from "../diagnostic/diagnostic";
import type { Finding, Severity } from "../diagnostic/finding";
import type { Language } from "../messages/language";

/** A machine-readable answer: one document, its version first. */
export function toJson(fields: object): string {
  return `${JSON.stringify({ version: 1, ...fields }, null, 2)}\n`;
}

export function checkReport(findings: readonly Finding[], language: Language, isFine?: boolean): string {
  const counts = countFindings(findings);
  return toJson({ ok: isFine ?? counts.error === 0, diagnostics: findings.map((one) => inWords(one, language)), counts });
}

export function countFindings(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}
