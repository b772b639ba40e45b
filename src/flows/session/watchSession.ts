import { createPart } from "../../loading/part";
import type { Http } from "../../ports/http";
import type { Tabs } from "../../ports/tabs";
import type { SignInStores } from "./followSignIn";
import { createSessionExpired, type ExpiryPorts, type SessionExpired } from "./sessionExpired";

interface WatchSessionPorts extends ExpiryPorts {
  readonly http: Http;
  readonly tabs: () => Promise<Tabs>;
  /** Loads once the first page is there; what fails is tried again with the next. */
  readonly afterFirstPage: (load: () => Promise<unknown>) => void;
}

/** What staying in takes, from the sign-in on and as long as the page: the end of the session is noticed here and in the other tabs. */
export function startWatchSession(ports: WatchSessionPorts, stores: SignInStores): SessionExpired {
  const { http, prepareSignInDialog } = ports;
  const sessionExpired = createSessionExpired(ports, stores.session);
  http.onExpired(sessionExpired);
  const watchTabs = createPart(async () => {
    const { startSessionAcrossTabs } = await import("./sessionAcrossTabs");
    startSessionAcrossTabs({ ...ports, tabs: await ports.tabs() }, stores);
  });
  // The session may end when the network is weak: what it takes then is here by then.
  ports.afterFirstPage(async () => {
    await Promise.all([http.prepare(), watchTabs.load()]);
    if (!(await prepareSignInDialog())) throw new Error("the sign-in over the screen did not come");
  });
  return sessionExpired;
}
