import type { ParamValues } from "../../src/domain/address/fillPath";
import { isRequired, paramsOf } from "../../src/domain/routing/pattern";
import { addressOf, type ResolveAnswer, resolveAnswer } from "../answer/resolveAnswer";
import { didYouMean } from "../diagnostic/suggest";
import type { Registry } from "../prove/registry";
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
  for (const name of answer.unknownParams ?? []) io.err(unknownParam(registry, asked, name));
  if (options.values.get("format") === "json") io.out(toJson(answer));
  else {
    const more = answer.reason === "missing-param" ? missingParams(registry, asked, params) : unknownRoute(registry, asked, answer);
    io.out(resolveText(asked, viewerName(options, viewer), answer, more));
  }
  return CLEAN;
}

/** Which parameters an address lacks, with values to try. */
function missingParams({ tables, model }: Registry, route: string, given: ParamValues): string {
  const needed = paramsOf(tables.routes[route]?.path ?? "").filter(({ param }) => isRequired(param));
  const lacking = needed.filter(({ name }) => !Object.hasOwn(given, name));
  const samples = new Map(model.documents.params.flatMap(({ document }) => Object.entries(document.params)));
  const values = Object.fromEntries(lacking.map(({ name }) => [name, samples.get(name)?.sample ?? "12"]));
  return `: ${lacking.map(({ name }) => name).join(", ")}. Add --params '${JSON.stringify({ ...given, ...values })}'`;
}

/** As many names as one reads at a glance. */
const FEW = 8;

/** What was meant by a name that no route has: one that is spelt nearly so, or those that begin alike. */
function unknownRoute({ model }: Registry, asked: string, { route }: ResolveAnswer): string {
  if (route !== null || addressOf(asked) !== null) return "";
  const names = [...model.routes.keys()];
  const level = asked.slice(0, asked.lastIndexOf(".") + 1);
  const alike = level === "" ? [] : names.filter((name) => name.startsWith(level));
  const beginning =
    alike.length === 0 ? "." : `; routes of "${level}" are ${alike.slice(0, FEW).join(", ")}${alike.length > FEW ? ", …" : ""}.`;
  return `${didYouMean(asked, names) || beginning} Is it an address? Type /${asked}`;
}

function unknownParam({ tables }: Registry, route: string, name: string): string {
  const known = paramsOf(tables.routes[route]?.path ?? "").map((param) => param.name);
  const has = known.length === 0 ? "It has none." : `It has ${known.join(", ")}.`;
  return `"${route}" has no parameter "${name}"${didYouMean(name, known) || "."} ${has}\n`;
}

const EXAMPLE = `Write it in single quotes, as in --params '{"id":"7"}'.`;

/** Values by parameter name: a text, a number written as one, or a list for a repeated parameter. */
function readParams(text: string): ParamValues {
  const value = parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Misuse(`--params is one JSON object. ${EXAMPLE}`);
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
    throw new Misuse(`--params is not JSON (${error instanceof Error ? error.message : String(error)}). ${EXAMPLE}`);
  }
}

function textOf(name: string, value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  throw new Misuse(`--params: "${name}" is neither a text nor a list of texts.`);
}
