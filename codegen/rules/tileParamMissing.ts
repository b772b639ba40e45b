import { isRequired, paramsOf } from "../../src/domain/routing/pattern";
import { finding } from "../diagnostic/finding";
import type { RegistryModel } from "../link/model";
import { quoted } from "../read/quoted";
import { below } from "./accessReferences";
import { misnamedParam } from "./misnamedParam";
import type { Rule } from "./rule";
import { readableTargets } from "./tileTargets";

/** A realistic value of a parameter. */
function sampleOf(model: RegistryModel, name: string): string {
  return model.documents.params.map(({ document }) => document.params[name]?.sample).find((sample) => sample !== undefined) ?? "…";
}

/** A tile fills every required parameter of its route. */
export const tileParamMissing: Rule = function* (model) {
  for (const { tile, route, params, place } of readableTargets(model)) {
    if (route.path === null) continue;
    let leftOut: string | null = null;
    for (const { name, param } of paramsOf(route.path)) {
      const filled = Object.hasOwn(params, name) && params[name] !== "";
      const gap = !isRequired(param) && leftOut !== null && filled;
      if (!filled && !isRequired(param)) leftOut ??= name;
      if ((filled || !isRequired(param)) && !gap) continue;
      // What is given under a wrong name is told by tile-param-unknown.
      if (misnamedParam({ route, params }) !== null) continue;
      const missing = gap ? leftOut : name;
      const wanted = `${missing}: ${quoted(sampleOf(model, missing ?? name))}`;
      if (params[name] === "") {
        yield finding(model.locate(below(place, "params", name)), "tile-param-missing", `The value of "${name}" is empty.`, {
          hint: `Write a value, as ${wanted}`,
        });
        continue;
      }
      yield finding(
        model.locate(below(place, "route")),
        "tile-param-missing",
        `The tile "${tile.id}" gives no value for "${missing}", which "${route.name}" needs in its address ${route.path}.`,
        {
          hint:
            Object.keys(params).length > 0
              ? `Write it among the "params:" of the tile, as ${wanted}`
              : `Add below its route, with the value that is meant: params: { ${wanted} }. Or choose a route that needs none.`,
        },
      );
    }
  }
};
