import { splitAddress } from "../../domain/address/query";
import type { Http } from "../../ports/http";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { NetworkStore } from "../../stores/networkStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { ResumeSession } from "../login/resumeSession";
import type { StoredSession } from "../session/storedSession";
import type { LanguageChoice } from "../texts/languageChoice";
import type { TextsFlow } from "../texts/texts";

interface BootPorts {
  readonly storedSession: StoredSession;
  readonly navigation: Navigation;
  readonly http: Http;
  readonly texts: TextsFlow;
  readonly languageChoice: LanguageChoice;
  readonly loadShell: () => Promise<{ readonly resume: ResumeSession; readonly sessionExpired: () => unknown }>;
  readonly log: Log;
}

interface BootStores {
  readonly session: SessionStore;
  readonly network: NetworkStore;
}

/** Language value of an address (section 2.1). */
const LANGUAGE = "lang";

/**
 * Start of the shell: language and the stored session are restored, so that a user who signed in this morning is in at
 * once, network or not (decision LOG-08). Resolves when the first page can be drawn.
 */
export async function boot(ports: BootPorts, stores: BootStores): Promise<void> {
  const users = await ports.storedSession.load();
  if (users !== null) stores.session.set(users);
  await ports.languageChoice.restore(splitAddress(ports.navigation.current()).query[LANGUAGE] ?? null);
  if (users !== null) void takeUp(ports, stores);
  await ports.texts.need("welcome");
}

/** Spec 4: boot errors are logged and ignored; only a session that the server no longer knows ends. */
async function takeUp({ loadShell, http, log }: BootPorts, { session, network }: BootStores): Promise<void> {
  const { epoch } = session;
  try {
    const { resume, sessionExpired } = await loadShell();
    if (!network.online) return;
    // A server that is busy says nothing of the session: calls refresh it once more.
    const known = await http.refresh().catch((error: unknown) => log.warn("boot", error));
    if (session.epoch !== epoch) return;
    if (known === false) sessionExpired();
    else if (network.online) await resume.afterReload();
  } catch (error) {
    log.warn("boot", error);
  }
}
