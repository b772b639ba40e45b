import { fill, fillAll, turnsOf } from "./expand";
import { claim, type LinkContext } from "./linkContext";
import type { LinkedTile } from "./model";

/** Tiles of all sections by id, in the order of their files. */
export function linkMenus({ documents, lists }: LinkContext): ReadonlyMap<string, LinkedTile> {
  const tiles = new Map<string, LinkedTile>();
  for (const { file, document } of documents.menu) {
    for (const [groupIndex, group] of document.groups.entries()) {
      for (const [tileIndex, tile] of group.tiles.entries()) {
        for (const turn of turnsOf(tile.each, lists)) {
          const id = fill(tile.id, turn);
          const place = { file, path: ["groups", groupIndex, "tiles", tileIndex] };
          claim(tiles, id, { id, section: document.id, group: group.id, place, document: fillAll(tile, turn) });
        }
      }
    }
  }
  return tiles;
}
