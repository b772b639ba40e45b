import { reaction, when } from "mobx";
import { PING } from "../../../protocol/frames/messages/messagesToFrame";
import type { FramesStore, LiveFrame } from "../../../stores/framesStore";
import type { Clock } from "../../../time/clock";
import type { FrameCalls } from "./callFrames";

export interface CheckTiming {
  readonly retryMs: number;
  readonly retryCapMs: number;
  readonly readinessMs: number;
  readonly idleRecheckMs: number;
}

interface CheckPorts {
  readonly clock: Clock;
  readonly timing: CheckTiming;
  readonly calls: Pick<FrameCalls, "callTo">;
  /** The frame, mounted when it is not. */
  readonly frame: () => LiveFrame;
  readonly situation: () => { readonly signedIn: boolean; readonly network: string };
}

/**
 * Section 4, state manager: its hidden frame is checked while a user is signed in. One that is not ready within 1.5 s is loaded again
 * and checked after a wait that doubles from 1 s to 10 s; one that is ready is checked again after 120 s (decision FRM-10). Offline
 * nothing is reloaded, nor a page that was taken away. On a slow network its files would come before those of the page in front, so
 * it waits for that.
 */
export function checkStateManager(ports: CheckPorts, store: FramesStore): () => void {
  const { clock, timing, situation } = ports;
  let cancel = () => {};
  let run = 0;
  const check = async (waitMs: number, current: number) => {
    const frame = ports.frame();
    const ready = await isReady(ports, frame);
    if (run !== current) return;
    if (!ready && situation().network === "ONLINE" && store.isLive(frame)) store.reload(frame);
    const [nextMs, thenMs] = ready ? [timing.idleRecheckMs, timing.retryMs] : [waitMs, Math.min(waitMs * 2, timing.retryCapMs)];
    cancel = clock.after(nextMs, () => void check(thenMs, current));
  };
  const end = () => {
    run += 1;
    cancel();
  };
  const stop = reaction(
    () => situation().signedIn,
    (signedIn) => {
      end();
      if (signedIn)
        cancel = when(
          () => store.active === null || store.settled,
          () => void check(timing.retryMs, run),
        );
    },
    { fireImmediately: true },
  );
  return () => {
    stop();
    end();
  };
}

/** A page that connects within the limit is ready; a connected one must answer a ping within it. */
function isReady({ clock, timing, calls }: CheckPorts, frame: LiveFrame): Promise<boolean> {
  const call = calls.callTo(frame);
  if (call !== null) return call(PING, {}, timing.readinessMs).then(({ ok }) => ok);
  return new Promise((resolve) => {
    const settle = (ready: boolean) => {
      stopWaiting();
      cancel();
      resolve(ready);
    };
    const cancel = clock.after(timing.readinessMs, () => settle(false));
    const stopWaiting = when(
      () => frame.connected,
      () => settle(true),
    );
  });
}
