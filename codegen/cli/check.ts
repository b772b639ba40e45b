import { checkRegistry } from "../checkRegistry";
import { registryFiles } from "../read/registryFiles";
import { checkReport } from "../report/json";
import { toText } from "../report/text";
import { readIconSet } from "../write/iconSet";
import { picturesOf } from "../write/pictures";
import { directoryOf } from "./options";
import type { Request } from "./request";
import { CLEAN, type ExitCode, FINDINGS } from "./toolIo";

/** Every finding of a registry, sorted; only errors make it fail. */
export async function checkCommand({ options, io, language, json }: Request): Promise<ExitCode> {
  const registry = directoryOf(options, "registry", io);
  const files = registryFiles(registry.path);
  const icons = new Set(readIconSet(io.root).keys());
  const { findings } = checkRegistry(files, { icons, pictures: picturesOf(io.root) });
  io.out(json ? checkReport(findings, language) : toText(findings, files, registry.shown, language));
  return findings.some(({ severity }) => severity === "error") ? FINDINGS : CLEAN;
}
