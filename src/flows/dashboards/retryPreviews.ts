import { reaction } from "mobx";
import { FRAME_TIMING } from "../../../generated/settings";
import type { DashboardsStore } from "../../stores/dashboardsStore";
import type { LiveFrame } from "../../stores/framesStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { Clock } from "../../time/clock";

/** A preview whose page did not come although there is a network is loaded again, with backoff: its tile has no button for it. */
export function retryPreviews(clock: Clock, { frames, figures }: DashboardsStore, network: Pick<NetworkStore, "online">): () => void {
  let cancels: readonly (() => void)[] = [];
  const cancelAll = () => {
    for (const cancel of cancels) cancel();
  };
  /** One that has reported a figure speaks with the shell: when it is silent now, its script did not come. */
  const hasNotCome = ({ key, state }: LiveFrame) =>
    state.kind === "failed" ? state.why === "offline" || state.why === "notAnswering" : state.kind === "unconnected" && figures.has(key);
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

function pauseBefore({ load }: LiveFrame): number {
  return Math.min(FRAME_TIMING.retryMs * 2 ** (load - 1), FRAME_TIMING.retryCapMs);
}
