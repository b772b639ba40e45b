import { menuAnswer } from "../explain/menuAnswer";
import { menuText } from "../explain/menuText";
import { toJson } from "../report/json";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import { loadRegistry } from "./loadRegistry";
import { herdOf, requiredViewer, textLanguage, viewerName } from "./viewerOptions";

/** What a persona or user sees in the menu, and every route that opens for them. */
export async function menuCommand(request: Request): Promise<ExitCode> {
  const registry = loadRegistry(request);
  if (registry === null) return FINDINGS;
  const viewer = requiredViewer(request, registry);
  const answer = menuAnswer(registry, viewer, textLanguage(request, registry));
  request.io.out(
    request.json
      ? toJson({ ...herdOf(request, registry, viewer), ...answer })
      : menuText(answer, viewerName(request, registry, viewer), request.say),
  );
  return CLEAN;
}
