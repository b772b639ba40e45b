import type { Expiry } from "../../domain/session/expiry";
import type { SessionStore } from "../../stores/sessionStore";
import { EXPIRED } from "./contexts";
import type { KeptSession } from "./keptSession";
import type { Logout } from "./logout";

/** What happens when the server no longer knows the session; answers whether the user is asked to sign in again. */
export type SessionExpired = (how?: Expiry) => boolean;

interface ExpiryPorts {
  readonly kept: KeptSession;
  readonly logout: Logout;
  /** Brings what signing in again needs; answers whether it came. */
  readonly prepareSheet: () => Promise<boolean>;
}

/**
 * Section 4, session expiry: what one could call with is dropped at once, screen and drafts stay, and a sign-in comes over the
 * screen. Where that cannot be had, the network being weak, the user is logged out to the login page, which is there.
 */
export function createSessionExpired({ kept, logout, prepareSheet }: ExpiryPorts, session: SessionStore): SessionExpired {
  const show = async () => {
    const { epoch } = session;
    await kept.save(session.users);
    const isReady = await prepareSheet();
    if (session.epoch !== epoch) return;
    if (isReady) session.ask();
    else await logout({ context: EXPIRED });
  };
  return (how = "plain") => {
    if (!session.signedIn) return false;
    const isFirst = session.expired === null;
    session.expire(how);
    if (isFirst) void show();
    return true;
  };
}
