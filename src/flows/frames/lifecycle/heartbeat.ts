import { reaction } from "mobx";
import type { Call } from "../../../protocol/frames/caller";
import { PING } from "../../../protocol/frames/messages/messagesToFrame";
import type { FramesStore, LiveFrame } from "../../../stores/framesStore";
import type { Clock } from "../../../time/clock";
import type { Frames } from "../createFrames";

interface HeartbeatPorts {
  readonly clock: Clock;
  readonly frames: Pick<Frames, "callTo">;
  readonly heartbeatMs: number;
}

/** One missed ping may be a busy page or a suspended device. */
const MISSES = 2;

/**
 * Pings the active frame from time to time. After two missed pings its card says that it does not answer, and its
 * page stays mounted behind the card; it is shown again when it answers.
 */
export function startHeartbeat({ clock, frames, heartbeatMs }: HeartbeatPorts, store: FramesStore): () => void {
  let stopBeat = () => {};
  // How each document was reached last: one that does not answer is reached by nothing else.
  const reached = new WeakMap<LiveFrame, { readonly load: number; readonly call: Call }>();
  const follow = (frame: LiveFrame) => {
    const { load } = frame;
    let misses = 0;
    let cancel = () => {};
    let ended = false;
    const isSame = () => !ended && frame.load === load;
    const beat = async () => {
      // A page may connect late, and a connected one is still pinged behind its card.
      const live = frames.callTo(frame);
      if (live !== null) reached.set(frame, { load, call: live });
      const last = reached.get(frame);
      if (last?.load === load) {
        const { call } = last;
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
    // Another frame or another load, not the states set by the heartbeat itself.
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
