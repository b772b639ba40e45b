import { codeFrame } from "./codeFrame";
import type { Diagnostic } from "./diagnostic";

export interface TextOptions {
  /** Written before file names, `registry` by default. */
  readonly root?: string;
}

/** Findings as people read them: place, code, the fact, the remedy and the lines around the place. */
export function formatText(diagnostics: readonly Diagnostic[], files: ReadonlyMap<string, string>, options: TextOptions = {}): string {
  const prefix = options.root === undefined ? "registry/" : options.root === "" ? "" : `${options.root.replace(/\/$/, "")}/`;
  return diagnostics.map((diagnostic) => formatOne(diagnostic, files.get(diagnostic.file), prefix)).join("\n");
}

function formatOne(diagnostic: Diagnostic, text: string | undefined, prefix: string): string {
  const { file, line, column, code, severity, message, hint, related } = diagnostic;
  const out = [`${prefix}${file}:${line}:${column} ${code} ${severity}`, `  ${message}`];
  if (hint !== undefined) out.push(`  ${hint}`);
  for (const other of related ?? []) out.push(`  ${prefix}${other.file}:${other.line}:${other.column} ${other.message}`);
  if (text !== undefined) out.push(codeFrame(text, diagnostic).replace(/^/gm, "    "));
  return `${out.join("\n")}\n`;
}
