import { paramsOf } from "../../src/domain/routing/pattern";
import { finding, relatedTo } from "../diagnostic/finding";
import { didYouMean } from "../diagnostic/suggest";
import { below } from "./accessReferences";
import { misnamedParam } from "./misnamedParam";
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
      const meant = misnamedParam({ route, params })?.meant;
      const guess = meant === undefined ? didYouMean(name, known) || "." : `, which takes "${meant}" and is given none.`;
      yield finding(
        model.locate(below(place, "params", name), "key"),
        "tile-param-unknown",
        `"${name}" is not a parameter of "${route.name}"${guess}`,
        {
          hint: known.includes(bare) ? `Write ${bare}: without the colon; only addresses have it.` : remedy(route.path, known, name, meant),
          ...(known.length > 0 ? {} : { related: relatedTo(model.locate(route.place, "key"), `"${route.name}" is declared here`) }),
        },
      );
    }
  }
};

function remedy(path: string, known: readonly string[], name: string, meant: string | undefined): string {
  if (meant !== undefined) return `Write "${meant}:" in place of "${name}:".`;
  if (known.length > 0) return `It takes ${known.join(", ")} (address ${path}). Correct the name, or write the value under "query:".`;
  return `It takes none (address ${path}): remove the value, or write it under "query:". If the address has lost its ":${name}", put it back there: path: ${withParam(path, name)}.`;
}

/** The address with the parameter in place of its bare name, or of a number or a star at the end, or behind it. */
function withParam(path: string, name: string): string {
  const segments = path.split("/");
  const bare = segments.lastIndexOf(name);
  if (bare >= 0) return segments.with(bare, `:${name}`).join("/");
  return `${path.replace(/\/(?:\d+|\*)$/, "")}/:${name}`;
}
