import { when } from "mobx";
import { PRODUCT, STORAGE, TIMING } from "../../../generated/settings";
import type { Http } from "../../ports/http";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import type { NamedLocks, Outbox } from "../../ports/outbox";
import type { Services } from "../../ports/services";
import type { Clock } from "../../time/clock";
import { pause } from "../../time/pause";
import { withTimeout } from "../../time/withTimeout";
import type { Logout } from "../session/logout";
import { EXPIRED } from "../session/logoutNotice";
import { nothingUnsaved } from "../unsaved/unsavedInTabs";
import type { QueueStores } from "./queuePorts";
import type { Drain } from "./startDrain";
import { createVersionPurgeNotices } from "./versionPurgeNotices";

/** The versions purged lately, each with its time; written after everything else is cleared. */
const PURGED_KEY = `${STORAGE.sessionKey}.purged`;
const AGAIN_MS = 600_000;

/** Takes note of the version the server reports. */
export type CheckVersion = (version: string) => void;

interface PurgePorts extends Pick<Services, "unsavedPages" | "textOf"> {
  readonly outbox: Pick<Outbox, "list">;
  readonly http: Pick<Http, "call">;
  readonly drain: Pick<Drain, "now">;
  readonly clearOthers: () => Promise<void>;
  readonly locks: NamedLocks;
  readonly storage: KeyValueStore;
  readonly logout: Logout;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Section 4, version purge: when the server has another version than this shell, what was done is sent, everything on the device
 * but the queue of actions is cleared, and the next sign-in has the new version. Both delays count from the first report
 * (decision PUR-06). The network is waited for, and a page that holds something unsaved, in whichever tab, which is named; who has left meanwhile is left alone. One tab does it for
 * all, and not again for the same version within some minutes: a server that has two of them must not have pages loaded for ever.
 */
export function createVersionPurge(ports: PurgePorts, stores: QueueStores): CheckVersion {
  const { outbox, http, drain, clearOthers, locks, storage, logout, clock, log } = ports;
  const { session, menu, network, notices, framesStore } = stores;
  const { synchronising, waitingFor, synchronised } = createVersionPurgeNotices(logout, notices);
  let isUnderWay = false;

  const readPurged = async () => {
    const all = await storage.read(PURGED_KEY);
    const isRecent = ([, at]: readonly unknown[]) => typeof at === "number" && Math.abs(clock.now() - at) < AGAIN_MS;
    return Array.isArray(all) ? all.filter((entry) => Array.isArray(entry) && isRecent(entry)) : [];
  };
  const purge = async (userId: string, version: string) => {
    const purged = await readPurged();
    if (purged.some(([done]) => done === version)) return;
    const isStill = () => session.signedIn && session.effective?.id === userId;
    const due = pause(clock, TIMING.purgeClearDelayMs);
    await pause(clock, TIMING.purgeSyncDelayMs);
    if (!isStill()) return;
    synchronising();
    await Promise.all([due, withTimeout(clock, TIMING.safeSyncTimeoutMs, drain.now({ purge: true }))]);
    do {
      // Without network the page could not be loaded anew.
      await when(() => network.online || !isStill());
      await nothingUnsaved(ports, framesStore, isStill, waitingFor);
      if (!isStill()) return;
      await http.call("ping");
    } while (isStill() && framesStore.frames.some(({ dirty }) => dirty));
    if (!isStill()) return;
    const isSent = (await outbox.list(userId)).length === 0;
    await clearOthers();
    await storage.write(PURGED_KEY, [...purged, [version, clock.now()]]);
    if (isSent) return synchronised();
    // Not everything is synchronised, so that is not said; what is left goes with the next sign-in.
    notices.clear();
    return logout({ context: EXPIRED, reload: true });
  };
  return (version) => {
    const user = session.effective;
    if (isUnderWay || version === PRODUCT.version || user === null || !menu.resolver.feature("purge")) return;
    isUnderWay = true;
    locks
      .runExclusive("versionPurge", () => purge(user.id, version))
      .catch((error: unknown) => {
        notices.clear();
        log.warn("version purge", error);
      })
      .finally(() => {
        isUnderWay = false;
      });
  };
}
