import { isAbsolute, join } from "node:path";
import { checkRegistry } from "../checkRegistry";
import { registryFiles } from "../read/registryFiles";
import { toText } from "../report/text";
import { directoryOf } from "../request/options";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import { caddy } from "./caddy";
import { k8s } from "./k8s";
import { nginx } from "./nginx";
import { placesFrom } from "./places";
import { type Mode, type Site, sitesOf } from "./sites";

const FORMATS: Readonly<Record<string, (sites: readonly Site[], mode: Mode) => string>> = { nginx, caddy, k8s };

/** Prints the rules of a gateway. A registry with an error gives none: a line that is read wrongly could open what is closed. */
export async function gatewayCommand({ options, io, language, say }: Request): Promise<ExitCode> {
  const { path, shown } = directoryOf(options, "registry", io);
  const files = registryFiles(path);
  const { model, findings } = checkRegistry(files);
  if (model === null) {
    io.err(`${toText(findings, files, shown, language)}${say("not-askable")}\n`);
    return FINDINGS;
  }
  const given = options.values.get("upstreams");
  const file = given === undefined ? null : { path: isAbsolute(given) ? given : join(io.cwd, given), shown: given };
  const mode = options.values.get("mode") === "origin" ? "origin" : "path";
  const print = FORMATS[options.values.get("format") ?? "nginx"] ?? nginx;
  io.out(print(sitesOf(model, placesFrom(file, model), mode), mode));
  return CLEAN;
}
