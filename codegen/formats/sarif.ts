import type { Log, Result } from "sarif";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { pathOf, type Report } from "./report";

const LEVELS = { error: "error", warning: "warning", info: "note" } as const;

/** SARIF 2.1.0, which code scanning and editors read. */
export function sarif(report: Report): string {
  const codes = [...new Set(report.findings.map(({ code }) => code))].sort();
  const log: Log = {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: `registry ${report.command}`, rules: codes.map((id) => ({ id })) } },
        results: report.findings.map((finding) => resultOf(report, finding, codes.indexOf(finding.code))),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf(report: Report, finding: Diagnostic, ruleIndex: number): Result {
  const { code, severity, message, hint, related = [] } = finding;
  return {
    ruleId: code,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: hint === undefined ? message : `${message}\n${hint}` },
    locations: [locationOf(report, finding)],
    ...(related.length > 0 && {
      relatedLocations: related.map((other) => ({ ...locationOf(report, other), message: { text: other.message } })),
    }),
  };
}

function locationOf(report: Report, place: Pick<Diagnostic, "file" | "line" | "column"> & Partial<Diagnostic>) {
  const { line, column, endLine = line, endColumn = column } = place;
  const region = { startLine: line, startColumn: column, endLine, endColumn: endLine === line ? Math.max(endColumn, column) : endColumn };
  const uri = pathOf(report, place).split("/").map(encodeURIComponent).join("/");
  return { physicalLocation: { artifactLocation: { uri }, region } };
}
