import type { RegistryModel } from "../link/model";
import { type Rule, rule } from "./rule";
import { tileTargets } from "./targets";

export const menuRules: readonly Rule[] = [
  /** A section opens a page of its own: one of an application that belongs to it, or one that its tiles lead to. */
  rule("default-route-elsewhere", "warning", function* (model) {
    const own = openedBySections(model);
    for (const { file, document } of model.documents.menu) {
      const { id, defaultRoute = "" } = document;
      const application = model.routes.get(defaultRoute)?.application ?? "";
      const other = model.applications.get(application)?.document.section;
      if (other === undefined || other === id || own.has(`${id} ${defaultRoute}`)) continue;
      yield { at: { file, path: ["defaultRoute"] }, params: { id, route: defaultRoute, other } };
    }
  }),
];

function openedBySections(model: RegistryModel): ReadonlySet<string> {
  return new Set([...tileTargets(model)].map(({ tile, route }) => `${tile.section} ${route.name}`));
}
