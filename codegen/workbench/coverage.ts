import { coverage } from "../coverage/coverage";
import { coverageText } from "../coverage/coverageText";
import { inWords } from "../coverage/inWords";
import { toJson } from "../report/json";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import { loadRegistry } from "./loadRegistry";

/** Who reaches what, and the proofs for every possible user; a proof that fails is a finding. */
export async function coverageCommand(request: Request): Promise<ExitCode> {
  const { io, json, language, say } = request;
  const registry = loadRegistry(request);
  if (registry === null) return FINDINGS;
  const report = coverage(registry);
  io.out(json ? toJson(inWords(report, language)) : coverageText(registry.shown, report, say, language));
  return report.ok ? CLEAN : FINDINGS;
}
