import { explain, personaAskers } from "../answer/explainAnswer";
import { knownNames, thingsNamed } from "../answer/things";
import { didYouMean, suggest } from "../diagnostic/suggest";
import { explainText } from "../report/explainText";
import { toJson } from "../report/json";
import { loadRegistry } from "./loadRegistry";
import { Misuse, readOptions } from "./readOptions";
import { CLEAN, type ExitCode, FINDINGS, type ToolIo } from "./toolIo";
import { languageFrom, VIEWER_FLAGS, VIEWER_VALUES, viewerFrom, viewerName } from "./viewerOptions";

/** What a name is, where it stands, who has it, and for somebody: why, and the smallest change that would turn it round. */
export async function explainCommand(args: readonly string[], io: ToolIo): Promise<ExitCode> {
  const options = readOptions(args, { values: { ...VIEWER_VALUES, lang: [] }, flags: VIEWER_FLAGS, words: ["NAME"] });
  const [name] = options.words;
  if (name === undefined) throw new Misuse("Say what to explain: a route, tile, grant, application, section, parameter or persona.");
  const registry = loadRegistry(options, io);
  if (registry === null) return FINDINGS;
  const viewer = viewerFrom(options, registry, io);
  const language = languageFrom(options, registry);
  const json = options.values.get("format") === "json";
  const things = thingsNamed(registry, name, language);
  if (things.length === 0) {
    const known = knownNames(registry);
    if (json) io.out(toJson({ name, found: [], didYouMean: suggest(name, [...known]) }));
    else
      io.err(
        `Nothing in ${registry.shown} is called "${name}"${didYouMean(name, known) || "."}\nBy the words of a page or tile: npm run -s registry -- find ${JSON.stringify(name)}\n`,
      );
    return FINDINGS;
  }
  const askers = personaAskers(registry);
  const found = things.map((thing) => explain(registry, thing, language, askers, viewer, options.values.get("persona") ?? null));
  io.out(json ? toJson({ name, found }) : explainText(found, registry.shown, viewer && viewerName(options, viewer)));
  return CLEAN;
}
