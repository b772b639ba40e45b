import { inWords } from "../diagnostic/diagnostic";
import type { Language } from "../messages/language";
import type { Say } from "../messages/say";
import { countFindings, toJson } from "../report/json";
import { toText } from "../report/text";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import { type GenerateOutcome, type GenerateRequest, generate } from "../write/generate";

/** Directories as they were given. */
export interface Shown {
  readonly registry: string;
  readonly out: string;
}

/** Generates, then says what was done in the form asked for. */
export async function generateAndReport(job: GenerateRequest, { io, json, language, say }: Request, shown: Shown): Promise<ExitCode> {
  const outcome = await generate(job);
  if (json) io.out(toJson(fieldsOf(outcome, shown, language)));
  else if (outcome.kind === "findings")
    io.err(`${toText(outcome.findings, outcome.files, shown.registry, language)}${say("nothing-written")}\n`);
  else io.out(sentences(outcome, job.check, shown.out, say));
  return outcome.kind === "findings" || (job.check && outcome.stale.length > 0) ? FINDINGS : CLEAN;
}

function fieldsOf(outcome: GenerateOutcome, { registry, out }: Shown, language: Language): object {
  const below = (path: string) => `${out}/${path}`;
  const counts = countFindings(outcome.findings);
  if (outcome.kind === "generated")
    return { written: outcome.written.map(below), unchanged: outcome.unchanged, stale: outcome.stale.map(below), counts };
  const diagnostics = outcome.findings.map((one) => inWords(one, language));
  return { written: [], unchanged: 0, stale: [], ok: false, registry, diagnostics, counts };
}

function sentences(outcome: Extract<GenerateOutcome, { kind: "generated" }>, check: boolean, out: string, say: Say): string {
  const { unchanged, stale, findings } = outcome;
  const written = outcome.written.length;
  const removed = stale.length;
  const lines = check
    ? stale.map((path) => say("stale", { path: `${out}/${path}` }))
    : [
        ...outcome.written.map((path) => say("wrote", { path: `${out}/${path}` })),
        ...stale.map((path) => say("removed", { path: `${out}/${path}` })),
      ];
  if (check) lines.push(removed > 0 ? say("run-generate") : say("up-to-date", { out, files: unchanged }));
  else lines.push(say(removed > 0 ? "written-removed" : "written-some", { out, written, unchanged, removed }));
  if (findings.length > 0) lines.push(say("more-findings", { count: findings.length }));
  return `${lines.join("\n")}\n`;
}
