import type { Guard } from "../../src/domain/registry/access";
import type { RegistryTables, SectionRecord, TileRecord } from "../../src/domain/registry/tables";
import { SIGNED_IN } from "../tables/guardOf";
import { type AccessChange, accessChange, isAlike, SAME, type WaysIn } from "./change";
import type { Side } from "./side";

/** A tile of both sides, and what became of who sees it. */
export interface TileChange extends AccessChange {
  readonly tile: string;
}

export function tileChanges(base: Side, head: Side): readonly TileChange[] {
  const known = new Map(tilesOf(base.tables));
  return tilesOf(head.tables).flatMap(([id, after]) => {
    const before = known.get(id);
    if (before === undefined) return [];
    return [{ tile: id, ...(isAlike(before, after) ? SAME : accessChange(before, after, base, head)) }];
  });
}

export function tileIds({ tables }: Side): readonly string[] {
  return tilesOf(tables).map(([id]) => id);
}

function tilesOf(tables: RegistryTables): readonly (readonly [string, WaysIn])[] {
  return tables.sections.flatMap((section) =>
    section.groups.flatMap((group) => group.tiles.map((tile) => [tile.id, waysOf(tables, section, tile)] as const)),
  );
}

/** The menu is for signed-in users, the tiles of a multi-herd section for multi-herd ones; a tile is shown when any target is open. */
function waysOf({ guards }: RegistryTables, { multiHerd }: SectionRecord, { target }: TileRecord): WaysIn {
  const indexes = target.kind === "route" ? target.targets.map(({ guard }) => guard) : [target.guard];
  const section: Guard = { ...SIGNED_IN, multiHerd };
  return { always: [section], anyOf: indexes.flatMap((index) => guards[index] ?? []) };
}
