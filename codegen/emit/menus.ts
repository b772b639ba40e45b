import { documentOf } from "../tables/documentOf";
import { sortedNames, sortedRecord, withoutLabels } from "../tables/sorted";
import type { EmitSource } from "./emitSource";
import {
  DOMAIN_LISTED,
  DOMAIN_TABLES,
  type GeneratedModule,
  importTypes,
  importValues,
  menu,
  moduleOf,
  table,
  tableOf,
  tree,
  union,
} from "./generatedModule";
import { listedTile, ownAccess } from "./ownAccess";
import { Code, printMember } from "./printValue";

export function emitTiles(source: EmitSource): GeneratedModule {
  const own = ownAccess(source);
  const tiles = source.tables.sections.flatMap((section) => section.groups.flatMap((group) => group.tiles));
  const records = sortedRecord(tiles.map((tile) => [tile.id, listedTile(tile, own)] as const));
  return moduleOf(
    "tiles.ts",
    "registry/menus",
    [union("TileId", Object.keys(records)), table("TILES", tableOf("TileId", "ListedTile"), records)],
    importTypes(DOMAIN_LISTED, "ListedTile"),
  );
}

/** Sections in menu order; their tiles are those of the tile table, not copies. */
export function emitMenus({ tables }: EmitSource): GeneratedModule {
  const sections = tables.sections.map((section) => ({
    ...section,
    groups: section.groups.map((group) => ({ ...group, tiles: group.tiles.map((tile) => new Code(printMember("TILES", tile.id))) })),
  }));
  return moduleOf(
    "menus.ts",
    "registry/menus",
    [union("SectionId", sortedNames(tables.sections.map(({ id }) => id))), menu("SECTIONS", "readonly ListedSection[]", sections)],
    importTypes(DOMAIN_LISTED, "ListedSection"),
    importValues("./tiles", "TILES"),
  );
}

export function emitTabs({ tables }: EmitSource): GeneratedModule {
  const tabs = tree("TABS", 'RegistryTables["tabs"]', tables.tabs);
  return moduleOf("tabs.ts", "registry/tabs.yaml", [tabs], importTypes(DOMAIN_TABLES, "RegistryTables"));
}

export function emitHomes({ tables }: EmitSource): GeneratedModule {
  const { values, byOrigin, otherwise } = tables.homes;
  const homes = { values: sortedRecord(Object.entries(values)), byOrigin: sortedRecord(Object.entries(byOrigin)), otherwise };
  return moduleOf("homes.ts", "registry/homes.yaml", [tree("HOMES", "HomesRecord", homes)], importTypes(DOMAIN_TABLES, "HomesRecord"));
}

export function emitWorkshops({ model, tables }: EmitSource): GeneratedModule {
  const { contexts, offerLabel, offerLabelFor, updateAction } = documentOf(model, "workshops");
  return moduleOf(
    "workshops.ts",
    "registry/workshops.yaml",
    [
      table("WORKSHOPS", "readonly WorkshopRecord[]", tables.workshops),
      table("CONTEXTS", "readonly string[]", sortedNames(Object.keys(contexts))),
      table("OFFER_LABEL", "string", offerLabel),
      table("OFFER_LABEL_FOR", "readonly string[]", sortedNames(offerLabelFor)),
      table("WORKSHOP_ACTION", "string", updateAction),
    ],
    importTypes(DOMAIN_TABLES, "WorkshopRecord"),
  );
}

export function emitDashboards({ model }: EmitSource): GeneratedModule {
  const dashboards = tree("DASHBOARDS", "DashboardsRecord", withoutLabels(documentOf(model, "dashboards")));
  return moduleOf("dashboards.ts", "registry/dashboards.yaml", [dashboards], importTypes(DOMAIN_TABLES, "DashboardsRecord"));
}
