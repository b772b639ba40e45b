import { configure } from "mobx";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { CALLS, HEADERS, MEDIATOR } from "../generated/calls";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../generated/languages";
import { SCREENS } from "../generated/screens";
import { ACCESS, DEMO, FEATURES, FRAMES, KEPT_QUERY, LIMITS, NETWORK, PRODUCT, STORAGE, TIMING } from "../generated/settings";
import { createBrowserConnection } from "./adapters/browserConnection";
import { createBrowserNavigation } from "./adapters/browserNavigation";
import { browserClock as clock } from "./adapters/clock";
import { consoleLog as log } from "./adapters/consoleLog";
import { createDemoAccounts } from "./adapters/demoAccounts";
import { createDocumentPage } from "./adapters/documentPage";
import { createHttp } from "./adapters/http";
import { createParentFrame } from "./adapters/parentFrame";
import { createTranslator } from "./adapters/translator";
import { createWebStore } from "./adapters/webStore";
import { createAcceptTerms } from "./flows/account/acceptTerms";
import { createRecoverPassword } from "./flows/account/recoverPassword";
import { createRenewPassword } from "./flows/account/renewPassword";
import { boot } from "./flows/boot/boot";
import { startKeepPage } from "./flows/boot/keepPage";
import { createLoadRegistry } from "./flows/boot/loadRegistry";
import { startOfferAccounts } from "./flows/boot/offerAccounts";
import { startWatchFrames } from "./flows/boot/watchFrames";
import type { Frames } from "./flows/frames/createFrames";
import { createGoHome } from "./flows/guard/goHome";
import { startGuard } from "./flows/guard/guardNavigation";
import { createChooseHerd } from "./flows/herds/chooseHerd";
import { createSwitchHerd } from "./flows/herds/switchHerd";
import { createApplicationLogins, type LoginMessage } from "./flows/login/applicationLogins";
import { createEnterSession } from "./flows/login/enterSession";
import { createSignIn } from "./flows/login/signIn";
import { createStartWork } from "./flows/login/startWork";
import { createMediator } from "./flows/mediator";
import { startWatchNetwork } from "./flows/network/watchNetwork";
import { startKeepOptions } from "./flows/session/keepOptions";
import { createKeptSession } from "./flows/session/keptSession";
import { createLogout } from "./flows/session/logout";
import { createSessionExpired, startWatchExpiry } from "./flows/session/watchExpiry";
import { createApplyShops } from "./flows/shops/applyShops";
import { createLabelFiles } from "./flows/texts/labelFiles";
import { createServerTexts } from "./flows/texts/serverTexts";
import { createTexts } from "./flows/texts/texts";
import { DemoStore, isDemoHost } from "./stores/demoStore";
import { FramesStore } from "./stores/framesStore";
import { HerdChoiceStore } from "./stores/herdChoiceStore";
import { HerdListStore } from "./stores/herdListStore";
import { LanguageStore } from "./stores/languageStore";
import { MenuStore } from "./stores/menuStore";
import { NetworkStore } from "./stores/networkStore";
import { NoticeStore } from "./stores/noticeStore";
import { OptionsStore } from "./stores/optionsStore";
import { PlaceStore } from "./stores/placeStore";
import { ProgressStore } from "./stores/progressStore";
import { publicTables } from "./stores/publicTables";
import { RegistryStore } from "./stores/registryStore";
import { SessionStore } from "./stores/sessionStore";
import { ThemeStore } from "./stores/themeStore";
import { App } from "./views/App";
import { navigatorOf } from "./views/navigator";
import { type Shell, ShellContext } from "./views/shell";
import "./views/theme/tokens.css";
import "./views/theme/base.css";

configure({ enforceActions: "never" });

const keyOf = (name: string) => `${STORAGE.sessionKey}.${name}`;

// Adapters and stores.
const page = createDocumentPage(window);
const connection = createBrowserConnection(window);
const navigation = createBrowserNavigation(window);
const storage = createWebStore(window.localStorage);
const tabStorage = createWebStore(window.sessionStorage);
const translator = createTranslator(DEFAULT_LANGUAGE);

const session = new SessionStore();
const network = new NetworkStore(connection.isOnline());
const options = new OptionsStore();
const registry = new RegistryStore(
  publicTables(SCREENS, { features: FEATURES, access: ACCESS, keptQuery: KEPT_QUERY, pathParamsInQuery: FRAMES.pathParamsInQuery }),
);
const menu = new MenuStore({ registry, session, network, options });
const place = new PlaceStore();
const notices = new NoticeStore(clock, TIMING.notificationMs);
const language = new LanguageStore(LANGUAGES, DEFAULT_LANGUAGE);
const theme = new ThemeStore(page.prefersDark());
const demo = new DemoStore(isDemoHost(window.location.hostname, DEMO));
const choice = new HerdChoiceStore();
const herdList = new HerdListStore({ session, options }, clock, TIMING.herdSearchDebounceMs);
const progress = new ProgressStore();
const framesStore = new FramesStore();

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

