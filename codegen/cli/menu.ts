import { menuAnswer } from "../answer/menuAnswer";
import { toJson } from "../report/json";
import { menuText } from "../report/menuText";
import { loadRegistry } from "./loadRegistry";
import { readOptions } from "./readOptions";
import { CLEAN, type ExitCode, FINDINGS, type ToolIo } from "./toolIo";
import { languageFrom, requiredViewer, VIEWER_FLAGS, VIEWER_VALUES, viewerName } from "./viewerOptions";

/** What a persona or user sees in the menu, and every route that opens for them. */
export async function menuCommand(args: readonly string[], io: ToolIo): Promise<ExitCode> {
  const options = readOptions(args, { values: { ...VIEWER_VALUES, lang: [] }, flags: VIEWER_FLAGS });
  const registry = loadRegistry(options, io);
  if (registry === null) return FINDINGS;
  const viewer = requiredViewer(options, registry, io);
  const answer = menuAnswer(registry, viewer, languageFrom(options, registry));
  io.out(options.values.get("format") === "json" ? toJson(answer) : menuText(answer, viewerName(options, viewer)));
  return CLEAN;
}
