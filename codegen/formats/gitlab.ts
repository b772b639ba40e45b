import { createHash } from "node:crypto";
import { pathOf, type Report } from "./report";

const SEVERITIES = { error: "major", warning: "minor", info: "info" } as const;

/** GitLab code quality: a finding keeps its fingerprint while its message is the same, wherever its line moves. */
export function gitlab(report: Report): string {
  const seen = new Map<string, number>();
  const issues = report.findings.map((finding) => {
    const { code, severity, message, line } = finding;
    const path = pathOf(report, finding);
    const same = JSON.stringify([path, code, message]);
    const count = (seen.get(same) ?? 0) + 1;
    seen.set(same, count);
    return {
      description: message,
      check_name: code,
      fingerprint: createHash("sha256").update(`${same} ${count}`).digest("hex"),
      // No yes can let it pass.
      severity: code === "registry-public" ? "blocker" : SEVERITIES[severity],
      location: { path, lines: { begin: line } },
    };
  });
  return `${JSON.stringify(issues, null, 2)}\n`;
}
