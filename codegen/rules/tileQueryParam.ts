import { paramsOf } from "../../src/domain/routing/pattern";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding } from "../diagnostic/finding";
import type { RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import type { Rule } from "./rule";
import { type PlacedTarget, readableTargets } from "./tileTargets";

/** What a route has in its address is given there, not behind it. */
export const tileQueryParam: Rule = function* (model) {
  for (const target of readableTargets(model)) if (target.query !== undefined) yield* strayValues(model, target, target.query);
};

function* strayValues(
  model: RegistryModel,
  { route, params, place }: PlacedTarget,
  query: Readonly<Record<string, string>>,
): Iterable<Diagnostic> {
  for (const { name } of paramsOf(route.path ?? "")) {
    const value = Object.hasOwn(query, name) ? query[name] : undefined;
    if (value === undefined) continue;
    const at = model.locate(below(place, "query", name), "key");
    const given = Object.hasOwn(params, name);
    yield finding(
      at,
      "tile-query-param",
      given
        ? `"${name}" is given twice: under "params:" and under "query:".`
        : `"${name}" is a parameter of "${route.name}" (address ${route.path}); under "query:" it stands behind the address, not in it.`,
      {
        hint: given
          ? `Keep the value under "params:" alone: "${name}" is a parameter of the address ${route.path}.`
          : `Write it under "params:": ${name}: ${/^[a-z]\w*$/i.test(value) ? value : JSON.stringify(value)}`,
        severity: "warning",
      },
    );
  }
}
