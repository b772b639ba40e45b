import { linkApplications, linkGrants, linkMenus } from "../link/linkEntries";
import type { RegistryModel } from "../link/model";
import { registryTables } from "../tables/registryTables";
import type { Registry } from "../viewer/registry";

/** A registry with other documents, linked anew in memory: names and texts are those of before. */
export function relink({ model }: Registry, documents: RegistryModel["documents"]): Registry {
  const lists = new Map(documents.list.map(({ document }) => [document.id, document]));
  const context = { documents, lists, locate: model.locate, report: () => {} };
  const linked = { ...model, documents, ...linkApplications(context), tiles: linkMenus(context), grants: linkGrants(context) };
  return { model: linked, tables: registryTables(linked) };
}
