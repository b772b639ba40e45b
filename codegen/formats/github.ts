import type { Diagnostic } from "../diagnostic/diagnostic";
import type { Say } from "../messages/say";
import { pathOf, type Report } from "./report";

/** GitHub shows ten annotations of a kind and step; the rest would be lost without a word. */
const MOST = 10;
const COMMANDS = { error: "error", warning: "warning", info: "notice" } as const;
const RANK = { error: 0, warning: 1, info: 2 } as const;

/** Annotations of a GitHub workflow: the worst ten, then how many more there are. */
export function github(report: Report, say: Say): string {
  const { findings, verdict } = report;
  const sorted = [...findings].sort((one, other) => RANK[one.severity] - RANK[other.severity]);
  const shown = sorted.slice(0, MOST);
  const rest = sorted.length - shown.length;
  const lines = [
    ...shown.map((finding) => annotation(report, finding)),
    ...(rest === 0 ? [] : [`::notice title=registry::${data(say("format-more", { count: rest }))}`]),
    data(verdict),
  ];
  return `${lines.join("\n")}\n`;
}

function annotation(report: Report, finding: Diagnostic): string {
  const { severity, line, column, endLine, endColumn, code, message, hint } = finding;
  const place = { file: pathOf(report, finding), line, endLine, ...(endLine === line && { col: column, endColumn }), title: code };
  const properties = Object.entries(place).map(([name, value]) => `${name}=${property(String(value))}`);
  return `::${COMMANDS[severity]} ${properties.join(",")}::${data(hint === undefined ? message : `${message}\n${hint}`)}`;
}

function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
