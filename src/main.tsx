import { createRoot } from "react-dom/client";
import { CALLS, HEADERS } from "../generated/calls";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../generated/languages";
import { SCREENS } from "../generated/screens";
import { ACCESS, DEMO, FEATURES, FRAMES, KEPT_QUERY, NETWORK, PRODUCT, STORAGE, TIMING } from "../generated/settings";
import { createBrowserConnection } from "./adapters/browserConnection";
import { createBrowserNavigation } from "./adapters/browserNavigation";
import { browserClock as clock } from "./adapters/clock";
import { consoleLog as log } from "./adapters/consoleLog";
import { createDemoAccounts } from "./adapters/demoAccounts";
import { createDocumentPage } from "./adapters/documentPage";
import { createHttp } from "./adapters/http";
import { createParentFrame } from "./adapters/parentFrame";
import { createWebStore } from "./adapters/webStore";
import { mustAcceptTerms as owesTerms } from "./domain/session/session";
import { createRecoverPassword } from "./flows/account/recoverPassword";
import { createRenewPassword } from "./flows/account/renewPassword";
import { boot } from "./flows/boot/boot";
import { startKeepPage } from "./flows/boot/keepPage";
import { startOfferAccounts } from "./flows/boot/offerAccounts";
import type { Frames } from "./flows/frames/createFrames";
import { createGoHome } from "./flows/guard/goHome";
import { startGuard } from "./flows/guard/guardNavigation";
import { createChooseHerd } from "./flows/herds/chooseHerd";
import { createSignIn } from "./flows/login/signIn";
import { startWatchNetwork } from "./flows/network/watchNetwork";
import { startKeepOptions } from "./flows/session/keepOptions";
import { createKeptSession } from "./flows/session/keptSession";
import { createLogout } from "./flows/session/logout";
import { createSessionExpired, startWatchExpiry } from "./flows/session/watchExpiry";
import { createLabelFiles } from "./flows/texts/labelFiles";
import { createTexts } from "./flows/texts/texts";
import { createLoadWork } from "./flows/work/loadWork";
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
import { TextStore } from "./stores/textStore";
import { ThemeStore } from "./stores/themeStore";
import { App } from "./views/App";
import { TextContext } from "./views/parts/useTranslation";
import { type Shell, ShellContext } from "./views/shell";
import "./views/theme/tokens.css";
import "./views/theme/base.css";

const keyOf = (name: string) => `${STORAGE.sessionKey}.${name}`;

// Adapters and stores.
const page = createDocumentPage(window);
const connection = createBrowserConnection(window);
const navigation = createBrowserNavigation(window);
const storage = createWebStore(window.localStorage);
const tabStorage = createWebStore(window.sessionStorage);
const translator = new TextStore(DEFAULT_LANGUAGE);

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
const workStores = { session, network, options, registry, menu, place, notices, language, theme, progress, frames: framesStore };
let frames: Frames | null = null;

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
const texts = createTexts({ files: createLabelFiles(), translator, page, storage, log, languageKey: keyOf("language") }, language);
const logout = createLogout(
  { http, navigation, kept, tabStorage, clock, log, loginAddress: `/${SCREENS.login.path}`, reloadMs: TIMING.logoutReloadMs },
  { session, registry, choice, menu, notices, language, progress },
);
const goHome = createGoHome({ navigation, logout }, { menu });
// What is needed once somebody has signed in comes then, and not before.
const loadWork = createLoadWork({
  texts,
  load: async () => {
    const [{ createWork }, { createFrameLinks }] = await Promise.all([
      import("./flows/work/createWork"),
      import("./adapters/frames/penpalBridge"),
      import("./views/layout/ShellPage"),
    ]);
    const links = createFrameLinks(clock);
    return () => {
      const created = createWork({ http, navigation, kept, tabStorage, translator, links, clock, log, logout, goHome }, workStores);
      frames = created.frames;
      return created;
    };
  },
});
const signIn = createSignIn({ http, navigation, log, loadWork, logout }, { choice, notices });
const sessionExpired = createSessionExpired(logout, session);

const mustAcceptTerms = () => session.effective !== null && owesTerms(session.effective, registry.termsRequiredOf);

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
  acceptTerms: async () => (await loadWork()).acceptTerms(),
  switchHerd: async (numCheptel) => (await loadWork()).switchHerd(numCheptel),
  applyShops: async (active) => (await loadWork()).applyShops(active),
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
  await boot({ kept, storage, navigation, http, texts, loadWork, sessionExpired, log, keys }, { session, options, language, network });
  const parent = createParentFrame(window, FRAMES.parents);
  startGuard({ navigation, parent, clock, logout, goHome, mustAcceptTerms }, { place, session, registry, menu, notices });
  startOfferAccounts({ accounts: createDemoAccounts((address) => window.fetch(address)), log }, { demo, language });
  const root = document.getElementById("root");
  if (root === null) throw new Error("The page has no root.");
  createRoot(root).render(
    <TextContext value={translator}>
      <ShellContext value={shell}>
        <App />
      </ShellContext>
    </TextContext>,
  );
}

void start();

// Watch mode: a registry with a mistake leaves the last good tables in use and says what to mend.
import.meta.hot?.on("clarine:registry", (made: { ok: boolean; text: string }) => registry.show(made.ok ? null : made.text));
