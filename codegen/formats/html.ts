import type { Diagnostic } from "../diagnostic/diagnostic";
import type { Language } from "../messages/language";
import { asMarkup } from "./escape";
import { pathOf, type Report, type Table } from "./report";

const STYLE = `:root{color-scheme:light dark;--bg:#f5f7f2;--surface:#fff;--text:#14201a;--muted:#46554b;--line:#dee4db;--good:#1b6330;--bad:#b3261e;--warn:#7a4f00}
@media (prefers-color-scheme:dark){:root{--bg:#0d1410;--surface:#161f19;--text:#e6efe8;--muted:#a9b8ae;--line:#27332b;--good:#7ccb8f;--bad:#ffb4ab;--warn:#f2c14e}}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.5 system-ui,sans-serif}main{max-width:960px;margin:0 auto;padding:32px 16px}
h1{font-size:24px;line-height:1.25;margin:0 0 24px;padding-left:12px;border-left:4px solid var(--bad)}h1.ok{border-color:var(--good)}h2{font-size:16px;margin:32px 0 8px;overflow-wrap:anywhere}
ol{list-style:none;margin:0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:12px}li{padding:12px 16px;border-top:1px solid var(--line)}li:first-child{border:0}
.error b{color:var(--bad)}.warning b{color:var(--warn)}p{margin:0}small,.hint{color:var(--muted);font-size:14px}code{font:14px ui-monospace,monospace}
div{overflow-x:auto}table{width:100%;border-collapse:collapse;background:var(--surface);border:1px solid var(--line);font-variant-numeric:tabular-nums}
th,td{text-align:left;vertical-align:top;padding:8px 12px;border-top:1px solid var(--line)}.n{text-align:right}`;

/** One page that needs nothing beside it. */
export function html(report: Report, language: Language): string {
  const { verdict, ok, findings, tables } = report;
  const byFile = new Map<string, Diagnostic[]>();
  for (const finding of findings) byFile.set(finding.file, [...(byFile.get(finding.file) ?? []), finding]);
  const lists = [...byFile].map(
    ([file, found]) => `<h2><code>${asMarkup(pathOf(report, { file }))}</code></h2><ol>${found.map(item).join("")}</ol>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${asMarkup(verdict)}</title>
<style>${STYLE}</style></head>
<body><main><h1${ok ? ' class="ok"' : ""}>${asMarkup(verdict)}</h1>
${[...lists, ...tables.map(tableText)].join("\n")}
</main></body></html>
`;
}

function item({ severity, code, message, hint, line }: Diagnostic): string {
  const lines = hint === undefined ? [] : hint.split("\n").map((line) => `<p class="hint">${asMarkup(line)}</p>`);
  return `<li class="${severity}"><p><b>${asMarkup(message)}</b></p>${lines.join("")}<small>${line} · <code>${asMarkup(code)}</code></small></li>`;
}

function tableText({ title, head, rows }: Table): string {
  const isNumber = head.map((_, n) => n > 0 && rows.every((cells) => /^[^\p{L}]*$/u.test(cells[n] ?? "")));
  const row = (cells: readonly string[], tag: "td" | "th") =>
    `<tr>${cells.map((cell, n) => `<${tag}${isNumber[n] ? ' class="n"' : ""}>${asMarkup(cell)}</${tag}>`).join("")}</tr>`;
  return `<h2>${asMarkup(title)}</h2><div><table>${row(head, "th")}${rows.map((cells) => row(cells, "td")).join("")}</table></div>`;
}
