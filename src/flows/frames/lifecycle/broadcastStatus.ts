import { reaction } from "mobx";
import type { SyncStatus } from "../../../protocol/frames/messages/context";
import type { MessageSpec } from "../../../protocol/frames/messages/message";
import { NETWORK, SYNC_STATUS } from "../../../protocol/frames/messages/messagesToFrame";
import type { FramesStore } from "../../../stores/framesStore";
import type { NetworkStore } from "../../../stores/networkStore";
import type { SessionStore } from "../../../stores/sessionStore";
import type { HerdSync, SyncStore } from "../../../stores/syncStore";
import type { Clock } from "../../../time/clock";
import { throttleTrailing } from "../../../time/throttleTrailing";
import type { Frames } from "../createFrames";

interface BroadcastPorts {
  readonly frames: Pick<Frames, "callTo">;
  readonly clock: Clock;
  readonly timeoutMs: number;
}

interface BroadcastStores {
  readonly framesStore: FramesStore;
  readonly network: Pick<NetworkStore, "state">;
  readonly session: Pick<SessionStore, "effective" | "numCheptel">;
  readonly sync: Pick<SyncStore, "known" | "herd">;
}

/** While thousands of actions go, nobody needs to hear of each. */
const STATUS_MS = 250;

/** Section 7.2: sends network changes and the sync status of the current herd to every connected frame. */
export function startBroadcastStatus({ frames, clock, timeoutMs }: BroadcastPorts, stores: BroadcastStores): () => void {
  const { framesStore, network, session, sync } = stores;
  const broadcast = <Payload>(spec: MessageSpec<Payload, null>, payload: Payload) => {
    for (const frame of framesStore.frames) void frames.callTo(frame)?.(spec, payload, timeoutMs);
  };
  const broadcastSync = throttleTrailing(clock, STATUS_MS, () => {
    if (sync.known) broadcast(SYNC_STATUS, statusOf(sync.herd(session.numCheptel)));
  });
  const stops = [
    reaction(
      () => network.state,
      (state) => broadcast(NETWORK, { network: state }),
    ),
    reaction(
      () => {
        const { effective, numCheptel } = session;
        // A frame that has just connected gets it too.
        const connected = framesStore.frames.filter((frame) => frame.connected).length;
        // One that is refused beside others changes no status, but a page may look for its own.
        const { waiting, parked } = sync.herd(numCheptel);
        return JSON.stringify([effective?.id, numCheptel, connected, sync.known, waiting, parked]);
      },
      broadcastSync,
      { fireImmediately: true },
    ),
    broadcastSync.cancel,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function statusOf({ waiting, parked }: Pick<HerdSync, "waiting" | "parked">): SyncStatus {
  const left = waiting + parked;
  if (left === 0) return { status: "synchronised", waiting: left };
  return { status: parked > 0 ? "parked" : "waiting", waiting: left };
}
