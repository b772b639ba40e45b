import type { ExpiryCause } from "../../domain/session/expiryCause";
import { type Http, HttpError } from "../../ports/http";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import type { Logout } from "./logout";
import { EXPIRED } from "./logoutNotice";
import type { StoredSession } from "./storedSession";

/** What happens when the server no longer knows the session; answers whether the user is asked to sign in again. */
export type SessionExpired = (how?: ExpiryCause) => boolean;

export interface ExpiryPorts {
  readonly http: Pick<Http, "call">;
  readonly clock: Clock;
  readonly storedSession: StoredSession;
  readonly logout: Logout;
  /** Brings what signing in again needs; answers whether it came. */
  readonly prepareSignInDialog: () => Promise<boolean>;
  /** How long a sign-in that the network kept back is waited for, before it is tried anew. */
  readonly retryMs: number;
}

/**
 * Section 4, session expiry: what one could call with is dropped at once, screen and drafts stay, and a sign-in comes over the
 * screen, as soon as the network brings it. Where the server is there and the sign-in is not, the user is logged out to the login page.
 */
export function createSessionExpired(ports: ExpiryPorts, session: SessionStore): SessionExpired {
  const { http, clock, storedSession, logout, prepareSignInDialog, retryMs } = ports;
  const isReached = () =>
    http.call("ping").then(
      () => true,
      (error: unknown) => error instanceof HttpError,
    );
  const show = async (epoch: number) => {
    const came = (await prepareSignInDialog()) || ((await isReached()) ? await prepareSignInDialog() : null);
    if (session.epoch !== epoch) return;
    if (came) session.askSignIn();
    else if (came === false) await logout({ context: EXPIRED });
    else clock.after(retryMs, () => void show(epoch));
  };
  return (how = "plain") => {
    if (!session.signedIn) return false;
    const isFirst = session.expired === null;
    session.expire(how);
    const { epoch } = session;
    if (isFirst) void storedSession.save(session.users).then(() => show(epoch));
    return true;
  };
}
