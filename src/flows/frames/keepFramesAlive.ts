import { reaction } from "mobx";
import type { FramesStore } from "../../stores/framesStore";
import type { Clock } from "../../time/clock";

/** Section 4, frames: a hidden frame is removed when its lifetime is over; a permanent one never (decision FRM-15). */
export function keepFramesAlive(frames: FramesStore, clock: Clock): () => void {
  const waiting = new Map<string, () => void>();
  const forget = (key: string) => {
    waiting.get(key)?.();
    waiting.delete(key);
  };
  const stop = reaction(
    () => frames.hidden,
    (hidden) => {
      const keys = new Set(hidden.map(({ key }) => key));
      for (const key of [...waiting.keys()]) if (!keys.has(key)) forget(key);
      for (const { key, owner } of hidden) {
        const { lifetimeMs } = owner.record;
        if (lifetimeMs === null || waiting.has(key)) continue;
        const cancel = clock.after(lifetimeMs, () => {
          waiting.delete(key);
          frames.remove(key);
        });
        waiting.set(key, cancel);
      }
    },
    { fireImmediately: true },
  );
  return () => {
    stop();
    for (const key of [...waiting.keys()]) forget(key);
  };
}
