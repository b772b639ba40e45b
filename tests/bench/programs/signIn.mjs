// Bundled and run by groups/signIn.mjs with CONTESTANTS ROUNDS: milliseconds from each sign-in to the first menu, as JSON.
import { SCREENS } from "../../../generated/screens";
import { SIGN_IN } from "../../../generated/settings";
import { browserClock as clock } from "../../../src/adapters/clock";
import { readProfile } from "../../../src/domain/session/profile";
import { createGoHome } from "../../../src/flows/guard/goHome";
import { createSignInFlows } from "../../../src/flows/login/createSignInFlows";
import { createEnterSession } from "../../../src/flows/login/enterSession";
import { createOpenLandingPage } from "../../../src/flows/login/landingPage";
import { createSignIn } from "../../../src/flows/login/signIn";
import { createShellStores } from "../../../src/flows/shell/createShellStores";
import { LanguageStore } from "../../../src/stores/languageStore";
import { LocationStore } from "../../../src/stores/locationStore";
import { NetworkStore } from "../../../src/stores/networkStore";
import { NoticeStore } from "../../../src/stores/noticeStore";
import { ProgressStore } from "../../../src/stores/progressStore";
import { SessionStore } from "../../../src/stores/sessionStore";
import { ThemeStore } from "../../../src/stores/themeStore";

const LOGIN_MS = 50;
const LOGIN_PAGE = `/${SCREENS.login.path}`;
const PROFILE = readProfile({ id: "1", email: "a@b.fr", token: "t", origin: "ELEVEUR", droits: ["planning"], trans: "fr" });

const contestants = JSON.parse(process.argv[2]);
const taken = Object.fromEntries(contestants.map(({ name }) => [name, []]));
// The first round warms the engine up and does not count.
for (let round = -1; round < Number(process.argv[3]); round++)
  for (const contestant of contestants) {
    const ms = await signInWith(contestant);
    if (round >= 0) taken[contestant.name].push(ms);
  }
console.log(JSON.stringify({ taken, idleTimeoutMs: SIGN_IN.idleTimeoutMs }));
// Logins that never answer keep nobody here either.
process.exit(0);

async function signInWith(contestant) {
  const stores = createStores(contestant);
  const { promise: home, resolve } = withResolvers();
  const enter = (address) => {
    stores.location.show({ kind: "empty", resolution: { route: "" } });
    resolve(address);
  };
  const ports = portsOf(enter);
  const goHome = createGoHome(ports, stores);
  const { startSignInTasks } = createSignInFlows(ports, stores);
  const openLandingPage = createOpenLandingPage({ ...ports, goHome, switchHerd: async () => true }, stores);
  const enterSession = createEnterSession({ ...ports, startSignInTasks, openLandingPage }, stores);
  const signIn = createSignIn({ ...ports, serverLogout: { catchUp: async () => {} }, loadShell: async () => ({ enterSession }) }, stores);

  const start = performance.now();
  void signIn.withPassword({ login: "a", password: "b" });
  const address = await home;
  const sections = stores.menu.sections.length;
  const ms = performance.now() - start;
  if (address.startsWith(LOGIN_PAGE) || sections === 0) throw new Error(`${contestant.name}: there is no menu`);
  // The next one starts when nothing of this one is under way.
  while (stores.progress.busy && contestant.silent === undefined) await pause(10);
  stores.session.clear();
  return ms;
}

function createStores(contestant) {
  const front = {
    session: new SessionStore(),
    network: new NetworkStore(true),
    location: new LocationStore(),
    notices: new NoticeStore(clock, 2500),
    language: new LanguageStore([{ id: "fr", name: "", country: "FR", locale: "fr", aliases: [] }], "fr", { effective: null }),
    theme: new ThemeStore(false),
    progress: new ProgressStore(),
  };
  const stores = { ...front, ...createShellStores(front, clock) };
  const { tables } = stores.registry;
  stores.registry.replace({ ...tables, applications: withLogins(tables.applications, contestant) });
  return stores;
}

/** The applications of the product, told of nothing, and beside them as many as the contestant has. */
function withLogins(applications, { first, all, silent }) {
  const quiet = Object.entries(applications).map(([id, application]) => [id, { ...application, login: null }]);
  const loud = Array.from({ length: all }, (_, at) => {
    const isSilent = (silent === "first" && at === 0) || (silent === "rest" && at === first);
    return [`bench${at}`, applicationOf(`bench${at}`, at < first ? 1 : 100, isSilent ? "/silent" : "/slow")];
  });
  return Object.fromEntries([...quiet, ...loud]);
}

function applicationOf(id, priority, path) {
  const unconditional = { grant: null, multiHerd: false, onlineOnly: false, keep: null, followedBy: null, onFailure: "ignore" };
  return {
    id,
    frame: null,
    login: { ...unconditional, path, suffix: "", suffixNotFor: [], priority },
    code: null,
    domain: "",
    section: null,
  };
}

/** A network on which each login takes its time, and a device that remembers nothing. */
function portsOf(enter) {
  const answers = { authenticate: ["t"], login: PROFILE, services: { services: [] } };
  const nothing = async () => null;
  const forgetful = { read: nothing, write: nothing, remove: nothing };
  return {
    http: {
      call: async (name) => answers[name] ?? {},
      loginTo: (path) => (path === "/silent" ? new Promise(() => {}) : pause(LOGIN_MS).then(() => ({}))),
    },
    clock,
    log: { warn: (what, error) => console.error(what, error) },
    navigation: { current: () => LOGIN_PAGE, push: enter, replace: enter },
    storedSession: { load: nothing, save: nothing, clear: nothing },
    storage: forgetful,
    tabStorage: forgetful,
    translator: { add: () => {}, use: () => {} },
    logout: async () => enter(LOGIN_PAGE),
    queue: async () => ({ applyWaitingWorkshops: nothing }),
    services: async () => ({ serviceWorkers: { unregister: nothing }, supportWidget: {}, translationFiles: {} }),
  };
}

function pause(ms) {
  return new Promise((resolve) => {
    clock.after(ms, () => resolve());
  });
}

function withResolvers() {
  let resolve = () => {};
  const promise = new Promise((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
