import { DISCONNECT, LOGIN, SYNC_SAFE } from "../../../protocol/frames/allowListedMessages";
import { failed, succeeded } from "../../../protocol/frames/answer";
import type { MessageHandler } from "../../../protocol/frames/receiver";
import type { SessionStore } from "../../../stores/sessionStore";
import type { SwitchHerd } from "../../herds/switchHerd";
import type { Logout } from "../../session/logout";
import { DONE, type RateLimitedHandler } from "./rateLimitedHandler";
import type { SafeSync } from "./safeSync";

interface SessionPorts {
  readonly logout: Logout;
  readonly switchHerd: SwitchHerd;
  readonly safeSync: SafeSync;
  /** Opens the sync page. */
  readonly showSync: () => void;
}

/** Messages that act on the session, for applications on the allow-list; only for herds of the user. */
export function sessionHandlers(
  limited: RateLimitedHandler,
  { logout, switchHerd, safeSync, showSync }: SessionPorts,
  session: Pick<SessionStore, "effective" | "multiUser" | "numCheptel">,
): readonly MessageHandler[] {
  const follows = (numCheptel: string) =>
    numCheptel === session.numCheptel ||
    [session.multiUser, session.effective].some((user) => user?.infoCheptels.some((herd) => herd.numCheptel === numCheptel));
  return [
    limited("work", DISCONNECT, () => {
      void logout();
      return DONE;
    }),
    limited("work", LOGIN, ({ numCheptel }) => {
      if (!follows(numCheptel)) return failed("other-herd");
      void switchHerd(numCheptel);
      return DONE;
    }),
    limited("work", SYNC_SAFE, async ({ numCheptels, timeout, network, back }) => {
      if (!numCheptels.every(follows)) return failed("other-herd");
      const status = await safeSync({ numCheptels, timeoutMs: timeout, online: network === "ONLINE" });
      if (status === 0 && !back) showSync();
      return succeeded({ status });
    }),
  ];
}
