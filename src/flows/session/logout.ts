import type { Http } from "../../ports/http";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { HerdChoiceStore } from "../../stores/herdChoiceStore";
import type { LanguageStore } from "../../stores/languageStore";
import type { MenuStore } from "../../stores/menuStore";
import type { NoticeStore, NoticeTexts } from "../../stores/noticeStore";
import type { ProgressStore } from "../../stores/progressStore";
import type { RegistryStore } from "../../stores/registryStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { Clock } from "../../time/clock";
import type { KeptSession } from "./keptSession";

export interface LogoutOptions {
  /** Shown on the login page. */
  readonly notice?: NoticeTexts;
  /** The page is loaded anew a moment later. */
  readonly reload?: boolean;
  /** Stay on the page: the sign-in that failed is still there with what was typed. */
  readonly stay?: boolean;
}

export interface LogoutPorts {
  readonly http: Http;
  readonly navigation: Navigation;
  readonly kept: KeptSession;
  /** Storage of this tab, where sub-applications have left fields of their answers. */
  readonly tabStorage: KeyValueStore;
  readonly clock: Clock;
  readonly log: Log;
  readonly loginAddress: string;
  readonly reloadMs: number;
}

interface LogoutStores {
  readonly session: SessionStore;
  readonly registry: RegistryStore;
  readonly choice: HerdChoiceStore;
  readonly menu: MenuStore;
  readonly notices: NoticeStore;
  readonly language: LanguageStore;
  readonly progress: ProgressStore;
}

export type Logout = (options?: LogoutOptions) => Promise<void>;

/** Section 4, logout: the user is cleared here, on the device and on the server, and the login page is shown. */
export function createLogout(ports: LogoutPorts, stores: LogoutStores): Logout {
  return async ({ notice, reload = false, stay = false } = {}) => {
    // Sent first, while the tokens are still there; nobody waits for it.
    ports.http.call("logout").catch((error: unknown) => ports.log.warn("logout", error));
    ports.http.forget();
    clearStores(stores);
    await ports.kept.clear();
    for (const key of keptFields(stores.registry)) await ports.tabStorage.remove(key);
    if (notice) stores.notices.show(notice);
    if (!stay) ports.navigation.replace(ports.loginAddress);
    if (reload) ports.clock.after(ports.reloadMs, ports.navigation.reload);
  };
}

function clearStores({ session, choice, menu, language, progress }: LogoutStores): void {
  session.clear();
  choice.clear();
  menu.closeAll();
  language.signedOut();
  progress.reach(null);
}

/** Fields that logins have left in this tab, the ear-tag helper's among them (SUB-01). */
function keptFields(registry: RegistryStore): readonly string[] {
  return Object.values(registry.tables.applications).flatMap(({ login }) => login?.keep ?? []);
}
