import { sendable } from "../../domain/sync/sendable";
import type { Outbox } from "../../ports/outbox";
import { SYNC_STATES } from "../../protocol/frames/messages/syncSafeMessage";
import type { NetworkStore } from "../../stores/networkStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import { withTimeout } from "../../time/withTimeout";
import type { Drain } from "./startDrain";

export type SafeSyncStatus = (typeof SYNC_STATES)[keyof typeof SYNC_STATES];

interface SafeSyncRequest {
  readonly numCheptels: readonly string[];
  readonly timeoutMs: number;
  /** Network state as the caller sees it; offline nothing is waited for. */
  readonly online: boolean;
}

/** Sends the queued actions of some herds, as far as possible within the timeout. */
export type SafeSync = (request: SafeSyncRequest) => Promise<SafeSyncStatus>;

interface SafeSyncPorts {
  readonly drain: Pick<Drain, "now">;
  readonly outbox: Pick<Outbox, "list">;
  readonly clock: Clock;
}

interface SafeSyncStores {
  readonly session: Pick<SessionStore, "effective">;
  readonly network: Pick<NetworkStore, "online">;
}

export function createSafeSync({ drain, outbox, clock }: SafeSyncPorts, { session, network }: SafeSyncStores): SafeSync {
  return async ({ numCheptels, timeoutMs, online }) => {
    const left = async () => {
      const all = session.effective === null ? [] : await outbox.list(session.effective.id);
      // What was set aside waits for a decision of the user, not for the network.
      return numCheptels.reduce((sum, numCheptel) => sum + sendable(all, numCheptel).length, 0);
    };
    if ((await left()) === 0) return SYNC_STATES.nothing;
    if (!online || !network.online) return SYNC_STATES.waiting;
    await withTimeout(clock, timeoutMs, drain.now());
    return (await left()) === 0 ? SYNC_STATES.synchronised : SYNC_STATES.waiting;
  };
}
