import { coverage } from "../prove/coverage";
import { coverageText } from "../report/coverageText";
import { toJson } from "../report/json";
import { loadRegistry } from "./loadRegistry";
import { readOptions } from "./readOptions";
import { CLEAN, type ExitCode, FINDINGS, type ToolIo } from "./toolIo";

/** Who reaches what, and the proofs for every possible user; a proof that fails is a finding. */
export async function coverageCommand(args: readonly string[], io: ToolIo): Promise<ExitCode> {
  const options = readOptions(args, { values: { registry: [], format: ["text", "json"] }, flags: [] });
  const registry = loadRegistry(options, io);
  if (registry === null) return FINDINGS;
  const report = coverage(registry);
  io.out(options.values.get("format") === "json" ? toJson(report) : coverageText(registry.shown, report));
  return report.ok ? CLEAN : FINDINGS;
}
