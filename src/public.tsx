import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { CALLS, HEADERS } from "../generated/calls";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../generated/languages";
import { SCREENS } from "../generated/screens";
import { DEMO, FORMATS, NETWORK, OUTBOX, PRODUCT, STORAGE, TIMING } from "../generated/settings";
import { matchesPattern as matches } from "./adapters/addressPattern";
import { createBrowserClipboard } from "./adapters/browserClipboard";
import { createBrowserConnection } from "./adapters/browserConnection";
import { createBrowserNavigation } from "./adapters/browserNavigation";
import { browserClock as clock } from "./adapters/clock";
import { consoleLog as log } from "./adapters/consoleLog";
import { createDemoAccounts } from "./adapters/demoAccounts";
import { createDocumentPage } from "./adapters/documentPage";
import { createHttp } from "./adapters/http/createHttp";
import { randomKey } from "./adapters/randomKey";
import { createTranslator } from "./adapters/translator";
import { createWebStore } from "./adapters/webStore";
import { formatNumber } from "./domain/formats/numbers";
import { isDemoHost } from "./domain/publicPages/demoHost";
import { localTimeOf } from "./domain/publicPages/localTime";
import { createLoadOrNotify } from "./flows/account/loadOrNotify";
import { boot } from "./flows/boot/boot";
import { startLoadDemoAccounts } from "./flows/boot/loadDemoAccounts";
import { showNetworkAndTheme } from "./flows/boot/showNetworkAndTheme";
import { createCopyToClipboard } from "./flows/copyToClipboard";
import { startGuard } from "./flows/guard/guardNavigation";
import { noteTypedLogin } from "./flows/login/noteTypedLogin";
import { createSignIn } from "./flows/login/signIn";
import { startProbeWhileOffline } from "./flows/network/probeWhileOffline";
import { startWatchNetwork } from "./flows/network/watchNetwork";
import { createLogout } from "./flows/session/logout";
import { createLogoutNotice } from "./flows/session/logoutNotice";
import { createServerLogout } from "./flows/session/serverLogout";
import { createStoredSession } from "./flows/session/storedSession";
import { STORAGE_KEYS } from "./flows/storageKeys";
import { createLabelFiles } from "./flows/texts/labelFiles";
import { createLanguageChoice } from "./flows/texts/languageChoice";
import { createTexts } from "./flows/texts/texts";
import { createPart } from "./loading/part";
import { createCurrentTime } from "./stores/currentTime";
import { DemoStore } from "./stores/demoStore";
import { HerdChoiceStore } from "./stores/herdChoiceStore";
import { LanguageStore } from "./stores/languageStore";
import { LocationStore } from "./stores/locationStore";
import { NetworkStore } from "./stores/networkStore";
import { NoticeStore } from "./stores/noticeStore";
import { ProgressStore } from "./stores/progressStore";
import { RegistryErrorsStore } from "./stores/registryErrorsStore";
import { SessionStore } from "./stores/sessionStore";
import { ThemeStore } from "./stores/themeStore";
import { App } from "./views/App";
import { type Public, PublicContext } from "./views/context/public";
import { TranslationProvider } from "./views/parts/TranslationProvider";
import "./views/theme/tokens.css";
import "./views/theme/base.css";
import "./views/theme/typeface.css";

// Adapters and stores.
const page = createDocumentPage(window);
const connection = createBrowserConnection(window);
const navigation = createBrowserNavigation(window);
const storage = createWebStore(() => window.localStorage);
const translator = createTranslator(DEFAULT_LANGUAGE, (value) => formatNumber(value, FORMATS));

const session = new SessionStore();
const network = new NetworkStore(connection.isOnline(), clock.now());
const location = new LocationStore();
const notices = new NoticeStore(clock, TIMING.notificationMs);
const language = new LanguageStore(LANGUAGES, DEFAULT_LANGUAGE, session);
const theme = new ThemeStore(page.prefersDark());
const demo = new DemoStore(isDemoHost(window.location.hostname, DEMO));
const choice = new HerdChoiceStore();
const progress = new ProgressStore();
const currentTime = createCurrentTime(clock);
const stores = { session, network, location, notices, language, theme, progress };

const tabs = createPart(async () =>
  (await import("./adapters/tabs/browserTabs")).createBrowserTabs(window, { name: STORAGE.sessionKey, clock, randomKey }),
);
const http = createHttp({
  fetch: (address, request) => window.fetch(address, request),
  clock,
  timeoutMs: TIMING.callTimeoutMs,
  tabAnswerMs: TIMING.tabAnswerMs,
  calls: CALLS,
  headers: HEADERS,
  version: PRODUCT.version,
  offlinePatterns: NETWORK.errorPatterns,
  credentials: () => ({ numCheptel: session.numCheptel, token: session.token, session: session.key, expired: session.expired !== null }),
  tabs: tabs.load,
  randomKey,
});

