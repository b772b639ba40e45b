import { codeFrame } from "./codeFrame";
import type { Diagnostic } from "./diagnostic";

/** Findings as people read them: place, code, the fact, the remedy and the lines around the place. */
export function formatText(diagnostics: readonly Diagnostic[], files: ReadonlyMap<string, string>, root: string): string {
  const prefix = root === "" ? "" : `${root.replace(/\/$/, "")}/`;
  const named = new Set(diagnostics.map(({ file }) => file));
  const lines = new Map([...named].map((file) => [file, (files.get(file) || undefined)?.split(/\r?\n/)]));
  return diagnostics.map((diagnostic) => formatOne(diagnostic, lines.get(diagnostic.file), prefix)).join("\n");
}

function formatOne(diagnostic: Diagnostic, lines: readonly string[] | undefined, prefix: string): string {
  const { file, line, column, code, severity, message, hint, related } = diagnostic;
  const out = [`${prefix}${file}:${line}:${column} ${code} ${severity}`, `  ${message}`];
  if (hint !== undefined) out.push(`  ${hint}`);
  for (const other of related ?? []) out.push(`  ${prefix}${other.file}:${other.line}:${other.column} ${other.message}`);
  if (lines !== undefined) out.push(codeFrame(lines, diagnostic).replace(/^/gm, "    "));
  return `${out.join("\n")}\n`;
}
