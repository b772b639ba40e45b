import { reaction } from "mobx";
import type { FramesStore, LiveFrame } from "../../../stores/framesStore";
import type { Clock } from "../../../time/clock";
import { type Evictable, evictionOrder } from "./evictionOrder";
import type { ReleaseFrame } from "./expireHiddenFrames";

interface PoolPorts {
  readonly clock: Pick<Clock, "now">;
  /** Live frames at most. */
  readonly cap: number;
  readonly loadWeight: number;
  readonly release: ReleaseFrame;
}

interface FrameUsage {
  readonly openedAt: number;
  load: number;
  startedAt: number;
  loadMs: number;
  shownAt: number | null;
}

interface PooledFrame extends Evictable {
  readonly frame: LiveFrame;
  readonly store: FramesStore;
}

export interface FramePool {
  /** Live frames, previews and permanent ones included. */
  readonly count: () => number;
  readonly stop: () => void;
}

/** Keeps the number of live frames under the cap by evicting the least valuable ones. */
export function startFramePool(store: FramesStore, { clock, cap, loadWeight, release }: PoolPorts): FramePool {
  const usages = new WeakMap<LiveFrame, FrameUsage>();
  const stores = () => [store, ...store.previewStores];
  const count = () => stores().reduce((sum, { frames }) => sum + frames.length, 0);

  const usageOf = (frame: LiveFrame): FrameUsage => {
    const known = usages.get(frame);
    if (known) return known;
    const now = clock.now();
    const use = { openedAt: now, load: frame.load, startedAt: now, loadMs: 0, shownAt: null };
    usages.set(frame, use);
    return use;
  };
  const recordUsage = (frame: LiveFrame) => {
    const use = usageOf(frame);
    if (use.load !== frame.load) Object.assign(use, { load: frame.load, startedAt: clock.now(), loadMs: 0 });
    if (use.loadMs === 0 && frame.state.kind !== "loading") use.loadMs = clock.now() - use.startedAt;
  };
  const candidates = (): readonly PooledFrame[] =>
    stores().flatMap((from) =>
      from.frames.map((frame) => {
        const { shownAt, openedAt, loadMs } = usageOf(frame);
        const small = from !== store;
        const pinned = from.isVisible(frame) || (!small && frame.permanent);
        return { frame, store: from, small, pinned, failed: frame.state.kind === "failed", dirty: frame.dirty, shownAt, openedAt, loadMs };
      }),
    );

  let evicting = false;
  const evict = async () => {
    if (evicting) return;
    evicting = true;
    for (const { frame, store: from, small } of evictionOrder(candidates(), loadWeight)) {
      if (count() <= cap) break;
      // It may have been opened again while another one saved its draft.
      if (from.find(frame.key) !== frame || from.isVisible(frame)) continue;
      if (small) from.remove(frame.key);
      else {
        const released = release(frame);
        if (typeof released !== "boolean") await released;
      }
    }
    evicting = false;
  };

  const stops = [
    reaction(
      () => store.frames.map((frame) => [frame, frame.load, frame.state.kind] as const),
      (all) => {
        for (const [frame] of all) recordUsage(frame);
      },
      { fireImmediately: true },
    ),
    reaction(
      () => store.active,
      (shown, left) => {
        for (const frame of [shown, left]) if (frame) usageOf(frame).shownAt = clock.now();
      },
      { fireImmediately: true },
    ),
    reaction(count, (live) => live > cap && void evict(), { fireImmediately: true }),
  ];
  return {
    count,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