// Flows of the public pages.
const tabStorage = createWebStore(() => window.sessionStorage);
const storedSession = createStoredSession({ storage, tabStorage, key: STORAGE.sessionKey });
const texts = createTexts({ files: createLabelFiles(), translator, page, log }, language);
const languageChoice = createLanguageChoice({ storage, languageKey: STORAGE_KEYS.language }, { language, session });
const logoutNotice = createLogoutNotice({ storage: tabStorage, key: STORAGE_KEYS.logoutNotice }, notices);
const serverLogout = createServerLogout({ http, storage, key: STORAGE_KEYS.logoutPending, log }, { network, session });
const logout = createLogout(
  {
    http,
    navigation,
    storedSession,
    logoutNotice,
    serverLogout,
    clock,
    loginAddress: `/${SCREENS.login.path}`,
    reloadMs: TIMING.logoutReloadMs,
  },
  { session, choice, notices, progress },
);
const loadShell = () => shell.load();
const goHome = async () => (await loadShell()).goHome();
const guard = startGuard({ navigation, matches, clock, logout, goHome }, { location, session });
const signIn = noteTypedLogin(
  createSignIn({ http, navigation, log, loadShell, logout, serverLogout }, { choice, notices, session }),
  session,
);
const loadOrNotify = createLoadOrNotify(log, notices);
const app: Public = {
  ...stores,
  demo,
  choice,
  goHome,
  signIn,
  logout,
  copy: createCopyToClipboard({ clipboard: createBrowserClipboard(window), log }, notices),
  chooseLanguage: languageChoice.choose,
  acceptTerms: () => loadOrNotify(async () => (await loadShell()).acceptTerms(), false),
  localTime: () => localTimeOf(currentTime()),
};

// What comes when it is needed: the shell behind the sign-in, and the public pages beside the login page.
const shell = createPart(async () => {
  const [{ openShell }] = await Promise.all([import("./shell"), texts.need("shell")]);
  const given = { http, navigation, page, storedSession, storage, tabStorage, translator, connection, guard, clock, log, logout, texts };
  return openShell(window, app, { ...given, tabs: tabs.load });
});
const account = createPart(async () => {
  try {
    const [{ ACCOUNT_PAGES: pages }, { createAccountFlows }] = await Promise.all([
      import("./views/publicPages/accountPages"),
      import("./flows/account/createAccountFlows"),
      texts.need("account"),
    ]);
    const flows = createAccountFlows({ http, navigation, signIn, loadShell, logout, clock, log }, { choice, notices, session, location });
    return { pages, flows };
  } catch (error) {
    // The network may be gone.
    void http.call("ping").catch((failure: unknown) => log.warn("ping", failure));
    throw error;
  }
});

// Watch mode: a registry with a mistake leaves the last good tables in use and says what to correct; warnings are shown too.
const registryErrors = import.meta.env.DEV ? new RegistryErrorsStore() : null;
const RegistryErrorsBanner = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("./views/RegistryErrorsBanner")).RegistryErrorsBanner }))
  : null;
import.meta.hot?.on("clarine:registry", (made: { text: string }) => registryErrors?.show(made.text || null));
import.meta.hot?.send("clarine:registry-ask");

async function start() {
  theme.restore(await storage.read(STORAGE_KEYS.theme));
  showNetworkAndTheme({ page, storage, themeKey: STORAGE_KEYS.theme }, { network, theme });
  startWatchNetwork({ connection, http, clock, debounceMs: TIMING.onlineEventDebounceMs }, network);
  startProbeWhileOffline({ connection, http, clock, retry: { firstMs: OUTBOX.retryMs, capMs: OUTBOX.retryCapMs } }, network);
  void logoutNotice.showStored();
  texts.start();
  languageChoice.start();
  await boot({ storedSession, navigation, http, texts, languageChoice, loadShell, log }, { session, network });
  serverLogout.start();
  startLoadDemoAccounts({ accounts: createDemoAccounts((address) => window.fetch(address)), log }, { demo, language, session });
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root.");
  createRoot(root).render(
    <TranslationProvider i18n={translator.i18n}>
      <PublicContext value={app}>
        <App router={navigation} account={account} shell={shell} />
      </PublicContext>
      {registryErrors && RegistryErrorsBanner && (
        <Suspense>
          <RegistryErrorsBanner findings={registryErrors} />
        </Suspense>
      )}
    </TranslationProvider>,
  );
}

void start();
