import { CALLS, HEADERS } from "../../generated/calls";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../generated/languages";
import { PERSONAS } from "../../generated/personas";
import { SCREENS } from "../../generated/screens";
import { ACCESS, FEATURES, FRAMES, KEPT_QUERY, NETWORK, PRODUCT, STORAGE, TIMING } from "../../generated/settings";
import { createHttp } from "../../src/adapters/http";
import { GENERATED_REGISTRY } from "../../src/demo/server/startup/generatedRegistry";
import { mustAcceptTerms } from "../../src/domain/session/session";
import { createGoHome } from "../../src/flows/guard/goHome";
import { startGuard } from "../../src/flows/guard/guardNavigation";
import { createChooseHerd } from "../../src/flows/herds/chooseHerd";
import { createSignIn } from "../../src/flows/login/signIn";
import { createKeptSession } from "../../src/flows/session/keptSession";
import { createLogout } from "../../src/flows/session/logout";
import { createSessionExpired, startWatchExpiry } from "../../src/flows/session/watchExpiry";
import { createTexts } from "../../src/flows/texts/texts";
import { createWork, type Work } from "../../src/flows/work/createWork";
import { createLoadWork } from "../../src/flows/work/loadWork";
import { FramesStore } from "../../src/stores/framesStore";
import { HerdChoiceStore } from "../../src/stores/herdChoiceStore";
import { LanguageStore } from "../../src/stores/languageStore";
import { MenuStore } from "../../src/stores/menuStore";
import { NetworkStore } from "../../src/stores/networkStore";
import { NoticeStore } from "../../src/stores/noticeStore";
import { OptionsStore } from "../../src/stores/optionsStore";
import { PlaceStore } from "../../src/stores/placeStore";
import { ProgressStore } from "../../src/stores/progressStore";
import { publicTables } from "../../src/stores/publicTables";
import { RegistryStore } from "../../src/stores/registryStore";
import { SessionStore } from "../../src/stores/sessionStore";
import { TextStore } from "../../src/stores/textStore";
import { ThemeStore } from "../../src/stores/themeStore";
import { ORIGIN, startDemoServer } from "../demo/demoServer";
import { cookieFetch } from "./cookieFetch";
import { fakeNavigation } from "./fakeNavigation";
import { memoryStore } from "./memoryStore";
import { testClock } from "./testClock";

export const ADDRESS = {
  login: `/${SCREENS.login.path}`,
  multi: `/${SCREENS.multi.path}`,
  cgu: `/${SCREENS.cgu.path}`,
  support: `/${SCREENS.support.path}`,
};

export interface RigOptions {
  /** What the page was opened with. */
  readonly address?: string;
  readonly online?: boolean;
  readonly storage?: ReturnType<typeof memoryStore>;
}

/** The shell without a browser: real stores and flows over the real demo backend and the registry of the product. */
export async function startShell({ address = ADDRESS.login, online = true, storage = memoryStore() }: RigOptions = {}) {
  const server = await startDemoServer(GENERATED_REGISTRY, Object.values(PERSONAS));
  const wire = cookieFetch(server.backend, ORIGIN);
  const clock = testClock(Date.parse("2026-05-04T09:00:00Z"));
  const navigation = fakeNavigation(address);
  const tabStorage = memoryStore();
  const warnings: string[] = [];
  const log = { warn: (what: string) => void warnings.push(what) };
  const told: unknown[] = [];
  const parent = { navigate: (event: unknown) => void told.push(event) };

  const session = new SessionStore();
  const network = new NetworkStore(online);
  const options = new OptionsStore();
  const registry = new RegistryStore(
    publicTables(SCREENS, { features: FEATURES, access: ACCESS, keptQuery: KEPT_QUERY, pathParamsInQuery: FRAMES.pathParamsInQuery }),
  );
  const menu = new MenuStore({ registry, session, network, options });
  const place = new PlaceStore();
  const notices = new NoticeStore(clock, TIMING.notificationMs);
  const language = new LanguageStore(LANGUAGES, DEFAULT_LANGUAGE);
  const theme = new ThemeStore(false);
  const choice = new HerdChoiceStore();
  const progress = new ProgressStore();
  const frames = new FramesStore();
  const translator = new TextStore(DEFAULT_LANGUAGE);
  const stores = { session, network, options, registry, menu, place, notices, language, theme, choice, progress, frames };

  const http = createHttp({
    fetch: wire.fetch,
    clock,
    timeoutMs: TIMING.callTimeoutMs,
    calls: CALLS,
    headers: HEADERS,
    version: PRODUCT.version,
    offlinePatterns: NETWORK.errorPatterns,
    credentials: () => ({ numCheptel: session.numCheptel, token: session.token }),
  });
  const kept = createKeptSession(storage, STORAGE.sessionKey);
  const page = { setLanguage: () => {}, setNetwork: () => {}, setTheme: () => {}, setModes: () => {} };
  const files = { load: async () => ({}), onChange: () => () => {} };
  const texts = createTexts(
    {
      files,
      translator,
      page: { ...page, prefersDark: () => false, onPrefersDark: () => () => {} },
      storage,
      log,
      languageKey: "language",
    },
    language,
  );
  const logout = createLogout(
    { http, navigation, kept, tabStorage, clock, log, loginAddress: ADDRESS.login, reloadMs: TIMING.logoutReloadMs },
    stores,
  );
  const goHome = createGoHome({ navigation, logout }, stores);
  const links = { open: () => ({ post: async () => null, close: () => {} }) };
  const loadWork = createLoadWork({
    texts,
    load: async () => (): Work => createWork({ http, navigation, kept, tabStorage, translator, links, clock, log, logout, goHome }, stores),
  });
  const signIn = createSignIn({ http, navigation, log, loadWork, logout }, stores);
  const chooseHerd = createChooseHerd({ http, signIn, log }, stores);
  const sessionExpired = createSessionExpired(logout, session);
  startWatchExpiry(http, sessionExpired);
  const owesTerms = () => session.effective !== null && mustAcceptTerms(session.effective, registry.termsRequiredOf);
  const guard = startGuard({ navigation, parent, clock, logout, goHome, mustAcceptTerms: owesTerms }, stores);
  const flows = { kept, texts, logout, goHome, loadWork, signIn, chooseHerd, sessionExpired, guard, http };
  return { server, wire, clock, navigation, storage, tabStorage, warnings, log, told, translator, ...stores, ...flows };
}

export type ShellRig = Awaited<ReturnType<typeof startShell>>;

export const PASSWORD = "demo-herd";

/** Signs a persona in and lets everything that follows finish. */
export async function enter(shell: ShellRig, login: string) {
  const outcome = await shell.signIn.withPassword({ login, password: PASSWORD });
  while (shell.progress.busy) await new Promise((resolve) => setImmediate(resolve));
  return outcome;
}

/** Paths of the sub-application logins that were sent, in order. */
export function loginsSent({ wire }: ShellRig): readonly string[] {
  return wire.calls.map(({ path }) => path).filter((path) => /\/api\/login(\/eleveur)?\/?$/.test(path) && !path.startsWith("/account/"));
}
