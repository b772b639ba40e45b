import { isRequired, paramsOf } from "../../src/domain/routing/pattern";
import { finding } from "../diagnostic/finding";
import { below } from "./accessReferences";
import { misnamedParam } from "./misnamedParam";
import type { Rule } from "./rule";
import { readableTargets } from "./tileTargets";

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
      yield finding(
        model.locate(below(place, "route")),
        "tile-param-missing",
        `The tile "${tile.id}" gives no value for "${missing}", which "${route.name}" needs in its address ${route.path}.`,
        { hint: `Add "params:" with "${missing}: …" to the tile, or choose a route that needs none.` },
      );
    }
  }
};
