import type { Diagnostic } from "../diagnostic/diagnostic";
import { allFindings } from "../link/allFindings";
import { linkRegistry } from "../link/linkRegistry";
import type { Registry } from "../prove/registry";
import { readFiles } from "../read/readRegistry";
import { registryFiles } from "../read/registryFiles";
import { checkReport } from "../report/json";
import { toText } from "../report/text";
import { runRules } from "../rules/runRules";
import { registryTables } from "../tables/registryTables";
import { directoryOf, type Options } from "./readOptions";
import type { ToolIo } from "./toolIo";

/** Findings about who may pass: the registry can still be asked, which is the way to understand them. */
const ASKABLE: ReadonlySet<string> = new Set(["tile-opens-refusal", "route-unguarded", "unknown-grant"]);

export interface LoadedRegistry extends Registry {
  /** The registry's folder as it was given, for places. */
  readonly shown: string;
}

/** Reads a registry that is to be asked; null when it has errors, which are then reported. */
export function loadRegistry(options: Options, io: ToolIo): LoadedRegistry | null {
  const { path, shown } = directoryOf(options, "registry", io);
  const files = registryFiles(path);
  const linked = linkRegistry(readFiles(files));
  const { model } = linked;
  const findings = allFindings(linked, runRules(model));
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.length === 0 || errors.every(isAskable)) {
    if (errors.length > 0) io.err(`${shown}: ${errors.length} errors: npm run -s registry -- check\n`);
    return { model, tables: registryTables(model), shown };
  }
  if (options.values.get("format") === "json") io.out(checkReport(findings));
  else io.err(`${toText(findings, files, shown)}The registry must be without errors before it can be asked.\n`);
  return null;
}

function isAskable({ code }: Diagnostic): boolean {
  return ASKABLE.has(code);
}
