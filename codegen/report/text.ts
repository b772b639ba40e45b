import { codeFrame } from "../diagnostic/codeFrame";
import { type Diagnostic, inWords } from "../diagnostic/diagnostic";
import type { Finding } from "../diagnostic/finding";
import type { Language } from "../messages/language";
import { sayIn } from "../messages/say";
import { countFindings } from "./json";

/** Findings for people: place, code, the fact, the remedy and the lines around the place; a last line counts them. */
export function toText(findings: readonly Finding[], files: ReadonlyMap<string, string>, registry: string, language: Language): string {
  const lines = new Map(
    [...new Set(findings.map(({ file }) => file))].map((file) => [file, (files.get(file) || undefined)?.split(/\r?\n/)]),
  );
  const prefix = registry === "" ? "" : `${registry}/`;
  const told = findings.map((one) => formatOne(inWords(one, language), lines.get(one.file), prefix));
  return `${told.map((text) => `${text}\n`).join("")}${summaryOf(findings, registry, language)}\n`;
}

function formatOne(diagnostic: Diagnostic, lines: readonly string[] | undefined, prefix: string): string {
  const { file, line, column, code, severity, message, hint, related } = diagnostic;
  const out = [`${prefix}${file}:${line}:${column} ${code} ${severity}`, `  ${message}`];
  if (hint !== undefined) out.push(`  ${hint}`);
  for (const other of related ?? []) out.push(`  ${prefix}${other.file}:${other.line}:${other.column} ${other.message}`);
  if (lines !== undefined) out.push(codeFrame(lines, diagnostic).replace(/^/gm, "    "));
  return `${out.join("\n")}\n`;
}

/** How many findings of which kind there are, in one line. */
export function summaryOf(findings: readonly Finding[], registry: string, language: Language): string {
  const say = sayIn(language);
  const counts = countFindings(findings);
  const parts = (["error", "warning", "info"] as const).flatMap((one) => (counts[one] === 0 ? [] : [say(one, { count: counts[one] })]));
  return parts.length === 0 ? say("findings-none", { registry }) : say("findings-some", { registry, counts: parts.join(", ") });
}
