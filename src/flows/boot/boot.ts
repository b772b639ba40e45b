import { splitAddress } from "../../domain/address/query";
import type { Http } from "../../ports/http";
import type { KeyValueStore } from "../../ports/keyValueStore";
import type { Log } from "../../ports/log";
import type { Navigation } from "../../ports/navigation";
import type { LanguageStore } from "../../stores/languageStore";
import type { NetworkStore } from "../../stores/networkStore";
import type { SessionStore } from "../../stores/sessionStore";
import type { ResumeSession } from "../login/resumeSession";
import type { StoredSession } from "../session/storedSession";
import type { TextsFlow } from "../texts/texts";

interface BootPorts {
  readonly storedSession: StoredSession;
  readonly storage: KeyValueStore;
  readonly navigation: Navigation;
  readonly http: Http;
  readonly texts: TextsFlow;
  readonly loadShell: () => Promise<{ readonly resume: ResumeSession; readonly sessionExpired: () => unknown }>;
  readonly log: Log;
  readonly languageKey: string;
}

interface BootStores {
  readonly session: SessionStore;
  readonly language: LanguageStore;
  readonly network: NetworkStore;
}

/** Language value of an address (section 2.1). */
const LANGUAGE = "lang";

/**
 * Start of the shell: language and the stored session are restored, so that somebody who signed in this morning is in at
 * once, network or not (decision LOG-08). Resolves when the first page can be drawn.
 */
export async function boot(ports: BootPorts, stores: BootStores): Promise<void> {
  const { session, language } = stores;
  const [keptLanguage, users] = await Promise.all([ports.storage.read(ports.languageKey), ports.storedSession.load()]);
  const asked = splitAddress(ports.navigation.current()).query[LANGUAGE] ?? null;
  language.start(asked, typeof keptLanguage === "string" ? keptLanguage : null);
  if (users !== null) {
    session.set(users);
    if (asked === null && session.effective && keptLanguage === null) language.followProfile(session.effective.trans);
    void takeUp(ports, stores);
  }
  await ports.texts.need("welcome");
}

/** Spec 4: boot errors are logged and ignored; only a session that the server no longer knows ends. */
async function takeUp({ loadShell, http, log }: BootPorts, { session, network }: BootStores): Promise<void> {
  const { epoch } = session;
  try {
    const { resume, sessionExpired } = await loadShell();
    if (!network.online) return;
    const known = await http.refresh();
    if (session.epoch !== epoch) return;
    if (known) await resume.afterReload();
    else sessionExpired();
  } catch (error) {
    log.warn("boot", error);
  }
}
