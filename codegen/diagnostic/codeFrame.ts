import type { Range } from "./range";

/** The line of a finding with its two neighbours, and carets under the place. */
export function codeFrame(lines: readonly string[], range: Range): string {
  const width = String(Math.min(range.line + 1, lines.length)).length;
  const out: string[] = [];
  for (let number = Math.max(1, range.line - 1); number <= Math.min(lines.length, range.line + 1); number++) {
    // A file of two bytes a character is full of zeros.
    const line = (lines[number - 1] ?? "").replaceAll("\0", "");
    const seen = number === range.line;
    if (!seen && number === lines.length && line === "") continue;
    out.push(`${seen ? ">" : " "} ${String(number).padStart(width)} | ${line}`.trimEnd());
    if (seen) out.push(`  ${" ".repeat(width)} | ${carets(line, range)}`);
  }
  return out.join("\n");
}

/** Tabs are kept so that the carets stand under the place in any editor. */
function carets(line: string, range: Range): string {
  const indent = line.slice(0, range.column - 1).replace(/[^\t]/g, " ");
  const end = range.endLine === range.line ? range.endColumn : line.length + 1;
  return indent + "^".repeat(Math.max(1, end - range.column));
}
