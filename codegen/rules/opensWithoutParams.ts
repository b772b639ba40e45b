import { isRequired, paramsOf } from "../../src/domain/routing/pattern";
import { finding } from "../diagnostic/finding";
import type { Place, RegistryModel } from "../link/model";
import { readableRoutes } from "./readableRoutes";
import type { Rule } from "./rule";

/** Routes opened by name alone (homes, tabs, dashboards, default routes) need no parameter. */
export const opensWithoutParams: Rule = function* (model) {
  const isReadable = readableRoutes(model);
  for (const [name, place] of openedByName(model)) {
    const route = model.routes.get(name);
    if (route === undefined || !isReadable(route)) continue;
    const needed = paramsOf(route.path ?? "").find(({ param }) => isRequired(param));
    if (needed === undefined && route.path !== null) continue;
    const why = needed === undefined ? "is a hidden frame without an address" : `needs a value for "${needed.name}"`;
    yield finding(model.locate(place), "opens-without-params", `"${name}" is opened by its name alone here, but it ${why}.`, {
      hint: "Choose a route whose address needs no parameter.",
    });
  }
};

function* openedByName({ documents }: RegistryModel): Iterable<readonly [string, Place]> {
  for (const { file, document } of documents.homes) {
    for (const [value, name] of Object.entries(document.values)) yield [name, { file, path: ["values", value] }];
  }
  for (const { file, document } of documents.menu) {
    if (document.defaultRoute !== undefined) yield [document.defaultRoute, { file, path: ["defaultRoute"] }];
  }
  for (const { file, document } of documents.dashboards) {
    for (const [index, { route }] of document.tiles.entries()) yield [route, { file, path: ["tiles", index, "route"] }];
  }
  for (const { file, document } of documents.settings) yield [document.routes.search, { file, path: ["routes", "search"] }];
  for (const { file, document } of documents.tabs) {
    for (const device of ["desktop", "mobile"] as const) {
      for (const [t, tab] of document[device].entries()) {
        for (const [r, name] of (tab.routes ?? []).entries()) yield [name, { file, path: [device, t, "routes", r] }];
      }
    }
  }
}
