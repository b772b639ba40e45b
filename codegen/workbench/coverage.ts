import { coverage } from "../coverage/coverage";
import { coverageReport } from "../coverage/coverageReport";
import { coverageText } from "../coverage/coverageText";
import { reportInWords } from "../coverage/reportInWords";
import { inWords } from "../diagnostic/diagnostic";
import { toJson } from "../report/json";
import { outReport } from "../request/outReport";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import { loadRegistry } from "./loadRegistry";

/** Who reaches what, and the proofs for every possible user; what fails is a finding, with --strict what looks forgotten too. */
export async function coverageCommand(request: Request): Promise<ExitCode> {
  const { options, io, json, language, say } = request;
  const registry = loadRegistry(request, "coverage");
  if (registry === null) return FINDINGS;
  const report = coverage(registry);
  const promises = report.brokenPromises.map((one) => inWords(one, language));
  const strict = options.flags.has("strict");
  const printed = coverageReport(registry, report, { shown: registry.shown, promises, language, say, strict });
  if (!outReport(request, () => printed))
    io.out(
      json
        ? toJson(reportInWords({ ...report, ok: printed.ok }, promises, language))
        : coverageText(registry.shown, report, promises, say, language),
    );
  return printed.ok ? CLEAN : FINDINGS;
}
