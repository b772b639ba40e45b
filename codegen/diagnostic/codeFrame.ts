import type { Range } from "./range";

/** Of a longer line what stands around the place is shown. */
const WIDEST = 120;

/** The line of a finding with its two neighbours, and carets under the place. */
export function codeFrame(lines: readonly string[], range: Range): string {
  const width = String(Math.min(range.line + 1, lines.length)).length;
  const longest = lines[range.line - 1]?.length ?? 0;
  const from = Math.max(0, Math.min(range.column - 1 - WIDEST / 2, longest - WIDEST));
  const out: string[] = [];
  for (let number = Math.max(1, range.line - 1); number <= Math.min(lines.length, range.line + 1); number++) {
    // A file of two bytes a character is full of zeros.
    const line = cut(lines[number - 1] ?? "", from).replaceAll("\0", "");
    const seen = number === range.line;
    if (!seen && number === lines.length && line === "") continue;
    out.push(`${seen ? ">" : " "} ${String(number).padStart(width)} | ${line}`.trimEnd());
    if (seen) out.push(`  ${" ".repeat(width)} | ${carets(line, range, from === 0 ? 0 : from - 1)}`);
  }
  return out.join("\n");
}

function cut(line: string, from: number): string {
  return `${from === 0 ? "" : "…"}${line.slice(from, from + WIDEST)}${line.length > from + WIDEST ? "…" : ""}`;
}

/** Tabs are kept so that the carets stand under the place in any editor. */
function carets(line: string, range: Range, gone: number): string {
  const column = range.column - gone;
  const indent = line.slice(0, column - 1).replace(/[^\t]/g, " ");
  const end = range.endLine === range.line ? range.endColumn - gone : line.length + 1;
  return indent + "^".repeat(Math.max(1, Math.min(end, line.length + 1) - column));
}
