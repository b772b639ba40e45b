import { isRequired, paramsOf } from "../../src/domain/routing/pattern";
import { finding } from "../diagnostic/finding";
import type { LinkedRoute, RegistryModel } from "../link/model";
import { below } from "./accessReferences";
import { openedByName } from "./openedByName";
import { readableRoutes } from "./readableRoutes";
import type { Rule } from "./rule";

/** Routes opened by name alone (homes, tabs, dashboards, default routes) need no parameter. */
export const opensWithoutParams: Rule = function* (model) {
  const isReadable = readableRoutes(model);
  for (const [name, place] of openedByName(model)) {
    const route = model.routes.get(name);
    if (route === undefined || !isReadable(route)) continue;
    const [needed] = neededBy(route);
    if (needed === undefined && route.path !== null) continue;
    const why = needed === undefined ? "is a hidden frame without an address" : `needs a value for "${needed.name}"`;
    yield finding(model.locate(place), "opens-without-params", `"${name}" is opened by its name alone here, but it ${why}.`, {
      hint: `Choose a route whose address needs no parameter${orOptional(model, route)}.`,
    });
  }
};

function neededBy({ path }: LinkedRoute) {
  return paramsOf(path ?? "").filter(({ param }) => isRequired(param));
}

/** One value at the end of an address may be missing, where the page allows it. */
function orOptional(model: RegistryModel, route: LinkedRoute): string {
  const [needed, ...more] = neededBy(route);
  if (needed === undefined || more.length > 0 || route.path?.endsWith(`/:${needed.name}`) !== true) return "";
  const { file, line } = model.locate(below(route.place, "path"));
  return `; or, when its page opens without a value too, write ":${needed.name}?" at the end of its address (${file}:${line})`;
}
