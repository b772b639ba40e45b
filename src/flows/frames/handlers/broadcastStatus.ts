import { reaction } from "mobx";
import type { SyncStatus } from "../../../protocol/frames/context";
import { NETWORK, SYNC_STATUS } from "../../../protocol/frames/frameEvents";
import type { MessageSpec } from "../../../protocol/frames/message";
import type { FramesStore } from "../../../stores/framesStore";
import type { NetworkStore } from "../../../stores/networkStore";
import type { SessionStore } from "../../../stores/sessionStore";
import type { LoadQueue } from "../../outbox/actionQueue";
import type { Frames } from "../createFrames";

interface BroadcastPorts {
  readonly frames: Pick<Frames, "callTo">;
  readonly queue: LoadQueue;
  readonly timeoutMs: number;
}

interface BroadcastStores {
  readonly framesStore: FramesStore;
  readonly network: Pick<NetworkStore, "state">;
  readonly session: Pick<SessionStore, "effective" | "numCheptel">;
}

/** Section 7.2: sends network changes and the sync status of the current herd to every connected frame. */
export async function startBroadcastStatus({ frames, queue, timeoutMs }: BroadcastPorts, stores: BroadcastStores): Promise<() => void> {
  const { framesStore, network, session } = stores;
  const broadcast = <Payload>(spec: MessageSpec<Payload, null>, payload: Payload) => {
    for (const frame of framesStore.frames) void frames.callTo(frame)?.(spec, payload, timeoutMs);
  };
  const { onChange, waiting } = await queue();
  let lastSent = "";
  const broadcastSync = async () => {
    const { effective, numCheptel } = session;
    if (effective === null) return;
    // A disk that cannot be read is told by the sending, which reads it too.
    const actions = await waiting(effective.id).catch(() => null);
    if (actions === null) return;
    const status = statusOf(actions.filter((action) => action.numCheptel === numCheptel));
    const now = JSON.stringify([effective.id, numCheptel, status, framesStore.frames.filter(({ connected }) => connected).length]);
    if (now === lastSent) return;
    lastSent = now;
    broadcast(SYNC_STATUS, status);
  };
  const stops = [
    reaction(
      () => network.state,
      (state) => broadcast(NETWORK, { network: state }),
    ),
    // A frame that has just connected gets it too.
    reaction(
      () => [session.numCheptel, session.effective, framesStore.frames.filter(({ connected }) => connected).length],
      () => void broadcastSync(),
      { fireImmediately: true },
    ),
    onChange(() => void broadcastSync()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function statusOf(actions: readonly { readonly parked: unknown }[]): SyncStatus {
  const waiting = actions.length;
  if (waiting === 0) return { status: "synchronised", waiting };
  return { status: actions.some(({ parked }) => parked !== null) ? "parked" : "waiting", waiting };
}
