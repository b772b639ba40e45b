import type { Http } from "../../ports/http";
import type { Navigation } from "../../ports/navigation";
import type { HerdChoiceStore } from "../../stores/herdChoiceStore";
import type { NoticeStore, NoticeTexts } from "../../stores/noticeStore";
import type { ProgressStore } from "../../stores/progressStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import type { LogoutNotice } from "./logoutNotice";
import type { ServerLogout } from "./serverLogout";
import type { StoredSession } from "./storedSession";

export interface LogoutOptions {
  /** Shown on the login page. */
  readonly notice?: NoticeTexts;
  /** Why, by the name the texts know it by (section 4). */
  readonly context?: string;
  /** The page is loaded anew a moment later. */
  readonly reload?: boolean;
  /** Stay on the page: the sign-in that failed is still there with what was typed. */
  readonly stay?: boolean;
  /** Only this tab: server and device know already, or another user is about to sign in. */
  readonly hereOnly?: boolean;
}

export interface LogoutPorts {
  readonly http: Http;
  readonly navigation: Navigation;
  readonly storedSession: StoredSession;
  readonly logoutNotice: LogoutNotice;
  readonly serverLogout: ServerLogout;
  readonly clock: Clock;
  readonly loginAddress: string;
  readonly reloadMs: number;
}

interface LogoutStores {
  readonly session: SessionStore;
  readonly choice: HerdChoiceStore;
  readonly notices: NoticeStore;
  readonly progress: ProgressStore;
}

export type Logout = (options?: LogoutOptions) => Promise<void>;

/** Section 4, logout: the user is cleared here, in the other tabs, on the device and on the server, and the login page is shown. */
export function createLogout(ports: LogoutPorts, stores: LogoutStores): Logout {
  return async ({ notice, context, reload = false, stay = false, hereOnly = false } = {}) => {
    // Sent first, while the tokens are still there; nothing waits for it. Once they are gone the cookie may be somebody else's.
    if (!hereOnly && stores.session.expired === null) ports.serverLogout.send();
    ports.http.endSession();
    const account = stores.session.multiUser?.id;
    // What was said to one user is not for the next; why a session has ended still is, when it ends twice.
    if (stores.session.signedIn && !stay) stores.notices.clear();
    clearStores(stores);
    if (!hereOnly) await ports.storedSession.clear(account);
    if (notice) stores.notices.show(notice);
    if (context !== undefined) await showLogoutNotice(ports.logoutNotice, context, reload);
    if (!stay) ports.navigation.replace(ports.loginAddress);
    if (reload) ports.clock.after(ports.reloadMs, ports.navigation.reload);
  };
}

async function showLogoutNotice({ show, storeForReload }: LogoutNotice, context: string, reload: boolean): Promise<void> {
  show(context);
  if (reload) await storeForReload(context);
}

function clearStores({ session, choice, progress }: LogoutStores): void {
  session.clear();
  choice.clear();
  progress.setStep(null);
}
