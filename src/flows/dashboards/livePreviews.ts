import type { DashboardRecord } from "../../domain/registry/tables";

export interface MountedTile {
  readonly tile: DashboardRecord;
  readonly visible: boolean;
  /** Grows with every change of what is in sight. */
  readonly seen: number;
}

/**
 * Ids of the tiles whose frames are loaded, at most `limit`: those in sight, in the order of the page, then those that are loaded and went out of
 * sight last, so that scrolling back loads nothing. A loaded one in sight is never removed for another.
 */
export function livePreviewIds(placed: readonly MountedTile[], loaded: ReadonlySet<string>, limit: number): readonly string[] {
  const isLoaded = ({ tile }: MountedTile) => loaded.has(tile.id);
  const inSight = placed.filter((tile) => tile.visible);
  const outOfSight = placed.filter((tile) => !tile.visible && isLoaded(tile)).sort((a, b) => b.seen - a.seen);
  const ranked = [...inSight.filter(isLoaded), ...inSight.filter((tile) => !isLoaded(tile)), ...outOfSight];
  return ranked.slice(0, limit).map(({ tile }) => tile.id);
}
