import { paramsOf } from "../../src/domain/routing/pattern";
import type { Diagnostic } from "../diagnostic/diagnostic";
import { finding, relatedTo } from "../diagnostic/finding";
import { didYouMean } from "../diagnostic/suggest";
import type { LinkedRoute, RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import { misnamedParam } from "./misnamedParam";
import { paramForm } from "./paramForm";
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
      const word = withoutColon(model, route, name);
      if (word !== null) {
        yield word;
        continue;
      }
      const bare = name.replace(/^:|[?+*]$/g, "").replace(/^\{(.*)\}$/, "$1");
      const meant = misnamedParam({ route, params })?.meant;
      const guess = meant === undefined ? didYouMean(name, known) || "." : `, which takes "${meant}" and is given none.`;
      yield finding(
        model.locate(below(place, "params", name), "key"),
        "tile-param-unknown",
        `"${name}" is not a parameter of "${route.name}"${guess}`,
        {
          hint: known.includes(bare)
            ? `Write ${bare}: without the colon; only addresses have it.`
            : remedy(model, route, known, name, meant),
          ...(known.length > 0 ? {} : { related: relatedTo(model.locate(route.place, "key"), `"${route.name}" is declared here`) }),
        },
      );
    }
  }
};

/** A word of the address of a route has the name of what a tile gives it. */
function withoutColon(model: RegistryModel, route: LinkedRoute, name: string): Diagnostic | null {
  const { path, place, document } = route;
  if (path === null || document.path === undefined || !/^\w+$/.test(name) || !path.split("/").includes(name)) return null;
  const { address } = withParam(model, route, name);
  const message = `"${name}" in the address ${path} is a word, but a tile gives it a value.`;
  return finding(model.locate(below(place, "path")), "tile-param-unknown", message, {
    hint: `Write ${address}: a parameter has a colon.`,
  });
}

function remedy(model: RegistryModel, route: LinkedRoute, known: readonly string[], name: string, meant: string | undefined): string {
  if (meant !== undefined) return `Write "${meant}:" in place of "${name}:".`;
  const path = route.path ?? "";
  if (known.length > 0) return `It takes ${known.join(", ")} (address ${path}). Correct the name, or write the value under "query:".`;
  const { param, address } = withParam(model, route, name);
  return `It takes none (address ${path}): remove the value, or write it under "query:". If the address has lost its "${param}", put it back there: path: ${address}`;
}

/** The address with the parameter in place of its bare name, or of a number or a star at the end, or behind it. */
function withParam(model: RegistryModel, { name: route, path }: LinkedRoute, name: string) {
  const segments = path === null ? [] : path.split("/");
  const bare = segments.lastIndexOf(name);
  const kept = bare >= 0 ? segments : [...(/^(?:\d+|\*)$/.test(segments.at(-1) ?? "") ? segments.slice(0, -1) : segments), name];
  const at = bare >= 0 ? bare : kept.length - 1;
  const param = paramForm(model, route, name, at === kept.length - 1);
  return { param, address: kept.with(at, param).join("/") };
}
