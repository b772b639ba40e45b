import { SYNC_STATES } from "../../../protocol/frames/allowListedMessages";
import type { NetworkStore } from "../../../stores/networkStore";
import type { SessionStore } from "../../../stores/sessionStore";
import type { Clock } from "../../../time/clock";
import type { LoadQueue } from "../../outbox/actionQueue";

export type SyncState = (typeof SYNC_STATES)[keyof typeof SYNC_STATES];

interface SafeSyncRequest {
  readonly numCheptels: readonly string[];
  readonly timeoutMs: number;
  /** Network state as the caller sees it; offline nothing is waited for. */
  readonly online: boolean;
}

/** Sends the queued actions of some herds, as far as possible within the timeout. */
export type SafeSync = (request: SafeSyncRequest) => Promise<SyncState>;

interface SafeSyncPorts {
  readonly queue: LoadQueue;
  readonly clock: Clock;
}

interface SafeSyncStores {
  readonly session: Pick<SessionStore, "effective">;
  readonly network: Pick<NetworkStore, "online">;
}

export function createSafeSync({ queue, clock }: SafeSyncPorts, { session, network }: SafeSyncStores): SafeSync {
  return async ({ numCheptels, timeoutMs, online }) => {
    const { drain, waiting } = await queue();
    const left = async () => {
      const all = session.effective === null ? [] : await waiting(session.effective.id);
      return all.filter(({ numCheptel }) => numCheptels.includes(numCheptel)).length;
    };
    if ((await left()) === 0) return SYNC_STATES.nothing;
    if (!online || !network.online) return SYNC_STATES.waiting;
    await withinTime(clock, timeoutMs, drain.now());
    return (await left()) === 0 ? SYNC_STATES.synchronised : SYNC_STATES.waiting;
  };
}

/** Resolves when the work is done or the time is over. */
function withinTime(clock: Clock, ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      resolve();
    };
    const cancel = clock.after(ms, () => resolve());
    work.then(end, end);
  });
}
