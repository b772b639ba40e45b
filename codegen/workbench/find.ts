import { findAnswer } from "../explain/findAnswer";
import { findText } from "../explain/findText";
import { said } from "../messages/say";
import { toJson } from "../report/json";
import { Misuse } from "../request/options";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import { readIconSet } from "../write/iconSet";
import { loadRegistry } from "./loadRegistry";
import { textLanguage } from "./viewerOptions";

/** What is called by some words. Exit code 1 when nothing is. */
export async function findCommand(request: Request): Promise<ExitCode> {
  const { options, io, say, json } = request;
  const asked = options.words.join(" ");
  if (asked === "") throw new Misuse(said("find-nothing", {}));
  const registry = loadRegistry(request);
  if (registry === null) return FINDINGS;
  const answer = findAnswer(registry, asked, textLanguage(request, registry), [...readIconSet(io.root).keys()]);
  io.out(json ? toJson(answer) : findText(answer, registry.shown, say));
  return answer.found.length === 0 && answer.icons.length === 0 ? FINDINGS : CLEAN;
}
