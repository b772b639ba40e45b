import { reaction } from "mobx";
import { CALLS, HEADERS } from "../../generated/calls";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../../generated/languages";
import { PERSONAS } from "../../generated/personas";
import { SCREENS } from "../../generated/screens";
import { FRAME_TIMING, NETWORK, PRODUCT, STORAGE, TIMING } from "../../generated/settings";
import { matchesPattern as matches } from "../../src/adapters/addressPattern";
import { createHttp } from "../../src/adapters/http/createHttp";
import { randomKey } from "../../src/adapters/randomKey";
import { createTranslator } from "../../src/adapters/translator";
import type { ExpiryCause } from "../../src/domain/session/expiryCause";
import { startGuard } from "../../src/flows/guard/guardNavigation";
import { createChooseHerd } from "../../src/flows/login/createChooseHerd";
import { noteTypedLogin } from "../../src/flows/login/noteTypedLogin";
import { createSignIn } from "../../src/flows/login/signIn";
import { createSignInAgain } from "../../src/flows/login/signInAgain";
import { createLogout } from "../../src/flows/session/logout";
import { createLogoutNotice } from "../../src/flows/session/logoutNotice";
import { createServerLogout } from "../../src/flows/session/serverLogout";
import { createStoredSession } from "../../src/flows/session/storedSession";
import { startWatchSession } from "../../src/flows/session/watchSession";
import { createShellFlows, type ShellFlows } from "../../src/flows/shell/createShellFlows";
import { createLanguageChoice } from "../../src/flows/texts/languageChoice";
import { createTexts } from "../../src/flows/texts/texts";
import { createPart } from "../../src/loading/part";
import type { OpenOutbox } from "../../src/ports/outbox";
import type { Tabs } from "../../src/ports/tabs";
import { GENERATED_REGISTRY } from "../../src/server/registry/generatedRegistry";
import type { FramesStore } from "../../src/stores/framesStore";
import { HerdChoiceStore } from "../../src/stores/herdChoiceStore";
import { LanguageStore } from "../../src/stores/languageStore";
import { LocationStore } from "../../src/stores/locationStore";
import { NetworkStore } from "../../src/stores/networkStore";
import { NoticeStore } from "../../src/stores/noticeStore";
import { ProgressStore } from "../../src/stores/progressStore";
import { SessionStore } from "../../src/stores/sessionStore";
import { ThemeStore } from "../../src/stores/themeStore";
import { ORIGIN, type RunningBackend, startBackend } from "../server/startBackend";
import { type CookieFetch, cookieFetch } from "./cookieFetch";
import { fakeNavigation } from "./fakeNavigation";
import { fakeServices } from "./fakeServices";
import { fakeTabs } from "./fakeTabs";
import { memoryStore } from "./memoryStore";
import { type TestClock, testClock } from "./testClock";

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
  /** What the tab itself has kept before it was loaded anew. */
  readonly tabStorage?: ReturnType<typeof memoryStore>;
  /** Whether the router is there from the start; otherwise with `draw`. */
  readonly drawn?: boolean;
  /** The other tabs of the same browser. */
  readonly tabs?: Tabs;
  /** The queue of actions on the device; otherwise one in memory. */
  readonly openOutbox?: OpenOutbox;
  /** Whether the page of a frame is there at once; otherwise it never is. */
  readonly framesAnswer?: boolean;
  /** A tab that is open already: the same server, cookies and time. */
  readonly beside?: { readonly server: RunningBackend; readonly wire: CookieFetch; readonly clock: TestClock };
}

export const LOGOUT_PENDING = "logoutPending";

