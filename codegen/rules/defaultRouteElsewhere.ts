import { finding } from "../diagnostic/finding";
import type { RegistryModel } from "../link/model";
import type { Rule } from "./rule";
import { tileTargets } from "./tileTargets";

/** A section opens a page of its own: one of an application that belongs to it, or one that its tiles lead to. */
export const defaultRouteElsewhere: Rule = function* (model) {
  const own = ownRoutes(model);
  for (const { file, document } of model.documents.menu) {
    const { id, defaultRoute } = document;
    const route = defaultRoute === undefined ? undefined : model.routes.get(defaultRoute);
    const section = route === undefined ? undefined : model.applications.get(route.application)?.document.section;
    if (route === undefined || section === undefined || section === id || own.get(id)?.has(route.name) === true) continue;
    yield finding(
      model.locate({ file, path: ["defaultRoute"] }),
      "default-route-elsewhere",
      `The section "${id}" opens "${route.name}", a page of the section "${section}" to which none of its own tiles leads.`,
      {
        hint: "Choose a route of this section, or add a tile that opens this one.",
        severity: "warning",
      },
    );
  }
};

function ownRoutes(model: RegistryModel): ReadonlyMap<string, ReadonlySet<string>> {
  const own = new Map<string, Set<string>>();
  for (const { tile, route } of tileTargets(model)) {
    const routes = own.get(tile.section);
    if (routes === undefined) own.set(tile.section, new Set([route.name]));
    else routes.add(route.name);
  }
  return own;
}
