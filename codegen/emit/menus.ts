import type { EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, importValues, table, tree, union } from "./generatedModule";
import { Code, printMember } from "./printValue";
import { sortedNames, sortedRecord } from "./sorted";

export function emitTiles({ tables }: EmitSource): GeneratedModule {
  const tiles = tables.sections.flatMap((section) => section.groups.flatMap((group) => group.tiles));
  const records = sortedRecord(tiles.map((tile) => [tile.id, tile] as const));
  return {
    path: "tiles.ts",
    from: "registry/menus",
    imports: [importTypes(DOMAIN_TABLES, "TileRecord")],
    declarations: [union("TileId", Object.keys(records)), table("TILES", "Readonly<Record<TileId, TileRecord>>", records)],
  };
}

/** Sections in menu order; their tiles are those of the tile table, not copies. */
export function emitMenus({ tables }: EmitSource): GeneratedModule {
  const sections = tables.sections.map((section) => ({
    ...section,
    groups: section.groups.map((group) => ({ ...group, tiles: group.tiles.map((tile) => new Code(printMember("TILES", tile.id))) })),
  }));
  return {
    path: "menus.ts",
    from: "registry/menus",
    imports: [importTypes(DOMAIN_TABLES, "SectionRecord"), importValues("./tiles", "TILES")],
    declarations: [
      union("SectionId", sortedNames(tables.sections.map((section) => section.id))),
      tree("SECTIONS", "readonly SectionRecord[]", sections),
    ],
  };
}

export function emitTabs({ tables }: EmitSource): GeneratedModule {
  return {
    path: "tabs.ts",
    from: "registry/tabs.yaml",
    imports: [importTypes(DOMAIN_TABLES, "RegistryTables")],
    declarations: [tree("TABS", 'RegistryTables["tabs"]', tables.tabs)],
  };
}

export function emitHomes({ tables }: EmitSource): GeneratedModule {
  const { values, byOrigin, otherwise } = tables.homes;
  const homes = { values: sortedRecord(Object.entries(values)), byOrigin: sortedRecord(Object.entries(byOrigin)), otherwise };
  return {
    path: "homes.ts",
    from: "registry/homes.yaml",
    imports: [importTypes(DOMAIN_TABLES, "HomesRecord")],
    declarations: [tree("HOMES", "HomesRecord", homes)],
  };
}
