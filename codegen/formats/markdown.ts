import type { Say } from "../messages/say";
import { asMarkdown } from "./escape";
import { pathOf, type Report, type Table } from "./report";

const MOST_FINDINGS = 30;
const MOST_ROWS = 30;

/** A comment or a summary page: the verdict, the findings, tables folded away. */
export function markdown(report: Report, say: Say): string {
  const { ok, verdict, findings, tables } = report;
  const lines = findings.slice(0, MOST_FINDINGS).map((finding) => {
    const { severity, code, message, hint, line } = finding;
    return `- **${say(`report-${severity}`)}** ${asMarkdown(`${pathOf(report, finding)}:${line}`)} ${asMarkdown(message)} ${hint === undefined ? "" : `*${asMarkdown(hint)}* `}(\`${code}\`)`;
  });
  const rest = findings.length - lines.length;
  return `${[
    `### ${ok ? "✅" : "⛔"} ${asMarkdown(verdict)}`,
    ...(lines.length === 0 ? [] : [lines.join("\n")]),
    ...(rest > 0 ? [say("format-more", { count: rest })] : []),
    ...tables.map((table) => tableText(table, say)),
  ].join("\n\n")}\n`;
}

function tableText({ title, head, rows }: Table, say: Say): string {
  const row = (cells: readonly string[]) => `| ${cells.map(asMarkdown).join(" | ")} |`;
  const shown = [row(head), `|${head.map(() => "---").join("|")}|`, ...rows.slice(0, MOST_ROWS).map(row)];
  const rest = rows.length - MOST_ROWS;
  return `<details><summary>${asMarkdown(title)}</summary>\n\n${shown.join("\n")}\n${rest > 0 ? `\n${say("format-more", { count: rest })}\n` : ""}\n</details>`;
}
