import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sayIn } from "../messages/say";
import { directoryOf } from "../request/options";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import { loadRegistry } from "../workbench/loadRegistry";
import { catalogue } from "./catalogue";
import { cataloguePage } from "./cataloguePage";

/** Its readers are those of the registry's guide. */
const LANGUAGE = "fr";

/** Writes what the product has, for people who do not read YAML: one page to open, print or hand on. */
export async function catalogueCommand(request: Request): Promise<ExitCode> {
  const registry = loadRegistry(request);
  if (registry === null) return FINDINGS;
  const { path, shown } = directoryOf(request.options, "out", request.io, "dist/catalogue");
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, "index.html"), cataloguePage(catalogue(registry, LANGUAGE, sayIn(LANGUAGE)), request.io.today ?? ""));
  request.io.out(`${request.say("wrote", { path: `${shown}/index.html` })}\n`);
  return CLEAN;
}
