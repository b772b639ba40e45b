import { paramsOf } from "../../src/domain/routing/pattern";
import { finding, relatedTo } from "../diagnostic/finding";
import { didYouMean } from "../diagnostic/suggest";
import { below } from "./accessReferences";
import type { Rule } from "./rule";
import { readableTargets } from "./tileTargets";

/** A tile gives only parameters that its route takes. */
export const tileParamUnknown: Rule = function* (model) {
  for (const { route, params, place } of readableTargets(model)) {
    const given = Object.keys(params);
    if (given.length === 0 || route.path === null) continue;
    const known = paramsOf(route.path).map(({ name }) => name);
    for (const name of given) {
      if (known.includes(name)) continue;
      const bare = name.replace(/^:|[?+*]$/g, "").replace(/^\{(.*)\}$/, "$1");
      const guess = didYouMean(name, known) || ".";
      const takes = known.length === 0 ? "It takes none" : `It takes ${known.join(", ")}`;
      const moved = name === bare && guess === "." ? ` If the address has lost its ":${name}", put it back there: path: ${withParam(route.path, name)}.` : "";
      yield finding(
        model.locate(below(place, "params", name), "key"),
        "tile-param-unknown",
        `"${name}" is not a parameter of "${route.name}"${guess}`,
        known.includes(bare)
          ? { hint: `Write ${bare}: without the colon; only addresses have it.` }
          : {
              hint: `${takes} (address ${route.path}).${moved} Otherwise correct the name, or write the value under "query:".`,
              related: relatedTo(model.locate(route.place, "key"), `"${route.name}" is declared here`),
            },
      );
    }
  }
};

/** The address with the parameter in place of a number at its end, or behind it. */
function withParam(path: string, name: string): string {
  return `${path.replace(/\/\d+$/, "")}/:${name}`;
}
