import { inWords } from "../diagnostic/diagnostic";
import type { Finding } from "../diagnostic/finding";
import type { Language } from "../messages/language";
import { summaryOf } from "../report/text";
import type { Report } from "./report";

/** What a check has found, as a report. */
export function findingsReport(command: Report["command"], findings: readonly Finding[], registry: string, language: Language): Report {
  return {
    command,
    verdict: summaryOf(findings, registry, language),
    ok: !findings.some(({ severity }) => severity === "error"),
    registry,
    findings: findings.map((one) => inWords(one, language)),
    tables: [],
  };
}
