import { repeat } from "../messages/say";
import { coverage } from "../prove/coverage";
import { coverageText } from "../report/coverageText";
import { toJson } from "../report/json";
import { loadRegistry } from "./loadRegistry";
import type { Request } from "./request";
import { CLEAN, type ExitCode, FINDINGS } from "./toolIo";

/** Who reaches what, and the proofs for every possible user; a proof that fails is a finding. */
export async function coverageCommand(request: Request): Promise<ExitCode> {
  const { io, json, language, say } = request;
  const registry = loadRegistry(request);
  if (registry === null) return FINDINGS;
  const report = coverage(registry);
  const proofs = report.proofs.map((proof) => ({ ...proof, because: proof.because && repeat(proof.because, language) }));
  io.out(json ? toJson({ ...report, proofs }) : coverageText(registry.shown, { ...report, proofs }, say));
  return report.ok ? CLEAN : FINDINGS;
}
