import { fill, fillAll, turnsOf } from "./expand";
import { claim, type LinkContext } from "./linkContext";
import type { LinkedTile, Place } from "./model";

/** Tiles of all sections by id, in the order of their files; sections, groups and tabs are checked for repeated ids. */
export function linkMenus(context: LinkContext): ReadonlyMap<string, LinkedTile> {
  const tiles = new Map<string, LinkedTile>();
  const sections = new Map<string, { place: Place }>();
  for (const { file, document } of context.documents.menu) {
    claim(context, sections, document.id, { place: { file, path: ["id"] } }, "section");
    const groups = new Map<string, { place: Place }>();
    for (const [groupIndex, group] of document.groups.entries()) {
      claim(context, groups, group.id, { place: { file, path: ["groups", groupIndex, "id"] } }, "tile group");
      for (const [tileIndex, tile] of group.tiles.entries()) {
        for (const turn of turnsOf(tile.each, context.lists)) {
          const id = fill(tile.id, turn);
          const place = { file, path: ["groups", groupIndex, "tiles", tileIndex] };
          claim(context, tiles, id, { id, section: document.id, group: group.id, place, document: fillAll(tile, turn) }, "tile");
        }
      }
    }
  }
  return tiles;
}
