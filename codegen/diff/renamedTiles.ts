import { waysText } from "./accessChange";
import { renamedTo } from "./renamedNames";
import type { Side } from "./side";
import { type ShownTile, tilesOf } from "./tileChanges";

/** Tiles that bear another name and are otherwise what they were: the new name by the earlier one. */
export function renamedTiles(base: Side, head: Side): ReadonlyMap<string, string> {
  const renamed = renamedTo(base, head);
  const [before, after] = [tilesOf(base.tables), tilesOf(head.tables)];
  const known = new Set(before.map(({ tile }) => tile.id));
  const still = new Set(after.map(({ tile }) => tile.id));
  const added = new Map(after.flatMap((one) => (known.has(one.tile.id) ? [] : [[does(one, new Map()), one.tile.id] as const])));
  const found = new Map<string, string>();
  for (const one of before) {
    const what = does(one, renamed);
    const now = still.has(one.tile.id) ? undefined : added.get(what);
    if (now === undefined) continue;
    found.set(one.tile.id, now);
    added.delete(what);
  }
  return found;
}

/** Where it stands, where it leads and for whom, as text. */
function does({ tile: { section, target }, ways }: ShownTile, renamed: ReadonlyMap<string, string>): string {
  const leads =
    target.kind === "route"
      ? target.targets.map(({ route, params, query }) => [renamed.get(route) ?? route, params, query])
      : target.kind === "link"
        ? target.href
        : target.workshop;
  return JSON.stringify([section, leads, waysText(ways)]);
}
