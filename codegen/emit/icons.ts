import type { RegistryModel } from "../link/model";
import { documentOf, type EmitSource } from "./emitSource";
import { type GeneratedModule, table, union } from "./generatedModule";
import { sortedNames, sortedRecord } from "./sorted";

export function emitIcons({ icons }: EmitSource): GeneratedModule {
  return {
    path: "icons.ts",
    from: "registry/menus, registry/tabs.yaml, registry/dashboards.yaml, registry/icons.yaml",
    imports: [],
    declarations: [union("IconName", sortedNames(icons.keys())), table("ICONS", "Readonly<Record<IconName, string>>", sortedRecord(icons))],
  };
}

/** Icons drawn for this product, by name. */
export function ownIcons(model: RegistryModel): ReadonlyMap<string, string> {
  return new Map(model.documents.icons.flatMap(({ document }) => Object.entries(document.icons)));
}

/** Names used in YAML, whether of the set or the product's own. */
export function usedIcons(model: RegistryModel): readonly string[] {
  const names = new Set(ownIcons(model).keys());
  for (const { document } of model.documents.menu) {
    names.add(document.icon);
    for (const group of document.groups) for (const tile of group.tiles) names.add(tile.icon);
  }
  for (const { document } of model.documents.tabs) {
    for (const tab of [...document.desktop, ...document.mobile]) if (tab.icon !== undefined) names.add(tab.icon);
  }
  for (const tile of documentOf(model, "dashboards").tiles) names.add(tile.icon);
  return sortedNames(names);
}
