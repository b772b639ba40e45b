import { reaction } from "mobx";
import type { FramesStore, LiveFrame } from "../../../stores/framesStore";
import type { Clock } from "../../../time/clock";

/** Removes a hidden frame; false: it has to stay for now. */
export type ReleaseFrame = (frame: LiveFrame) => boolean | Promise<boolean>;

/** Section 4, frames: a hidden frame is removed when its lifetime is over; a permanent one never (decision FRM-15). */
export function expireHiddenFrames(frames: FramesStore, clock: Clock, release: ReleaseFrame): () => void {
  const waiting = new Map<LiveFrame, () => void>();
  const forget = (frame: LiveFrame) => {
    waiting.get(frame)?.();
    waiting.delete(frame);
  };
  const isHidden = (frame: LiveFrame) => frames.hidden.includes(frame);
  const wait = (frame: LiveFrame, lifetimeMs: number) => {
    const end = async () => {
      waiting.delete(frame);
      // A frame that saved no draft gets another lifetime.
      if (!(await release(frame)) && isHidden(frame) && !waiting.has(frame)) wait(frame, lifetimeMs);
    };
    waiting.set(
      frame,
      clock.after(lifetimeMs, () => void end()),
    );
  };
  const stop = reaction(
    () => frames.hidden,
    (hidden) => {
      for (const frame of [...waiting.keys()]) if (!hidden.includes(frame)) forget(frame);
      for (const frame of hidden) {
        const { lifetimeMs } = frame.owner.record;
        if (lifetimeMs !== null && !waiting.has(frame)) wait(frame, lifetimeMs);
      }
    },
    { fireImmediately: true },
  );
  return () => {
    stop();
    for (const frame of [...waiting.keys()]) forget(frame);
  };
}
