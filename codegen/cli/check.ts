import { join } from "node:path";
import { checkRegistry } from "../checkRegistry";
import { registryFiles } from "../read/registryFiles";
import { checkReport } from "../report/json";
import { toText } from "../report/text";
import { openIconSet } from "../write/iconSet";
import { lastGeneration } from "../write/lastGeneration";
import { picturesOf } from "../write/pictures";
import { directoryOf, readOptions } from "./readOptions";
import { CLEAN, type ExitCode, FINDINGS, type ToolIo } from "./toolIo";

/** Every finding of a registry, sorted; only errors make it fail. */
export async function checkCommand(args: readonly string[], io: ToolIo): Promise<ExitCode> {
  const options = readOptions(args, { values: { registry: [], format: ["text", "json"] }, flags: [] });
  const registry = directoryOf(options, "registry", io);
  const files = registryFiles(registry.path);
  const job = { registry: registry.path, out: join(io.root, "generated"), cache: io.cache, tool: io.tool };
  const icons = new Set(openIconSet(io.root, io.cache).names());
  const { diagnostics } = checkRegistry(files, { icons, pictures: picturesOf(io.root), last: () => lastGeneration(job) });
  if (options.values.get("format") === "json") io.out(checkReport(diagnostics));
  else io.out(toText(diagnostics, files, registry.shown));
  return diagnostics.some(({ severity }) => severity === "error") ? FINDINGS : CLEAN;
}