/** The shell without a browser: real stores and flows over the real demo backend and the registry of the product. */
export async function startShell({
  address = ADDRESS.login,
  online = true,
  storage = memoryStore(),
  tabStorage = memoryStore(),
  drawn = true,
  tabs = fakeTabs().open(),
  openOutbox,
  beside,
  framesAnswer = true,
}: RigOptions = {}) {
  const server = beside?.server ?? (await startBackend(GENERATED_REGISTRY, Object.values(PERSONAS)));
  const wire = beside?.wire ?? cookieFetch(server.backend, ORIGIN);
  const clock = beside?.clock ?? testClock(Date.parse("2026-05-04T09:00:00Z"));
  const navigation = fakeNavigation(address);
  const warnings: string[] = [];
  const log = { warn: (what: string) => void warnings.push(what) };
  const told: unknown[] = [];
  const parent = { navigate: (event: unknown) => void told.push(event) };

  const session = new SessionStore();
  const network = new NetworkStore(online);
  const location = new LocationStore();
  const notices = new NoticeStore(clock, TIMING.notificationMs);
  const language = new LanguageStore(LANGUAGES, DEFAULT_LANGUAGE, session);
  const theme = new ThemeStore(false);
  const choice = new HerdChoiceStore();
  const progress = new ProgressStore();
  const translator = createTranslator(DEFAULT_LANGUAGE);
  const stores = { session, network, location, notices, language, theme, choice, progress };

  const http = createHttp({
    fetch: wire.fetch,
    clock,
    timeoutMs: TIMING.callTimeoutMs,
    tabAnswerMs: TIMING.tabAnswerMs,
    calls: CALLS,
    headers: HEADERS,
    version: PRODUCT.version,
    offlinePatterns: NETWORK.errorPatterns,
    credentials: () => ({ numCheptel: session.numCheptel, token: session.token, session: session.key, expired: session.expired !== null }),
    tabs: async () => tabs,
    randomKey,
  });
  await http.prepare();
  const storedSession = createStoredSession({ storage, tabStorage, key: STORAGE.sessionKey });
  const looks = { setLanguage: () => {}, setNetwork: () => {}, setTheme: () => {}, setBodyClasses: () => {} };
  const page = { ...looks, prefersDark: () => false, onPrefersDark: () => () => {} };
  const files = { load: async () => ({}), onChange: () => () => {} };
  const texts = createTexts({ files, translator, page, log }, language);
  const languageChoice = createLanguageChoice({ storage, languageKey: "language" }, stores);
  texts.start();
  languageChoice.start();
  const logoutNotice = createLogoutNotice({ storage: tabStorage, key: "logoutNotice" }, notices);
  const serverLogout = createServerLogout({ http, storage, key: LOGOUT_PENDING, log }, stores);
  serverLogout.start();
  const logout = createLogout(
    { http, navigation, storedSession, logoutNotice, serverLogout, clock, loginAddress: ADDRESS.login, reloadMs: TIMING.logoutReloadMs },
    stores,
  );
  const goHome = async () => (await loadShell()).goHome();
  const guard = startGuard({ navigation, matches, clock, logout, goHome }, stores);
  const links = { open: () => ({ post: async () => null, status: () => 0, close: () => {} }) };
  const optionsKey = "options";
  const outside = fakeServices(wire.fetch, openOutbox);
  const more = { ...outside, parent, optionsKey, tabStorage, links, originOf: () => "", guard };
  const ports = { http, navigation, page, storedSession, storage, translator, texts, clock, log, logout, ...more };
  const shell = createPart(async () => {
    const [flows] = await Promise.all([createShellFlows(ports, stores), texts.need("shell")]);
    // Not a matter of how long a file takes.
    await flows.herdSwitch.load();
    flows.begin();
    // The page in a frame is there at once, but for tests that are about that.
    if (framesAnswer) settleFrames(flows.framesStore);
    return { ...flows, sessionExpired: (how?: ExpiryCause) => sessionExpired(how) };
  });
  const loadShell = () => shell.load();
  /** What is behind the sign-in. */
  const inside = (): ShellFlows => {
    const flows = shell.loaded();
    if (flows === null) throw new Error("nobody has signed in");
    return flows;
  };
  const signIn = noteTypedLogin(createSignIn({ http, navigation, log, loadShell, logout, serverLogout }, stores), session);
  const chooseHerd = createChooseHerd({ http, signIn, navigation, log }, stores);
  const sheet = { comes: true };
  let following: Promise<void> = Promise.resolve();
  const afterFirstPage = (load: () => Promise<unknown>) => {
    following = load().then(
      () => {},
      () => {},
    );
  };
  const keep = {
    http,
    clock,
    storedSession,
    logout,
    tabs: async () => tabs,
    prepareSignInDialog: async () => sheet.comes,
    retryMs: FRAME_TIMING.retryCapMs,
    afterFirstPage,
  };
  const sessionExpired = startWatchSession(keep, stores);
  await following;
  const signInAgain = async () =>
    createSignInAgain({ http, storedSession, navigation, logout, log, work: await loadShell() }, { session, choice });
  const draw = () => location.moveTo(navigation.current());
  if (drawn) draw();
  const flows = {
    storedSession,
    texts,
    languageChoice,
    logout,
    settleLogout: serverLogout.catchUp,
    goHome,
    loadShell,
    inside,
    draw,
    signIn,
    signInAgain,
    sheet,
    logoutNotice,
    chooseHerd,
    sessionExpired,
    guard,
    http,
  };
  return { server, wire, clock, navigation, storage, tabStorage, warnings, log, told, translator, outside, ...stores, ...flows };
}

function settleFrames(frames: FramesStore): void {
  reaction(
    () => (frames.active?.state.kind === "loading" ? frames.active : null),
    (waiting) => waiting && frames.setState(waiting, { kind: "connected" }),
    { fireImmediately: true },
  );
}

export type ShellRig = Awaited<ReturnType<typeof startShell>>;

/** Timers of somebody who is signed in and has nothing to do: the next look at the queue of actions. */
export const NEXT_LOOK = 1;

export const PASSWORD = "demo-herd";

/** Signs a persona in and lets everything that follows finish. */
export async function enter(shell: ShellRig, login: string) {
  const outcome = await shell.signIn.withPassword({ login, password: PASSWORD });
  while (shell.progress.busy) await new Promise((resolve) => setImmediate(resolve));
  return outcome;
}

/** Switches to another herd, as the herd drawer does. */
export async function switchHerd(shell: ShellRig, numCheptel: string): Promise<boolean> {
  const done = shell.inside().switchHerd(numCheptel);
  await shell.clock.advance(TIMING.switchInitiationDelayMs);
  return done;
}

/** Paths of the sub-application logins that were sent, in order. */
export function loginsSent({ wire }: ShellRig): readonly string[] {
  return wire.calls.map(({ path }) => path).filter((path) => /\/api\/login(\/eleveur)?\/?$/.test(path) && !path.startsWith("/account/"));
}
