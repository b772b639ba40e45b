import { reaction } from "mobx";
import type { FrameElements } from "../../../ports/frames";
import type { FramesStore, LiveFrame } from "../../../stores/framesStore";
import type { NetworkStore } from "../../../stores/networkStore";
import type { Clock } from "../../../time/clock";
import type { FrameConnections } from "../frameConnections";

interface FailurePorts {
  readonly clock: Pick<Clock, "now">;
  readonly elements: FrameElements;
  readonly connections: FrameConnections;
  /** Reloads a page may start by itself within that time. */
  readonly reloads: { readonly most: number; readonly withinMs: number };
}

/** Why a page has failed: a reload loop, a refusal to be framed, or opened offline. What only lacked the network is loaded when it is back. */
export function whyFailedAndReload(
  { clock, elements, connections, reloads }: FailurePorts,
  { framesStore, network }: { readonly framesStore: FramesStore; readonly network: Pick<NetworkStore, "online"> },
): { readonly loaded: (frame: LiveFrame) => void; readonly stop: () => void } {
  const loads = new WeakMap<LiveFrame, { readonly load: number; readonly times: readonly number[] }>();

  const count = (frame: LiveFrame) => {
    const now = clock.now();
    const before = loads.get(frame);
    const times = before?.load === frame.load ? before.times.filter((at) => now - at < reloads.withinMs) : [];
    loads.set(frame, { load: frame.load, times: [...times, now] });
    if (times.length >= reloads.most) framesStore.setState(frame, { kind: "failed", why: "misbehaves" });
  };
  /** The browser's error page: without network no page has come, and one at an address that answers refuses to be framed. */
  const examine = async (frame: LiveFrame) => {
    const { load } = frame;
    // One with unsaved input has come, and is shown again when it answers.
    const isSilent = () => !frame.dirty && frame.load === load && frame.state.kind === "failed" && frame.state.why === "notAnswering";
    const element = connections.find(frame)?.element;
    if (!isSilent() || frame.owner.origin !== "" || element === undefined || element.contentDocument !== null) return;
    if (!network.online) framesStore.setState(frame, { kind: "failed", why: "offline" });
    else if ((await elements.answers(frame.src)) && isSilent()) framesStore.setState(frame, { kind: "failed", why: "refused" });
  };
  const examineAll = () => {
    for (const frame of framesStore.frames) void examine(frame);
  };
  // Some may have failed before this was loaded.
  examineAll();
  return {
    loaded: (frame) => {
      if (frame.removed) return;
      count(frame);
      void examine(frame);
    },
    stop: reaction(
      () => network.online,
      (online) => {
        if (!online) return examineAll();
        for (const frame of framesStore.frames.filter(({ dirty }) => !dirty)) {
          const why = frame.state.kind === "failed" && (frame.permanent || framesStore.isVisible(frame)) ? frame.state.why : null;
          if (why === "offline" || why === "notAnswering") framesStore.reload(frame);
        }
      },
    ),
  };
}
