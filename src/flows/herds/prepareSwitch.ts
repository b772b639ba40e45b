import { STORAGE, TIMING } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { SYNC_STATES } from "../../protocol/frames/allowListedMessages";
import type { NetworkStore } from "../../stores/networkStore";
import type { NoticeStore } from "../../stores/noticeStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import { pause } from "../../time/pause";
import { withTimeout } from "../../time/withTimeout";
import type { ActionQueue, LoadQueue } from "../outbox/actionQueue";
import type { ShowSync } from "./showSync";

/** Who asks for a switch (decision HSW-06): the user, or an application or a link, which waits until the applications have settled. */
export type SwitchOrigin = "user" | "application";

/** Section 4: the initiation is delayed, and the queued actions of the current herd are sent first; answers whether the herd can be left. */
export type PrepareSwitch = (origin: SwitchOrigin, isCurrent: () => boolean) => Promise<boolean>;

interface PreparePorts {
  readonly queue: LoadQueue;
  readonly clock: Clock;
  readonly showSync: ShowSync;
}

interface PrepareStores {
  readonly session: SessionStore;
  readonly network: Pick<NetworkStore, "online">;
  readonly notices: Pick<NoticeStore, "show">;
}

const UNIT_MS = { ms: 1, s: 1000 }[STORAGE.multiTimeoutUnit];

export function createPrepareSwitch({ queue, clock, showSync }: PreparePorts, { session, network, notices }: PrepareStores): PrepareSwitch {
  return async (origin, isCurrent) => {
    const isByUser = origin === "user";
    await pause(clock, isByUser ? TIMING.switchInitiationDelayMs : TIMING.safeSyncLongDelayMs);
    const { numCheptel, multiUser } = session;
    // Offline nothing can be sent: it stays on the device, bound to its herd.
    if (numCheptel === null || !isCurrent() || !network.online) return true;
    const timeoutMs = isByUser ? (multiUser?.timeout ?? 0) * UNIT_MS || TIMING.safeSyncTimeoutMs : TIMING.safeSyncLongTimeoutMs;
    const actions = await queue();
    // A disk that cannot be read keeps nobody in a herd: what lies on it is bound to its own.
    const isLeft = async () =>
      (await actions.safeSync({ numCheptels: [numCheptel], timeoutMs, online: network.online }).catch(() => null)) === SYNC_STATES.waiting;
    if (!(await isLeft())) return true;
    if (!isCurrent()) return false;
    notices.show({ kind: "info", lines: [pagesText.herdSwitch.waiting] });
    showSync(numCheptel);
    await endOfSync(actions, clock, { userId: session.effective?.id ?? "", numCheptel, timeoutMs });
    // Fired again once (decision HSW-11): nobody is trapped between two pages.
    return isCurrent() && !(await isLeft());
  };
}

/** Resolves when nothing of the herd waits any more, or the time is over. */
async function endOfSync(
  { waiting, onChange }: ActionQueue,
  clock: Clock,
  { userId, numCheptel, timeoutMs }: { readonly userId: string; readonly numCheptel: string; readonly timeoutMs: number },
): Promise<void> {
  let stop = () => {};
  const sent = new Promise<void>((resolve) => {
    stop = onChange(async () => {
      if (!(await waiting(userId)).some((action) => action.numCheptel === numCheptel && action.parked === null)) resolve();
    });
  });
  await withTimeout(clock, timeoutMs, sent);
  stop();
}
