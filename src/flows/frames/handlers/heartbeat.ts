import { reaction } from "mobx";
import type { Call } from "../../../protocol/frames/caller";
import { PING } from "../../../protocol/frames/frameMessages";
import type { FramesStore, LiveFrame } from "../../../stores/framesStore";
import type { Clock } from "../../../time/clock";
import type { Frames } from "../createFrames";

interface HeartbeatPorts {
  readonly clock: Clock;
  readonly frames: Pick<Frames, "callTo">;
  readonly heartbeatMs: number;
}

/** One miss may be a page at work or a device that slept. */
const MISSES = 2;

/**
 * Asks the frame in front, from time to time, whether it still answers. One that misses two beats shows that it does not, and its
 * page stands behind the card; when it answers again, it is shown again.
 */
export function startHeartbeat({ clock, frames, heartbeatMs }: HeartbeatPorts, store: FramesStore): () => void {
  let stopBeat = () => {};
  const follow = (frame: LiveFrame) => {
    const { load } = frame;
    let call: Call | null = null;
    let misses = 0;
    let cancel = () => {};
    let ended = false;
    const isSame = () => !ended && frame.load === load;
    const beat = async () => {
      // A page may greet long after it has come, and one that has is asked on behind its card.
      call ??= frames.callTo(frame);
      if (call !== null) {
        const answer = await call(PING, {}, heartbeatMs);
        if (!isSame()) return;
        misses = answer.ok ? 0 : misses + 1;
        const { state } = frame;
        if (misses === MISSES && state.kind === "connected") store.setState(frame, { kind: "failed", why: "notAnswering" });
        else if (misses === 0 && state.kind === "failed" && state.why === "notAnswering") store.setState(frame, { kind: "connected" });
      }
      wait();
    };
    const wait = () => {
      cancel = clock.after(heartbeatMs, () => void beat());
    };
    wait();
    return () => {
      ended = true;
      cancel();
    };
  };
  const stop = reaction(
    // Another frame, or another load of it; not what the heartbeat itself has found.
    () => ({ frame: store.active, load: store.active?.load }),
    ({ frame }) => {
      stopBeat();
      stopBeat = frame === null ? () => {} : follow(frame);
    },
    { fireImmediately: true, equals: (a, b) => a.frame === b.frame && a.load === b.load },
  );
  return () => {
    stop();
    stopBeat();
  };
}