// What is needed once somebody has signed in comes then, and not before.
let frames: Frames | null = null;
async function loadTables() {
  const [{ TABLES }, { ENTITIES }, { createFrames }, { createFrameLinks }] = await Promise.all([
    import("../generated/tables"),
    import("../generated/entities"),
    import("./flows/frames/createFrames"),
    import("./adapters/frames/penpalBridge"),
    import("./views/layout/ShellPage"),
  ]);
  if (frames === null) {
    frames = createFrames({
      frames: framesStore,
      links: createFrameLinks(clock),
      clock,
      timing: TIMING,
      tables: () => registry.tables,
      situation: () => ({
        signedIn: session.signedIn,
        epoch: session.epoch,
        numCheptel: session.numCheptel,
        language: language.current,
        theme: theme.shown,
        network: network.state,
      }),
      user: () => session.effective,
      navigate: ({ route, params, query }) => {
        const resolution = menu.resolver.route(route, params, query);
        if (resolution.admitted && resolution.href !== null) navigation.push(resolution.href);
        return resolution;
      },
      report: ({ application, level, message }) => log.warn(`${application}, ${level}`, new Error(message)),
      disconnect: () => void logout(),
      login: (numCheptel) => void switchHerd(numCheptel),
    });
    startWatchFrames(frames, { place, session, registry, menu });
  }
  return { tables: TABLES, termsRequiredOf: ENTITIES.accountLevels.flatMap(({ connectedAs }) => connectedAs ?? []) };
}

// Flows.
const kept = createKeptSession(storage, STORAGE.sessionKey);
const texts = createTexts({ files: createLabelFiles(), translator, page, storage, log, languageKey: keyOf("language") }, language);
const loadRegistry = createLoadRegistry({ loadTables, texts }, registry);
const logout = createLogout(
  { http, navigation, kept, tabStorage, clock, log, loginAddress: `/${SCREENS.login.path}`, reloadMs: TIMING.logoutReloadMs },
  { session, registry, choice, menu, notices, language, progress },
);
const goHome = createGoHome({ navigation, logout }, { menu });
const logins = createApplicationLogins({
  http,
  tabStorage,
  log,
  mediator: createMediator<LoginMessage>(),
  channel: MEDIATOR,
  concurrency: LIMITS.loginConcurrency,
});
const serverTexts = createServerTexts({ http, translator }, { session, menu });
const startWork = createStartWork({ http, logins, serverTexts, log }, { session, registry, menu, network, progress });
const enterSession = createEnterSession(
  { kept, navigation, loadRegistry, startWork, goHome, clock },
  { session, network, options, language, place, registry },
);
const signIn = createSignIn({ http, navigation, log, loadRegistry, enterSession, logout }, { choice, notices });
const switchHerd = createSwitchHerd({ http, kept, startWork, goHome, log }, { session, options, notices });
const sessionExpired = createSessionExpired(logout, session);

const shell: Shell = {
  session,
  network,
  registry,
  menu,
  place,
  notices,
  language,
  theme,
  demo,
  choice,
  herdList,
  progress,
  framesStore,
  frames: {
    attach: (frame, element) => frames?.attach(frame, element) ?? (() => {}),
    loaded: (frame) => frames?.loaded(frame),
    retry: (frame) => frames?.retry(frame),
  },
  open: navigation.push,
  goHome,
  signIn,
  logout,
  chooseLanguage: texts.choose,
  recoverPassword: createRecoverPassword({ http, navigation, clock, log }, notices),
  renewPassword: createRenewPassword({ http, navigation, log }, notices),
  chooseHerd: createChooseHerd({ http, signIn, log }, { choice, notices }),
  acceptTerms: createAcceptTerms({ http, kept, enterSession, clock, log }, { session, notices }),
  switchHerd,
  applyShops: createApplyShops({ kept, navigation }, session),
  reload: navigation.reload,
  year: new Intl.DateTimeFormat("en", { year: "numeric" }).format(clock.now()),
};

async function start() {
  theme.restore(await storage.read(keyOf("theme")));
  startKeepPage({ page, storage, themeKey: keyOf("theme") }, { network, menu, registry, theme });
  startWatchNetwork({ connection, http, clock, debounceMs: TIMING.onlineEventDebounceMs }, network);
  startWatchExpiry(http, sessionExpired);
  startKeepOptions({ storage, key: keyOf("options") }, { options, place });
  texts.start();
  const keys = { options: keyOf("options"), language: keyOf("language") };
  await boot({ kept, storage, navigation, http, texts, loadRegistry, sessionExpired, log, keys }, { session, options, language, network });
  const parent = createParentFrame(window, FRAMES.parents);
  startGuard(
    { navigation, parent, clock, logout, goHome, mustAcceptTerms: enterSession.mustAcceptTerms },
    { place, session, registry, menu, notices },
  );
  startOfferAccounts({ accounts: createDemoAccounts((address) => window.fetch(address)), log }, { demo, language });
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root.");
  createRoot(root).render(
    <I18nextProvider i18n={translator.i18n}>
      <ShellContext value={shell}>
        <App navigator={navigatorOf({ push: navigation.push, replace: navigation.replace, back: (steps) => window.history.go(steps) })} />
      </ShellContext>
    </I18nextProvider>,
  );
}

void start();

if (import.meta.hot) {
  import.meta.hot.accept("../generated/tables", (next) => next && registry.replace(next.TABLES));
}
