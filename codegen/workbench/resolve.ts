import { z } from "zod";
import type { ParamValues } from "../../src/domain/address/fillPath";
import { isRequired, paramsOf } from "../../src/domain/routing/pattern";
import { suggest } from "../diagnostic/suggest";
import { addressOf, type ResolveAnswer, resolveAnswer } from "../explain/resolveAnswer";
import { resolveText } from "../explain/resolveText";
import { declaredParams } from "../link/declaredParams";
import { type Say, said } from "../messages/say";
import { toJson } from "../report/json";
import { Misuse } from "../request/options";
import type { Request } from "../request/request";
import { CLEAN, type ExitCode, FINDINGS } from "../request/toolIo";
import type { Registry } from "../viewer/registry";
import { loadRegistry } from "./loadRegistry";
import { herdOf, requiredViewer, viewerName } from "./viewerOptions";

/** Where an address or a route leads for somebody. A refusal is an answer: the exit code is 0 for every answer. */
export async function resolveCommand(request: Request): Promise<ExitCode> {
  const { options, io, say, json } = request;
  const [asked] = options.words;
  if (asked === undefined) throw new Misuse(said("resolve-nothing", {}));
  const given = options.values.get("params");
  if (given !== undefined && addressOf(asked) !== null) throw new Misuse(said("params-beside-address", {}));
  const params = given === undefined ? {} : readParams(given);
  const registry = loadRegistry(request);
  if (registry === null) return FINDINGS;
  const viewer = requiredViewer(request, registry);
  const answer = resolveAnswer(registry, viewer, asked, params);
  for (const name of answer.unknownParams ?? []) io.err(`${unknownParam(registry, asked, name, say)}\n`);
  const more = answer.reason === "missing-param" ? missingParams(registry, asked, params, say) : unknownRoute(registry, asked, answer, say);
  io.out(
    json
      ? toJson({ ...answer, ...herdOf(request, registry, viewer) })
      : resolveText(asked, viewerName(request, registry, viewer), answer, more, say),
  );
  return CLEAN;
}

/** Which parameters an address lacks, with values to try. */
function missingParams({ tables, model }: Registry, route: string, given: ParamValues, say: Say): string {
  const needed = paramsOf(tables.routes[route]?.path ?? "").filter(({ param }) => isRequired(param));
  const lacking = needed.filter(({ name }) => !Object.hasOwn(given, name));
  const samples = declaredParams(model);
  const values = Object.fromEntries(lacking.map(({ name }) => [name, samples.get(name)?.sample ?? "12"]));
  return say("resolve-lacking", { names: lacking.map(({ name }) => name).join(", "), example: JSON.stringify({ ...given, ...values }) });
}

/** As many names as one reads at a glance. */
const FEW = 8;

/** What was meant by a name that no route has: one that is spelt nearly so, or those that begin alike. */
function unknownRoute({ model }: Registry, asked: string, { route }: ResolveAnswer, say: Say): string {
  if (route !== null || addressOf(asked) !== null) return "";
  const names = [...model.routes.keys()];
  const level = asked.slice(0, asked.lastIndexOf(".") + 1);
  const alike = level === "" ? [] : names.filter((name) => name.startsWith(level));
  const suggestion = suggest(asked, names);
  if (suggestion !== null || alike.length === 0) return say("resolve-unknown", { asked, suggestion });
  return say("resolve-alike", { asked, level, names: `${alike.slice(0, FEW).join(", ")}${alike.length > FEW ? ", …" : ""}` });
}

function unknownParam({ tables }: Registry, route: string, name: string, say: Say): string {
  const known = paramsOf(tables.routes[route]?.path ?? "").map((param) => param.name);
  if (known.length === 0) return say("param-unknown-none", { route, name });
  return say("param-unknown", { route, name, suggestion: suggest(name, known), known: known.join(", ") });
}

/** Values by parameter name: a text, a number written as one, or a list for a repeated parameter. */
const one = z.union([z.string(), z.number().transform(String)]);
const paramValues = z.record(z.string(), z.union([one, z.array(one)]));

function readParams(text: string): ParamValues {
  try {
    return paramValues.parse(JSON.parse(text));
  } catch {
    throw new Misuse(said("params-form", { example: '{"id":"7"}' }));
  }
}
