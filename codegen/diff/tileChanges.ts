import type { Guard } from "../../src/domain/registry/access";
import type { RegistryTables, SectionRecord, TileRecord } from "../../src/domain/registry/tables";
import { SIGNED_IN } from "../tables/guardOf";
import { type AccessChange, accessChange, type WaysIn } from "./accessChange";
import type { Side } from "./side";

/** A tile of both sides, and what became of who sees it. */
export interface TileChange extends AccessChange {
  readonly tile: string;
}

/** A tile and who sees it. */
export interface ShownTile {
  readonly tile: TileRecord;
  readonly ways: WaysIn;
}

export function tileChanges(base: Side, head: Side): readonly TileChange[] {
  const known = new Map(tilesOf(base.tables).map(({ tile, ways }) => [tile.id, ways]));
  return tilesOf(head.tables).flatMap(({ tile, ways: after }) => {
    const before = known.get(tile.id);
    return before === undefined ? [] : [{ tile: tile.id, ...accessChange(before, after, base, head) }];
  });
}

export function tileIds({ tables }: Side): readonly string[] {
  return tilesOf(tables).map(({ tile }) => tile.id);
}

export function tilesOf(tables: RegistryTables): readonly ShownTile[] {
  return tables.sections.flatMap((section) =>
    section.groups.flatMap((group) => group.tiles.map((tile) => ({ tile, ways: waysOf(tables, section, tile) }))),
  );
}

/** The menu is for signed-in users, the tiles of a multi-herd section for multi-herd ones; a tile is shown when any target is open. */
function waysOf({ guards }: RegistryTables, { multiHerd }: SectionRecord, { target }: TileRecord): WaysIn {
  const indexes = target.kind === "route" ? target.targets.map(({ guard }) => guard) : [target.guard];
  const section: Guard = { ...SIGNED_IN, multiHerd };
  return { always: [section], anyOf: indexes.flatMap((index) => guards[index] ?? []) };
}
