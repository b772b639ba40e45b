import { failed, succeeded } from "../../../protocol/frames/answer";
import { DISCONNECT, LOGIN } from "../../../protocol/frames/messages/sessionMessages";
import { SYNC_SAFE } from "../../../protocol/frames/messages/syncSafeMessage";
import type { MessageHandler } from "../../../protocol/frames/receiver";
import type { SessionStore } from "../../../stores/sessionStore";
import type { SwitchHerd } from "../../herds/switchHerd";
import type { LoadQueue } from "../../outbox/actionQueue";
import type { Logout } from "../../session/logout";
import { DONE, type RateLimitedHandler } from "../rateLimitedHandler";

interface SessionPorts {
  readonly logout: Logout;
  readonly switchHerd: SwitchHerd;
  readonly queue: LoadQueue;
  readonly openHerdSync: (numCheptel: string) => void;
}

/** Messages that act on the session, for applications on the allow-list; only for herds of the user. */
export function sessionHandlers(
  limited: RateLimitedHandler,
  { logout, switchHerd, queue, openHerdSync }: SessionPorts,
  session: Pick<SessionStore, "effective" | "multiUser" | "numCheptel" | "expired" | "epoch">,
  isActive: () => boolean,
): readonly MessageHandler[] {
  const follows = (numCheptel: string) =>
    numCheptel === session.numCheptel ||
    [session.multiUser, session.effective].some((user) => user?.infoCheptels.some((herd) => herd.numCheptel === numCheptel));
  return [
    limited("work", DISCONNECT, () => {
      if (session.expired !== null) return failed("not-signed-in");
      void logout();
      return DONE;
    }),
    limited("work", LOGIN, ({ numCheptel }) => {
      if (session.expired !== null) return failed("not-signed-in");
      if (!follows(numCheptel)) return failed("other-herd");
      void switchHerd(numCheptel, "application");
      return DONE;
    }),
    limited("work", SYNC_SAFE, async ({ numCheptels, timeout, network, back }) => {
      if (!numCheptels.every(follows)) return failed("other-herd");
      const { epoch } = session;
      const status = await (await queue()).safeSync({ numCheptels, timeoutMs: timeout, online: network === "ONLINE" });
      const herd = numCheptels.find((numCheptel) => numCheptel === session.numCheptel) ?? numCheptels[0];
      // It may have been left meanwhile, or its session ended.
      const isThere = isActive() && session.expired === null && session.epoch === epoch;
      if (status === 0 && !back && herd !== undefined && isThere) openHerdSync(herd);
      return succeeded({ status });
    }),
  ];
}
