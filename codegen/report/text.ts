import type { Diagnostic } from "../diagnostic/diagnostic";
import { formatText } from "../diagnostic/formatText";
import { countFindings } from "./json";

/** Findings for people, with a last line that counts them. */
export function toText(diagnostics: readonly Diagnostic[], files: ReadonlyMap<string, string>, registry: string): string {
  const findings = diagnostics.length === 0 ? "" : `${formatText(diagnostics, files, { root: registry })}\n`;
  return `${findings}${summaryOf(diagnostics, registry)}\n`;
}

function summaryOf(diagnostics: readonly Diagnostic[], registry: string): string {
  const { error, warning, info } = countFindings(diagnostics);
  const parts = [counted(error, "error"), counted(warning, "warning"), counted(info, "remark")].filter((part) => part !== "");
  return `${registry}: ${parts.length === 0 ? "no findings" : parts.join(", ")}.`;
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
}
