import type { DashboardRecord } from "../../domain/registry/tables";

export interface PlacedTile {
  readonly tile: DashboardRecord;
  readonly inSight: boolean;
  /** Grows with every change of what is in sight. */
  readonly seen: number;
}

/**
 * Ids of the tiles whose frames live, at most `limit`: those in sight, in the order of the page, then those that live and went out of
 * sight last, so that scrolling back loads nothing. A live one in sight never makes room for another.
 */
export function whoLives(placed: readonly PlacedTile[], alive: ReadonlySet<string>, limit: number): readonly string[] {
  const isAlive = ({ tile }: PlacedTile) => alive.has(tile.id);
  const inSight = placed.filter((tile) => tile.inSight);
  const gone = placed.filter((tile) => !tile.inSight && isAlive(tile)).sort((a, b) => b.seen - a.seen);
  const ranked = [...inSight.filter(isAlive), ...inSight.filter((tile) => !isAlive(tile)), ...gone];
  return ranked.slice(0, limit).map(({ tile }) => tile.id);
}
