import { type ComponentType, lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { CALLS, HEADERS } from "../generated/calls";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../generated/languages";
import { SCREENS } from "../generated/screens";
import { DEMO, NETWORK, PRODUCT, STORAGE, TIMING } from "../generated/settings";
import { matchesPattern as matches } from "./adapters/addressPattern";
import { createBrowserClipboard } from "./adapters/browserClipboard";
import { createBrowserConnection } from "./adapters/browserConnection";
import { createBrowserNavigation } from "./adapters/browserNavigation";
import { browserClock as clock } from "./adapters/clock";
import { consoleLog as log } from "./adapters/consoleLog";
import { createDemoAccounts } from "./adapters/demoAccounts";
import { createDocumentPage } from "./adapters/documentPage";
import { createHttp } from "./adapters/http/createHttp";
import { browserRandomness as randomness } from "./adapters/random";
import { randomKey } from "./adapters/randomKey";
import { createTranslator } from "./adapters/translator";
import { createWebStore } from "./adapters/webStore";
import { isDemoHost } from "./domain/publicPages/demoHost";
import { localTimeOf } from "./domain/publicPages/localTime";
import { createAttempt } from "./flows/account/attempt";
import { createLaterAccount } from "./flows/account/laterAccount";
import { boot } from "./flows/boot/boot";
import { startKeepPage } from "./flows/boot/keepPage";
import { startOfferAccounts } from "./flows/boot/offerAccounts";
import { startGuard } from "./flows/guard/guardNavigation";
import { createSignIn } from "./flows/login/signIn";
import { startWatchNetwork } from "./flows/network/watchNetwork";
import { createLogout } from "./flows/session/logout";
import { rememberLogin } from "./flows/session/rememberLogin";
import { createStoredSession } from "./flows/session/storedSession";
import { createLoadWork } from "./flows/shell/loadWork";
import { createLabelFiles } from "./flows/texts/labelFiles";
import { createTexts } from "./flows/texts/texts";
import { fetchedOnce } from "./loading/part";
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
import { type Front, FrontContext } from "./views/context/public";
import type { Shell } from "./views/context/shell";
import { TranslationProvider } from "./views/parts/TranslationProvider";
import { createLaterPages } from "./views/publicPages/accountPages";
import "./views/theme/tokens.css";
import "./views/theme/base.css";

const keyOf = (name: string) => `${STORAGE.sessionKey}.${name}`;

// Adapters and stores.
const page = createDocumentPage(window);
const connection = createBrowserConnection(window);
const navigation = createBrowserNavigation(window);
const storage = createWebStore(window.localStorage);
const translator = createTranslator(DEFAULT_LANGUAGE);

const session = new SessionStore();
const network = new NetworkStore(connection.isOnline());
const location = new LocationStore();
const notices = new NoticeStore(clock, TIMING.notificationMs);
const language = new LanguageStore(LANGUAGES, DEFAULT_LANGUAGE);
const theme = new ThemeStore(page.prefersDark());
const demo = new DemoStore(isDemoHost(window.location.hostname, DEMO));
const choice = new HerdChoiceStore();
const progress = new ProgressStore();
const watchedTime = createCurrentTime(clock);
const stores = { session, network, location, notices, language, theme, progress };

const tabs = fetchedOnce(async () => (await import("./adapters/browserTabs")).createBrowserTabs(window, STORAGE.sessionKey));
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
  tabs,
  randomKey,
});

// Flows.
const storedSession = createStoredSession(storage, STORAGE.sessionKey);
const languageKey = keyOf("language");
const texts = createTexts({ files: createLabelFiles(), translator, page, storage, log, languageKey }, language);
const tabStorage = createWebStore(window.sessionStorage);
const logoutNoticeKey = keyOf("farewell");
const logoutNotice = async () =>
  (await import("./flows/session/logoutNotice")).createLogoutNotice({ storage: tabStorage, key: logoutNoticeKey }, notices);
