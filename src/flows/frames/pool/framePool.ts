import { reaction } from "mobx";
import type { FramesStore, LiveFrame } from "../../../stores/framesStore";
import type { Clock } from "../../../time/clock";
import { type FrameWorth, whoGoes } from "./eviction";
import type { Release } from "./expireHiddenFrames";

interface PoolPorts {
  readonly clock: Pick<Clock, "now">;
  /** Live frames at most. */
  readonly cap: number;
  readonly loadWeight: number;
  readonly release: Release;
}

interface Use {
  readonly openedAt: number;
  load: number;
  startedAt: number;
  loadMs: number;
  shownAt: number | null;
}

interface Placed extends FrameWorth {
  readonly frame: LiveFrame;
  readonly store: FramesStore;
}

export interface Pool {
  /** Frames that live, the small views and the permanent ones included. */
  readonly count: () => number;
  readonly stop: () => void;
}

/** Keeps the number of live frames under the cap: what is opened beyond it takes the place of the least valuable. */
export function keepPool(store: FramesStore, { clock, cap, loadWeight, release }: PoolPorts): Pool {
  const uses = new WeakMap<LiveFrame, Use>();
  const stores = () => [store, ...store.besides];
  const count = () => stores().reduce((sum, { frames }) => sum + frames.length, 0);

  const noted = (frame: LiveFrame): Use => {
    const known = uses.get(frame);
    if (known) return known;
    const now = clock.now();
    const use = { openedAt: now, load: frame.load, startedAt: now, loadMs: 0, shownAt: null };
    uses.set(frame, use);
    return use;
  };
  const note = (frame: LiveFrame) => {
    const use = noted(frame);
    if (use.load !== frame.load) Object.assign(use, { load: frame.load, startedAt: clock.now(), loadMs: 0 });
    if (use.loadMs === 0 && frame.state.kind !== "loading") use.loadMs = clock.now() - use.startedAt;
  };
  const placed = (): readonly Placed[] =>
    stores().flatMap((from) =>
      from.frames.map((frame) => {
        const { shownAt, openedAt, loadMs } = noted(frame);
        const small = from !== store;
        const stays = from.inSight(frame) || (!small && frame.permanent);
        return { frame, store: from, small, stays, failed: frame.state.kind === "failed", dirty: frame.dirty, shownAt, openedAt, loadMs };
      }),
    );

  let trimming = false;
  const trim = async () => {
    if (trimming) return;
    trimming = true;
    for (const { frame, store: from, small } of whoGoes(placed(), loadWeight)) {
      if (count() <= cap) break;
      // Somebody may have come back to it while another one kept its draft.
      if (from.find(frame.key) !== frame || from.inSight(frame)) continue;
      if (small) from.remove(frame.key);
      else {
        const released = release(frame);
        if (typeof released !== "boolean") await released;
      }
    }
    trimming = false;
  };

  const stops = [
    reaction(
      () => store.frames.map((frame) => [frame, frame.load, frame.state.kind] as const),
      (all) => {
        for (const [frame] of all) note(frame);
      },
      { fireImmediately: true },
    ),
    reaction(
      () => store.active,
      (shown, left) => {
        for (const frame of [shown, left]) if (frame) noted(frame).shownAt = clock.now();
      },
      { fireImmediately: true },
    ),
    reaction(count, (live) => live > cap && void trim(), { fireImmediately: true }),
  ];
  return {
    count,
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
