import { checkRegistry } from "../checkRegistry";
import type { Code } from "../messages/code";
import { registryFiles } from "../read/registryFiles";
import { directoryOf } from "../request/options";
import type { Request } from "../request/request";
import { registryTables } from "../tables/registryTables";
import type { Registry } from "../viewer/registry";
import { outFindings } from "./outFindings";

/** Findings about who may pass: the registry can still be asked, which is the way to understand them. */
const ASKABLE: ReadonlySet<Code> = new Set([
  "tile-opens-refusal",
  "route-unguarded",
  "unknown-grant",
  "persona-expects",
  "persona-refuses",
]);

export interface LoadedRegistry extends Registry {
  /** The registry's folder as it was given, for places. */
  readonly shown: string;
}

/** Reads a registry that is to be asked; null when it has errors, which are then reported. */
export function loadRegistry(request: Request, command: "coverage" | "mutate" | "check" = "check"): LoadedRegistry | null {
  const { options, io, say } = request;
  const { path, shown } = directoryOf(options, "registry", io);
  const files = registryFiles(path);
  const { understood: model, findings } = checkRegistry(files);
  const errors = findings.filter(({ severity }) => severity === "error");
  if (errors.every(({ code }) => ASKABLE.has(code))) {
    if (errors.length > 0) io.err(`${say("askable-errors", { registry: shown, count: errors.length })}\n`);
    return { model, tables: registryTables(model), shown };
  }
  outFindings(request, { command, findings, files, shown, why: say("not-askable") });
  return null;
}
