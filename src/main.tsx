import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { CALLS, HEADERS } from "../generated/calls";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../generated/languages";
import { SCREENS } from "../generated/screens";
import { DEMO, FRAMES, NETWORK, PRODUCT, STORAGE, TIMING } from "../generated/settings";
import { matchesPattern as matches } from "./adapters/addressPattern";
import { createBrowserConnection } from "./adapters/browserConnection";
import { createBrowserNavigation } from "./adapters/browserNavigation";
import { browserClock as clock } from "./adapters/clock";
import { consoleLog as log } from "./adapters/consoleLog";
import { createDemoAccounts } from "./adapters/demoAccounts";
import { createDocumentPage } from "./adapters/documentPage";
import { createHttp } from "./adapters/http";
import { createTranslator } from "./adapters/translator";
import { createWebStore } from "./adapters/webStore";
import { boot } from "./flows/boot/boot";
import { startKeepPage } from "./flows/boot/keepPage";
import { startOfferAccounts } from "./flows/boot/offerAccounts";
import { startGuard } from "./flows/guard/guardNavigation";
import { createSignIn } from "./flows/login/signIn";
import { startWatchNetwork } from "./flows/network/watchNetwork";
import { createKeptSession } from "./flows/session/keptSession";
import { createLogout } from "./flows/session/logout";
import { createSessionExpired, startWatchExpiry } from "./flows/session/watchExpiry";
import { createLabelFiles } from "./flows/texts/labelFiles";
import { createTexts } from "./flows/texts/texts";
import { createLoadWork } from "./flows/work/loadWork";
import { DemoStore, isDemoHost } from "./stores/demoStore";
import { FindingStore } from "./stores/findingStore";
import { HerdChoiceStore } from "./stores/herdChoiceStore";
import { LanguageStore } from "./stores/languageStore";
import { NetworkStore } from "./stores/networkStore";
import { NoticeStore } from "./stores/noticeStore";
import { PlaceStore } from "./stores/placeStore";
import { ProgressStore } from "./stores/progressStore";
import { SessionStore } from "./stores/sessionStore";
import { ThemeStore } from "./stores/themeStore";
import { App } from "./views/App";
import { type Front, FrontContext } from "./views/front";
import type { Shell } from "./views/shell";
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
const place = new PlaceStore();
const notices = new NoticeStore(clock, TIMING.notificationMs);
const language = new LanguageStore(LANGUAGES, DEFAULT_LANGUAGE);
const theme = new ThemeStore(page.prefersDark());
const demo = new DemoStore(isDemoHost(window.location.hostname, DEMO));
const choice = new HerdChoiceStore();
const progress = new ProgressStore();
const stores = { session, network, place, notices, language, theme, progress };

const http = createHttp({
  fetch: (address, request) => window.fetch(address, request),
  clock,
  timeoutMs: TIMING.callTimeoutMs,
  calls: CALLS,
  headers: HEADERS,
  version: PRODUCT.version,
  offlinePatterns: NETWORK.errorPatterns,
  credentials: () => ({ numCheptel: session.numCheptel, token: session.token }),
});

// Flows.
const kept = createKeptSession(storage, STORAGE.sessionKey);
const languageKey = keyOf("language");
const texts = createTexts({ files: createLabelFiles(), translator, page, storage, log, languageKey }, language);
const logout = createLogout(
  { http, navigation, kept, clock, log, loginAddress: `/${SCREENS.login.path}`, reloadMs: TIMING.logoutReloadMs },
  { session, choice, notices, language, progress },
);
const goHome = async () => (await loadWork()).goHome();
const guard = startGuard({ navigation, matches, clock, logout, goHome }, { place, session });
// What is needed once somebody has signed in comes then, and not before.
let inside: Shell | null = null;
const loadWork = createLoadWork({
  texts,
  load: async () => {
    const [{ createWork }, { createFrameLinks }, { createParentFrame }] = await Promise.all([
      import("./flows/work/createWork"),
      import("./adapters/frames/penpalBridge"),
      import("./adapters/parentFrame"),
      import("./views/layout/ShellPage"),
    ]);
    const optionsKey = keyOf("options");
    const tabStorage = createWebStore(window.sessionStorage);
    const parent = createParentFrame(window, FRAMES.parents);
    const links = createFrameLinks(clock);
    const ports = { http, navigation, page, parent, kept, storage, optionsKey, tabStorage, translator, links, clock, log, logout, guard };
    return async () => {
      const work = await createWork(ports, stores);
      inside = { ...front, ...work, open: navigation.push, reload: navigation.reload };
      work.begin();
      return work;
    };
  },
});
const signIn = createSignIn({ http, navigation, log, loadWork, logout }, { choice, notices });
const accountPages = async () => {
  const { createAccountPages } = await import("./flows/account/accountPages");
  return createAccountPages({ http, navigation, signIn, clock, log }, { choice, notices });
};

const front: Front = {
  ...stores,
  demo,
  choice,
  router: navigation,
  goHome,
  signIn,
  logout,
  chooseLanguage: texts.choose,
  recoverPassword: async (email) => (await accountPages()).recoverPassword(email),
  renewPassword: async (request) => (await accountPages()).renewPassword(request),
  chooseHerd: {
    load: async () => (await accountPages()).chooseHerd.load(),
    choose: async (token) => (await accountPages()).chooseHerd.choose(token),
  },
  acceptTerms: async () => (await loadWork()).acceptTerms(),
  year: new Intl.DateTimeFormat("en", { year: "numeric" }).format(clock.now()),
  inside: () => inside,
};

// Watch mode: a registry with a mistake leaves the last good tables in use and says what to mend.
const findings = import.meta.env.DEV ? new FindingStore() : null;
const FindingBanner = import.meta.env.DEV ? lazy(async () => ({ default: (await import("./views/FindingBanner")).FindingBanner })) : null;
import.meta.hot?.on("clarine:registry", (made: { ok: boolean; text: string }) => findings?.show(made.ok ? null : made.text));

async function start() {
  const themeKey = keyOf("theme");
  theme.restore(await storage.read(themeKey));
  startKeepPage({ page, storage, themeKey }, { network, theme });
  startWatchNetwork({ connection, http, clock, debounceMs: TIMING.onlineEventDebounceMs }, network);
  const sessionExpired = createSessionExpired(logout, session);
  startWatchExpiry(http, sessionExpired);
  texts.start();
  await boot({ kept, storage, navigation, http, texts, loadWork, sessionExpired, log, languageKey }, { session, language, network });
  startOfferAccounts({ accounts: createDemoAccounts((address) => window.fetch(address)), log }, { demo, language });
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root.");
  createRoot(root).render(
    <I18nextProvider i18n={translator.i18n}>
      <FrontContext value={front}>
        <App />
      </FrontContext>
      {findings && FindingBanner && (
        <Suspense>
          <FindingBanner findings={findings} />
        </Suspense>
      )}
    </I18nextProvider>,
  );
}

void start();
