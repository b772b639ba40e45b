import type { EmitSource } from "./emitSource";
import { DOMAIN_TABLES, type GeneratedModule, importTypes, table, tableOf, union } from "./generatedModule";
import { sortedRecord } from "./sorted";

export function emitTiles({ tables }: EmitSource): GeneratedModule {
  const tiles = tables.sections.flatMap((section) => section.groups.flatMap((group) => group.tiles));
  const records = sortedRecord(tiles.map((tile) => [tile.id, tile] as const));
  return {
    path: "tiles.ts",
    from: "registry/menus",
    imports: [importTypes(DOMAIN_TABLES, "TileRecord")],
    declarations: [union("TileId", Object.keys(records)), table("TILES", tableOf("TileId", "TileRecord"), records)],
  };
}