const logout = createLogout(
  { http, navigation, storedSession, logoutNotice, clock, log, loginAddress: `/${SCREENS.login.path}`, reloadMs: TIMING.logoutReloadMs },
  { session, choice, notices, language, progress },
);
const goHome = async () => (await loadWork()).goHome();
const guard = startGuard({ navigation, matches, clock, logout, goHome }, { location, session });
// What is needed once somebody has signed in comes then, and not before.
let inside: Shell | null = null;
let sessionExpired = () => false;
const loadWork = createLoadWork({
  texts,
  load: async () => {
    const { openInside, startKeepSession, ShellPage } = await import("./shell");
    const optionsKey = keyOf("options");
    const ports = {
      http,
      navigation,
      page,
      storedSession,
      storage,
      optionsKey,
      tabStorage,
      translator,
      connection,
      guard,
      clock,
      log,
      logout,
    };
    return async () => {
      const work = await openInside(window, ports, stores);
      inside = { ...front, ...work, Page: ShellPage, open: navigation.push, reload: navigation.reload };
      work.begin();
      const { followHome } = work;
      sessionExpired = startKeepSession(
        { http, clock, storedSession, logout, tabs, prepareSheet, retryMs: TIMING.frameRetryCapMs, followHome },
        session,
      );
      return work;
    };
  },
});
const signIn = rememberLogin(createSignIn({ http, navigation, log, loadWork, logout }, { choice, notices }), session);
const signInAgain = async () => {
  const [{ createSignInAgain }, work] = await Promise.all([import("./flows/session/signInAgain"), loadWork()]);
  return createSignInAgain({ http, storedSession, navigation, logout, log, work }, { session, choice });
};
/** Fetched with what follows home, so that it is there when the network is weak. */
let sheet: ComponentType | null = null;
const prepareSheet = async () => {
  try {
    const [{ SignInAgainDialog }] = await Promise.all([import("./views/dialogs/SignInAgainDialog"), signInAgain(), texts.need("pages")]);
    sheet = SignInAgainDialog;
  } catch (error) {
    log.warn("sign-in sheet", error);
  }
  return sheet !== null;
};
const attempt = createAttempt(log, notices);
const account = createLaterAccount(async () => {
  const [{ createAccountPages }, { formatNumber }, { FORMATS }] = await Promise.all([
    import("./flows/account/accountPages"),
    import("./domain/formats/numbers"),
    import("../generated/workSettings"),
  ]);
  translator.writeNumbers((value) => formatNumber(value, FORMATS));
  return createAccountPages({ http, navigation, signIn, loadWork, logout, randomness, clock, log }, { choice, notices, session });
}, attempt);

/** A page has not come: the network may be gone. */
const lost = () => void http.call("ping").catch((error: unknown) => log.warn("ping", error));

const front: Front = {
  ...stores,
  demo,
  choice,
  router: navigation,
  createPages: () => createLaterPages(() => texts.need("account"), lost),
  goHome,
  signIn,
  signInAgain,
  signInSheet: () => sheet,
  logout,
  copy: async (text) =>
    (await import("./flows/copyToClipboard")).createCopyToClipboard({ clipboard: createBrowserClipboard(window), log }, notices)(text),
  chooseLanguage: texts.choose,
  ...account,
  acceptTerms: () => attempt(async () => (await loadWork()).acceptTerms(), false),
  localTime: () => localTimeOf(watchedTime()),
};

// Watch mode: a registry with a mistake leaves the last good tables in use and says what to mend.
const findings = import.meta.env.DEV ? new RegistryErrorsStore() : null;
const FindingBanner = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("./views/RegistryErrorsBanner")).RegistryErrorsBanner }))
  : null;
import.meta.hot?.on("clarine:registry", (made: { ok: boolean; text: string }) => findings?.show(made.ok ? null : made.text));
import.meta.hot?.send("clarine:registry-ask");

async function start() {
  const themeKey = keyOf("theme");
  theme.restore(await storage.read(themeKey));
  startKeepPage({ page, storage, themeKey }, { network, theme });
  startWatchNetwork({ connection, http, clock, debounceMs: TIMING.onlineEventDebounceMs }, network);
  if ((await tabStorage.read(logoutNoticeKey)) !== null) void logoutNotice().then(({ showStored }) => showStored());
  texts.start();
  await boot(
    { storedSession, storage, navigation, http, texts, loadWork, sessionExpired: () => sessionExpired(), log, languageKey },
    { session, language, network },
  );
  startOfferAccounts({ accounts: createDemoAccounts((address) => window.fetch(address)), log }, { demo, language });
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root.");
  createRoot(root).render(
    <TranslationProvider i18n={translator.i18n}>
      <FrontContext value={front}>
        <App inside={() => inside} />
      </FrontContext>
      {findings && FindingBanner && (
        <Suspense>
          <FindingBanner findings={findings} />
        </Suspense>
      )}
    </TranslationProvider>,
  );
}

void start();
