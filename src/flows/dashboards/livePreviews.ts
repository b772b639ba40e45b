import type { DashboardRecord } from "../../domain/registry/tables";

export interface MountedTile {
  readonly tile: DashboardRecord;
  readonly visible: boolean;
  /** Grows with every change of what is in sight. */
  readonly seen: number;
}

/**
 * Ids of the tiles whose frames live, at most `limit`: those in sight, in the order of the page, then those that live and went out of
 * sight last, so that scrolling back loads nothing. A live one in sight never makes room for another.
 */
export function livePreviewIds(placed: readonly MountedTile[], alive: ReadonlySet<string>, limit: number): readonly string[] {
  const isAlive = ({ tile }: MountedTile) => alive.has(tile.id);
  const inSight = placed.filter((tile) => tile.visible);
  const gone = placed.filter((tile) => !tile.visible && isAlive(tile)).sort((a, b) => b.seen - a.seen);
  const ranked = [...inSight.filter(isAlive), ...inSight.filter((tile) => !isAlive(tile)), ...gone];
  return ranked.slice(0, limit).map(({ tile }) => tile.id);
}
