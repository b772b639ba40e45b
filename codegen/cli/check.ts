import { checkRegistry } from "../checkRegistry";
import { findingsReport } from "../formats/findingsReport";
import { fails } from "../formats/report";
import { registryFiles } from "../read/registryFiles";
import { checkReport } from "../report/json";
import { toText } from "../report/text";
import { directoryOf } from "../request/options";
import { outReport } from "../request/outReport";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import { iconNames } from "../write/iconSet";
import { outsideOf } from "../write/outsideOf";

/** Every finding of a registry, sorted; only errors make it fail, with --strict warnings too. */
export async function checkCommand(request: Request): Promise<ExitCode> {
  const { options, io, kept, language, json } = request;
  const registry = directoryOf(options, "registry", io);
  const files = registryFiles(registry.path);
  const { model, findings: found } = checkRegistry(files, { ...outsideOf(io.root, iconNames(io.root, kept)), today: io.today });
  const findings = model === null ? found : [...found, ...(await import("../coverage/checkFindings")).checkFindings(registry.path, model)];
  const strict = options.flags.has("strict");
  const ok = !findings.some((one) => fails(one, strict));
  const report = () => ({ ...findingsReport("check", findings, registry.shown, language), ok, strict });
  if (!outReport(request, report)) io.out(json ? checkReport(findings, language, ok) : toText(findings, files, registry.shown, language));
  return ok ? CLEAN : FINDINGS;
}
