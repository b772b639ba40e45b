import { countFindings, toJson } from "../report/json";
import { toText } from "../report/text";
import { type GenerateOutcome, type GenerateRequest, generate } from "../write/generate";
import { CLEAN, type ExitCode, FINDINGS, type ToolIo } from "./toolIo";

export interface Shown {
  readonly json: boolean;
  /** Directories as they were given. */
  readonly registry: string;
  readonly out: string;
}

/** Generates, then says what was done in the format asked for. */
export async function generateAndReport(request: GenerateRequest, shown: Shown, io: ToolIo): Promise<ExitCode> {
  const outcome = await generate(request);
  const failed = outcome.kind === "findings" || (request.check && outcome.stale.length > 0);
  if (shown.json) io.out(toJson(fieldsOf(outcome, shown)));
  else if (outcome.kind === "findings") io.err(`${toText(outcome.diagnostics, outcome.files, shown.registry)}Nothing was written.\n`);
  else io.out(sentences(outcome, request.check, shown));
  return failed ? FINDINGS : CLEAN;
}

function fieldsOf(outcome: GenerateOutcome, { registry, out }: Shown): object {
  const below = (path: string) => `${out}/${path}`;
  const counts = countFindings(outcome.diagnostics);
  if (outcome.kind === "findings") {
    return { written: [], unchanged: 0, stale: [], ok: false, registry, diagnostics: outcome.diagnostics, counts };
  }
  return { written: outcome.written.map(below), unchanged: outcome.unchanged, stale: outcome.stale.map(below), counts };
}

function sentences(outcome: Extract<GenerateOutcome, { kind: "generated" }>, check: boolean, { out }: Shown): string {
  const { written, unchanged, stale, diagnostics } = outcome;
  const lines = check
    ? stale.map((path) => `${out}/${path}: not what the registry says.`)
    : [...written.map((path) => `wrote ${out}/${path}`), ...stale.map((path) => `removed ${out}/${path}`)];
  if (check && stale.length > 0) lines.push("Run npm run registry -- generate.");
  else lines.push(`${out}: ${written.length} written, ${unchanged} unchanged${stale.length > 0 ? `, ${stale.length} removed` : ""}.`);
  if (diagnostics.length > 0) lines.push(`${diagnostics.length} findings that are no errors: npm run -s registry -- check`);
  return `${lines.join("\n")}\n`;
}
