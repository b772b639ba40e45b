import { reaction } from "mobx";
import { TIMING } from "../../../generated/settings";
import type { FramesStore, LiveFrame } from "../../stores/framesStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { Clock } from "../../time/clock";

/** A preview whose page did not come although there is a network is loaded again, with growing pauses: its tile has no button for it. */
export function retryPreviews(clock: Clock, frames: FramesStore, network: Pick<NetworkStore, "online">): () => void {
  let cancels: readonly (() => void)[] = [];
  const cancelAll = () => {
    for (const cancel of cancels) cancel();
  };
  const stopWatching = reaction(
    () => (network.online ? frames.frames.filter(hasNotCome) : []),
    (failed) => {
      cancelAll();
      cancels = failed.map((frame) => clock.after(pauseBefore(frame), () => frames.reload(frame)));
    },
  );
  return () => {
    stopWatching();
    cancelAll();
  };
}

function hasNotCome({ state }: LiveFrame): boolean {
  return state.kind === "failed" && (state.why === "offline" || state.why === "notAnswering");
}

function pauseBefore({ load }: LiveFrame): number {
  return Math.min(TIMING.frameRetryMs * 2 ** (load - 1), TIMING.frameRetryCapMs);
}
