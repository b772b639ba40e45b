import { checkRegistry } from "../checkRegistry";
import { inWords } from "../diagnostic/diagnostic";
import type { Severity } from "../diagnostic/finding";
import type { Report } from "../formats/report";
import { registryFiles } from "../read/registryFiles";
import { checkReport } from "../report/json";
import { summaryOf, toText } from "../report/text";
import { readIconSet } from "../write/iconSet";
import { picturesOf } from "../write/pictures";
import { directoryOf } from "./options";
import { outReport } from "./outReport";
import type { Request } from "./request";
import { CLEAN, type ExitCode, FINDINGS } from "./toolIo";

const ERRORS: readonly Severity[] = ["error"];
const STRICT: readonly Severity[] = ["error", "warning"];

/** Every finding of a registry, sorted; only errors make it fail, with --strict warnings too. */
export async function checkCommand(request: Request): Promise<ExitCode> {
  const { options, io, language, json } = request;
  const registry = directoryOf(options, "registry", io);
  const files = registryFiles(registry.path);
  const { findings } = checkRegistry(files, { icon: new Set(readIconSet(io.root).keys()), ...picturesOf(io.root) });
  const failing = options.flags.has("strict") ? STRICT : ERRORS;
  const ok = !findings.some(({ severity }) => failing.includes(severity));
  const report = (): Report => ({
    command: "check",
    verdict: summaryOf(findings, registry.shown, language),
    ok,
    registry: registry.shown,
    findings: findings.map((one) => inWords(one, language)),
    tables: [],
  });
  if (!outReport(request, report)) io.out(json ? checkReport(findings, language) : toText(findings, files, registry.shown, language));
  return ok ? CLEAN : FINDINGS;
}
