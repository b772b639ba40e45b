import { entriesNamed, knownNames } from "../answer/entries";
import { suggest } from "../diagnostic/suggest";
import { explain } from "../explain/explainAnswer";
import { explainText, inWords } from "../explain/explainText";
import { said } from "../messages/say";
import { toJson } from "../report/json";
import { Misuse } from "../request/options";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import { herdAskers } from "../snapshot/herdKinds";
import { loadRegistry } from "./loadRegistry";
import { herdOf, textLanguage, viewerFrom, viewerName } from "./viewerOptions";

/** What a name is, where it stands, who has it, and for somebody: why, and the smallest change that would turn it round. */
export async function explainCommand(request: Request): Promise<ExitCode> {
  const { options, io, say, json } = request;
  const [name] = options.words;
  if (name === undefined) throw new Misuse(said("explain-nothing", {}));
  const registry = loadRegistry(request);
  if (registry === null) return FINDINGS;
  const viewer = viewerFrom(request, registry);
  const language = textLanguage(request, registry);
  const entries = entriesNamed(registry, name, language);
  if (entries.length === 0) {
    const suggestion = suggest(name, knownNames(registry));
    if (json) io.out(toJson({ name, found: [], didYouMean: suggestion }));
    else {
      const words = say("explain-find", { words: JSON.stringify(name) });
      io.err(`${say("explain-unknown", { registry: registry.shown, name, suggestion })}\n${words}\n`);
    }
    return FINDINGS;
  }
  const askers = herdAskers(registry, { online: true, mode: null });
  const found = entries.map((entry) => explain(registry, entry, language, askers, viewer, options.values.get("persona") ?? null));
  const who = viewer && viewerName(request, registry, viewer);
  io.out(
    json
      ? toJson({ name, ...(viewer && herdOf(request, registry, viewer)), found: found.map((one) => inWords(one, say)) })
      : explainText(found, registry.shown, who, say),
  );
  return CLEAN;
}
