import { findAnswer } from "../answer/findAnswer";
import { findText } from "../report/findText";
import { toJson } from "../report/json";
import { openIconSet } from "../write/iconSet";
import { loadRegistry } from "./loadRegistry";
import { Misuse, readOptions } from "./readOptions";
import { CLEAN, type ExitCode, FINDINGS, type ToolIo } from "./toolIo";
import { languageFrom } from "./viewerOptions";

/** What is called by some words. Exit code 1 when nothing is. */
export async function findCommand(args: readonly string[], io: ToolIo): Promise<ExitCode> {
  const options = readOptions(args, { values: { lang: [], registry: [], format: ["text", "json"] }, flags: [], sentence: true });
  const asked = options.words.join(" ");
  if (asked === "") throw new Misuse("Say what to find: words of a page or tile, or of the name of an icon.");
  const registry = loadRegistry(options, io);
  if (registry === null) return FINDINGS;
  const answer = findAnswer(registry, asked, languageFrom(options, registry), openIconSet(io.root, io.cache).names());
  io.out(options.values.get("format") === "json" ? toJson(answer) : findText(answer, registry.shown));
  return answer.found.length === 0 && answer.icons.length === 0 ? FINDINGS : CLEAN;
}
