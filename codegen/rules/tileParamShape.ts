import { isRest, paramsOf } from "../../src/domain/routing/pattern";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import type { RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import { paramPatterns } from "./paramPatterns";
import type { Rule } from "./rule";
import { type PlacedTarget, tileTargets } from "./tileTargets";

/** Values of a tile's parameters have the shape that params.yaml gives. */
export const tileParamShape: Rule = function* (model) {
  const patterns = paramPatterns(model);
  for (const target of tileTargets(model)) yield* shapeFindings(model, patterns, target);
};

function* shapeFindings(
  model: RegistryModel,
  patterns: ReadonlyMap<string, RegExp>,
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
      } else if (/^:[A-Za-z]/.test(part)) {
        yield finding(model.locate(at), "tile-param-shape", `"${part}" starts with a colon, as a parameter does; a tile gives its value.`, {
          hint: `Write the value itself: ${name}: ${part.slice(1)}`,
        });
      } else if (pattern !== undefined && !pattern.test(part)) {
        yield finding(model.locate(at), "tile-param-shape", `"${part}" does not have the shape of the parameter "${name}".`, {
          hint: `params.yaml says it must match ${pattern.source.slice(4, -2)}. Correct the value, or the pattern there.`,
        });
      }
    }
  }
}
