import { when } from "mobx";
import { PRODUCT, TIMING } from "../../../generated/settings";
import type { Log } from "../../ports/log";
import type { Outbox } from "../../ports/outbox";
import type { Clock } from "../../time/clock";
import type { Logout } from "../session/logout";
import { EXPIRED } from "../session/logoutContexts";
import { createUpdateNotices } from "../session/updateNotices";
import type { QueueStores } from "./queuePorts";
import type { Drain } from "./startDrain";

/** Takes note of the version the server reports. */
export type CheckVersion = (version: string) => void;

interface PurgePorts {
  readonly outbox: Pick<Outbox, "list">;
  readonly drain: Pick<Drain, "now">;
  readonly clearOthers: () => Promise<void>;
  readonly logout: Logout;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Section 4, version purge: when the server has another version than this shell, what was done is sent, everything on the device
 * but the queue of actions is cleared, and whoever signs in again has the new version. Both delays count from the first report
 * (decision PUR-06). A page that holds something unsaved is waited for, and who has left meanwhile is left alone.
 */
export function createVersionPurge({ outbox, drain, clearOthers, logout, clock, log }: PurgePorts, stores: QueueStores): CheckVersion {
  const { session, menu, notices, framesStore } = stores;
  const { synchronising, synchronised } = createUpdateNotices(logout, notices);
  let isUnderWay = false;
  const after = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, () => resolve()));

  const purge = async (userId: string) => {
    const isStill = () => session.signedIn && session.effective?.id === userId;
    const due = after(TIMING.purgeClearDelayMs);
    await after(TIMING.purgeSyncDelayMs);
    if (!isStill()) return;
    synchronising();
    await Promise.all([due, Promise.race([drain.now(), after(TIMING.safeSyncTimeoutMs)])]);
    await when(() => !isStill() || !framesStore.frames.some(({ dirty }) => dirty));
    if (!isStill()) return;
    const isSent = (await outbox.list(userId)).length === 0;
    await clearOthers();
    if (isSent) return synchronised();
    // Not everything is synchronised, so that is not said; what is left goes with the next sign-in.
    notices.clear();
    return logout({ context: EXPIRED, reload: true });
  };
  return (version) => {
    const user = session.effective;
    if (isUnderWay || version === PRODUCT.version || user === null || !menu.resolver.feature("purge")) return;
    isUnderWay = true;
    purge(user.id)
      .catch((error: unknown) => log.warn("version purge", error))
      .finally(() => {
        isUnderWay = false;
      });
  };
}
