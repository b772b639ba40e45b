import { when } from "mobx";
import { STORAGE, TIMING } from "../../../generated/settings";
import { herdsText } from "../../../generated/text/herds";
import { SYNC_STATES } from "../../protocol/frames/messages/syncSafeMessage";
import type { NetworkStore } from "../../stores/networkStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import { pause } from "../../time/pause";
import type { LoadQueue } from "../outbox/actionQueue";
import type { OpenHerdSync } from "./openHerdSync";

/** Who asks for a switch (decision HSW-06): the user, or an application or a link, which waits until the applications have settled. */
export type SwitchOrigin = "user" | "application";

/** Section 4: the initiation is delayed, and the queued actions of the current herd are sent first; answers whether the herd can be left. */
export type PrepareSwitch = (origin: SwitchOrigin, isCurrent: () => boolean) => Promise<boolean>;

interface PreparePorts {
  readonly queue: LoadQueue;
  readonly clock: Clock;
  readonly openHerdSync: OpenHerdSync;
}

interface PrepareStores {
  readonly session: SessionStore;
  readonly network: Pick<NetworkStore, "online">;
  readonly notices: Pick<NoticeStore, "show">;
}

/** How often the disk is looked at. */
const LOOK_MS = 1000;
const UNIT_MS = { ms: 1, s: 1000 }[STORAGE.multiTimeoutUnit];

export function createPrepareSwitch(
  { queue, clock, openHerdSync }: PreparePorts,
  { session, network, notices }: PrepareStores,
): PrepareSwitch {
  return async (origin, isCurrent) => {
    const isByUser = origin === "user";
    await pause(clock, isByUser ? TIMING.switchInitiationDelayMs : TIMING.safeSyncLongDelayMs);
    const { numCheptel, multiUser } = session;
    // Offline nothing can be sent: it stays on the device, bound to its herd.
    if (numCheptel === null || !isCurrent() || !network.online) return true;
    const timeoutMs = isByUser ? (multiUser?.timeout ?? 0) * UNIT_MS || TIMING.safeSyncTimeoutMs : TIMING.safeSyncLongTimeoutMs;
    const actions = await queue();
    // A disk that cannot be read keeps nobody in a herd: what lies on it is bound to its own.
    const isLeft = async () => {
      const sending = actions.safeSync({ numCheptels: [numCheptel], timeoutMs, online: network.online }).catch(() => null);
      const state = await untilOffline(network, sending);
      return network.online && state === SYNC_STATES.waiting;
    };
    if (!(await isLeft())) return true;
    if (!isCurrent()) return false;
    notices.show({ kind: "info", lines: [herdsText.herdSwitch.waiting] });
    openHerdSync(numCheptel);
    const userId = session.effective?.id ?? "";
    const isWaiting = async () => {
      const kept = await actions.waiting(userId).catch(() => []);
      return isCurrent() && network.online && kept.some((action) => action.numCheptel === numCheptel && action.parked === null);
    };
    await endOfSync(isWaiting, clock, timeoutMs);
    // Fired again once (decision HSW-11): nobody is trapped between two pages.
    return isCurrent() && !(await isLeft());
  };
}

/** What comes of it; nothing once the network has gone. */
async function untilOffline<Value>(network: Pick<NetworkStore, "online">, work: Promise<Value>): Promise<Value | null> {
  let stop = () => {};
  const gone = new Promise<null>((resolve) => {
    stop = when(
      () => !network.online,
      () => resolve(null),
    );
  });
  return Promise.race([work, gone]).finally(stop);
}

/** Resolves when nothing waits any more, or the time is over. Looks at the disk, since another tab may be the one that sends. */
async function endOfSync(isWaiting: () => Promise<boolean>, clock: Clock, timeoutMs: number): Promise<void> {
  for (let left = timeoutMs; left > 0 && (await isWaiting()); left -= LOOK_MS) await pause(clock, Math.min(LOOK_MS, left));
}
