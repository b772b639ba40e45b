import type { ParamValues } from "../../src/domain/address/fillPath";
import { addressOf, resolveAnswer } from "../answer/resolveAnswer";
import { didYouMean } from "../diagnostic/suggest";
import { toJson } from "../report/json";
import { resolveText } from "../report/resolveText";
import { loadRegistry } from "./loadRegistry";
import { Misuse, readOptions } from "./readOptions";
import { CLEAN, type ExitCode, FINDINGS, type ToolIo } from "./toolIo";
import { requiredViewer, VIEWER_FLAGS, VIEWER_VALUES, viewerName } from "./viewerOptions";

/** Where an address or a route leads for somebody. A refusal is an answer: the exit code is 0 for every answer. */
export async function resolveCommand(args: readonly string[], io: ToolIo): Promise<ExitCode> {
  const options = readOptions(args, { values: { ...VIEWER_VALUES, params: [] }, flags: VIEWER_FLAGS, words: ["URL-or-NAME"] });
  const [asked] = options.words;
  if (asked === undefined) throw new Misuse("Say what to resolve: an address that starts with /, or the name of a route.");
  const given = options.values.get("params");
  if (given !== undefined && addressOf(asked) !== null)
    throw new Misuse("--params goes with the name of a route; an address holds its values itself.");
  const params = given === undefined ? {} : readParams(given);
  const registry = loadRegistry(options, io);
  if (registry === null) return FINDINGS;
  const viewer = requiredViewer(options, registry, io);
  const answer = resolveAnswer(registry, viewer, asked, params);
  if (options.values.get("format") === "json") io.out(toJson(answer));
  else {
    const unknown = answer.route === null && addressOf(asked) === null;
    io.out(resolveText(asked, viewerName(options, viewer), answer, unknown ? didYouMean(asked, registry.model.routes.keys()) : ""));
  }
  return CLEAN;
}

/** Values by parameter name: a text, a number written as one, or a list for a repeated parameter. */
function readParams(text: string): ParamValues {
  const value = parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Misuse('--params is one JSON object, as in {"id":"12"}.');
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]: readonly [string, unknown]) => [
      name,
      Array.isArray(entry) ? entry.map((one) => textOf(name, one)) : textOf(name, entry),
    ]),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Misuse(`--params is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function textOf(name: string, value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  throw new Misuse(`--params: "${name}" is neither a text nor a list of texts.`);
}
