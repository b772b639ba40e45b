import { isRest, paramsOf } from "../../src/domain/routing/pattern";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import type { RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import { isPlaceholder } from "./isPlaceholder";
import { paramPatterns } from "./paramPatterns";
import type { Rule } from "./rule";
import { type PlacedTarget, readableTargets } from "./tileTargets";

/** Values of a tile's parameters have the shape that params.yaml gives. */
export const tileParamShape: Rule = function* (model) {
  const known: Known = {
    patterns: paramPatterns(model),
    samples: new Map(
      model.documents.params.flatMap(({ document }) =>
        Object.entries(document.params).map(([name, { sample }]) => [name, sample] as const),
      ),
    ),
    lists: new Set(model.documents.list.map(({ document }) => document.placeholder)),
  };
  for (const target of readableTargets(model)) yield* shapeFindings(model, known, target);
  for (const { id, place, document } of model.tiles.values()) {
    for (const [key, value] of Object.entries(document.query ?? {})) {
      if (!isPlaceholder(value, known.lists)) continue;
      const at = model.locate(below(place, "query", key));
      yield finding(at, "tile-param-shape", `"${value}" of the tile "${id}" stands for a value; a tile gives the value itself.`, {
        hint: `Write the value that the page is to be given: ${key}: …`,
      });
    }
  }
};

interface Known {
  readonly patterns: ReadonlyMap<string, RegExp>;
  readonly samples: ReadonlyMap<string, string>;
  /** Words that stand in braces for the items of a list. */
  readonly lists: ReadonlySet<string>;
}

function* shapeFindings(
  model: RegistryModel,
  { patterns, samples, lists }: Known,
  { route, params, place }: PlacedTarget,
): Iterable<Diagnostic> {
  for (const { name, param } of route.path === null ? [] : paramsOf(route.path)) {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined || value === "") continue;
    const at = below(place, "params", name);
    if (typeof value !== "string" && !isRest(param)) {
      yield finding(
        model.locate(at, "key"),
        "tile-param-shape",
        `"${name}" is a list, but the address ${route.path} takes one value there.`,
        {
          hint: "Write a single value.",
        },
      );
      continue;
    }
    const pattern = patterns.get(name);
    for (const part of typeof value === "string" ? [value] : value) {
      if (part === "." || part === "..") {
        yield finding(model.locate(at), "tile-param-shape", `"${part}" cannot be a value of "${name}": browsers read it as a folder.`, {
          hint: "Write another value.",
        });
      } else if (isPlaceholder(part, lists)) {
        yield finding(model.locate(at), "tile-param-shape", `"${part}" stands for a value; a tile gives the value itself.`, {
          hint: `Write it, in quotes when it is a number, as in ${name}: "${samples.get(name) ?? "12"}". A tile that is to open something else each time takes a route without this parameter.`,
        });
      } else if (pattern !== undefined && !pattern.test(part)) {
        yield finding(model.locate(at), "tile-param-shape", `"${part}" does not have the shape of the parameter "${name}".`, {
          hint: `${samples.has(name) ? `Write it as in ${name}: "${samples.get(name)}": params.yaml` : "Correct the value: params.yaml"} says it must match ${pattern.source.slice(4, -2)}.`,
        });
      }
    }
  }
}
