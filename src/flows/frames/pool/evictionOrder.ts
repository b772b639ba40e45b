/** A live frame with what decides about its eviction. */
export interface Evictable {
  /** Visible or permanent: never evicted. */
  readonly pinned: boolean;
  /** A preview of a dashboard tile. */
  readonly small: boolean;
  readonly failed: boolean;
  readonly dirty: boolean;
  /** When it was last shown, in ms; null: never. */
  readonly shownAt: number | null;
  readonly openedAt: number;
  /** How long its page took to load. */
  readonly loadMs: number;
}

/**
 * Frames in the order of eviction: previews, failed ones, prefetched ones never shown, then the least recently shown, where a page
 * that is slow to load counts as shown later (`loadWeight` s for each s); then the one that was just left, since users go back;
 * unsaved input last.
 */
export function evictionOrder<Frame extends Evictable>(frames: readonly Frame[], loadWeight: number): readonly Frame[] {
  const worthOf = ({ shownAt, openedAt, loadMs }: Frame) => (shownAt ?? openedAt) + loadMs * loadWeight;
  const may = frames.filter(({ pinned }) => !pinned);
  const lastAt = Math.max(...may.map(({ shownAt }) => shownAt ?? 0));
  return may.sort((a, b) => classOf(a, lastAt) - classOf(b, lastAt) || worthOf(a) - worthOf(b));
}

function classOf({ small, failed, dirty, shownAt }: Evictable, lastAt: number): number {
  if (small) return 0;
  if (dirty) return 5;
  if (failed) return 1;
  if (shownAt === null) return 2;
  return shownAt < lastAt ? 3 : 4;
}
