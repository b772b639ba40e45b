/** A live frame, as far as its worth goes. */
export interface EvictionCandidate {
  /** Somebody looks at it, or it is permanent. */
  readonly pinned: boolean;
  /** A small view of a dashboard tile. */
  readonly small: boolean;
  readonly failed: boolean;
  readonly dirty: boolean;
  /** When somebody last looked at it, in ms; null: never. */
  readonly shownAt: number | null;
  readonly openedAt: number;
  /** How long its page took to come. */
  readonly loadMs: number;
}

/**
 * Frames that may go, the least valuable first: small views, failed ones, what was loaded ahead, then those shown longest ago, a page that
 * is slow to load counting as shown later (`loadWeight` s for each s); then the one that was just left, for people go back and forth;
 * unsaved input last.
 */
export function evictionOrder<Frame extends EvictionCandidate>(frames: readonly Frame[], loadWeight: number): readonly Frame[] {
  const worthOf = ({ shownAt, openedAt, loadMs }: Frame) => (shownAt ?? openedAt) + loadMs * loadWeight;
  const may = frames.filter(({ pinned }) => !pinned);
  const lastAt = Math.max(...may.map(({ shownAt }) => shownAt ?? 0));
  return may.sort((a, b) => classOf(a, lastAt) - classOf(b, lastAt) || worthOf(a) - worthOf(b));
}

function classOf({ small, failed, dirty, shownAt }: EvictionCandidate, lastAt: number): number {
  if (small) return 0;
  if (dirty) return 5;
  if (failed) return 1;
  if (shownAt === null) return 2;
  return shownAt < lastAt ? 3 : 4;
}

/** Live frames at most on a device with that much memory, in GB; null: not known. */
export function poolCap(
  memoryGb: number | null,
  { caps, capUnknown }: { readonly caps: readonly { readonly memoryGb: number; readonly frames: number }[]; readonly capUnknown: number },
): number {
  if (memoryGb === null) return capUnknown;
  const [best] = caps.filter((cap) => cap.memoryGb <= memoryGb).sort((a, b) => b.memoryGb - a.memoryGb);
  return best?.frames ?? capUnknown;
}
