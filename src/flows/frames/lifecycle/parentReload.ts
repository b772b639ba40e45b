import type { ParentCalls } from "../../../ports/parentFrame";
import { KEEP_DRAFT } from "../../../protocol/frames/messages/messagesToFrame";
import type { FramesStore } from "../../../stores/framesStore";
import type { ProgressStore } from "../../../stores/progressStore";
import type { Clock } from "../../../time/clock";
import type { Frames } from "../createFrames";

interface ParentPorts {
  readonly parentCalls: ParentCalls;
  readonly clock: Clock;
  readonly frames: Pick<Frames, "callTo">;
  /** How long the loader is shown before the parent is asked to reload. */
  readonly loaderMs: number;
  /** How long further requests of the parent are ignored. */
  readonly gapMs: number;
}

interface ParentStores {
  readonly framesStore: FramesStore;
  readonly progress: ProgressStore;
}

/**
 * Section 4: the parent page asks for a reload because a check failed. The loader is shown for 2 s, in which frames save
 * their drafts; then a reload message is sent. At most one request a minute is answered.
 */
export function startParentReload(ports: ParentPorts, { framesStore, progress }: ParentStores): () => void {
  const { parentCalls, clock, frames, loaderMs, gapMs } = ports;
  let closedUntil = Number.NEGATIVE_INFINITY;
  let cancel = () => {};
  const reload = () => {
    progress.update(false);
    parentCalls.reload();
  };
  const stop = parentCalls.onReload(() => {
    if (clock.now() < closedUntil || progress.updating) return;
    closedUntil = clock.now() + gapMs;
    progress.update();
    for (const frame of framesStore.frames) if (frame.dirty) void frames.callTo(frame)?.(KEEP_DRAFT, {}, loaderMs);
    cancel = clock.after(loaderMs, reload);
  });
  return () => {
    stop();
    cancel();
  };
}
