import { expect, test } from "vitest";
import { PARAMS } from "../../../generated/params";
import { PERSONAS } from "../../../generated/personas";
import { ROUTES } from "../../../generated/routes";
import { TIMING } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { matchesPattern as matches } from "../../../src/adapters/addressPattern";
import { readProfile, type UserProfile } from "../../../src/domain/session/profile";
import { type Mode, mustAcceptTerms, type SessionUsers } from "../../../src/domain/session/session";
import { createGoHome } from "../../../src/flows/guard/goHome";
import { startGuard } from "../../../src/flows/guard/guardNavigation";
import { signedInRules } from "../../../src/flows/guard/signedInRules";
import { WHOLE_REGISTRY } from "../../../src/flows/registry/wholeRegistry";
import type { LogoutOptions } from "../../../src/flows/session/logout";
import { createShellStores } from "../../../src/flows/shell/createShellStores";
import { LanguageStore } from "../../../src/stores/languageStore";
import { LocationStore } from "../../../src/stores/locationStore";
import { NetworkStore } from "../../../src/stores/networkStore";
import { NoticeStore } from "../../../src/stores/noticeStore";
import { ProgressStore } from "../../../src/stores/progressStore";
import { SessionStore } from "../../../src/stores/sessionStore";
import { ThemeStore } from "../../../src/stores/themeStore";
import { fakeNavigation } from "../../support/fakeNavigation";
import { ADDRESS } from "../../support/shellRig";
import { settle, testClock } from "../../support/testClock";

const TERMS_REQUIRED_OF = WHOLE_REGISTRY.termsRequiredOf;

/** The way to login, or home, and from there on to where it ends: nothing legitimate takes more moves. */
const MOST_MOVES = 4;

const user = (id: string, profile: object): UserProfile => readProfile({ email: `${id}@clarine.test`, ...profile, id, token: "t" });

/** Who may be in front of the screen: every persona with a herd chosen and without, a stranger, and a user without any right. */
const STATES: readonly (readonly [string, SessionUsers])[] = [
  ["a stranger", { user: null, multiUser: null }],
  ["a user without an email", { user: readProfile({ token: "t" }), multiUser: null }],
  ["a user without any right", { user: user("bare", {}), multiUser: user("bare", {}) }],
  ...Object.entries(PERSONAS).flatMap(([id, { profile }]): (readonly [string, SessionUsers])[] => {
    const signedIn = user(id, profile);
    return [
      [id, { user: signedIn, multiUser: signedIn }],
      [`${id}, no herd chosen`, { user: null, multiUser: signedIn }],
      ...(mustAcceptTerms({ ...signedIn, validateCgu: true }, TERMS_REQUIRED_OF) ? [owing(signedIn)] : []),
    ];
  }),
];

function owing(signedIn: UserProfile): readonly [string, SessionUsers] {
  const owes = { ...signedIn, validateCgu: true };
  return [`${signedIn.id}, terms to accept`, { user: owes, multiUser: owes }];
}

/** Every route of the product as an address, with samples in place of its parameters and with none of the optional ones. */
const ADDRESSES = [
  ...new Set(Object.values(ROUTES).flatMap(({ path }) => (path === null ? [] : [addressOf(path, true), addressOf(path, false)]))),
];

function addressOf(path: string, isWhole: boolean): string {
  const samples = new Map(Object.entries(PARAMS).map(([name, { sample }]) => [name, String(sample)]));
  const segments = path.split("/").flatMap((segment) => {
    const [, name, kind] = /^:(\w+)([?+*]?)$/.exec(segment) ?? [];
    if (name === undefined) return segment === "*" ? ["no-such-page"] : [segment];
    return !isWhole && (kind === "?" || kind === "*") ? [] : [encodeURIComponent(samples.get(name) ?? "1")];
  });
  return `/${segments.join("/")}?lang=fr`;
}

function rig({ users, online, mode }: { users: SessionUsers; online: boolean; mode: Mode | null }) {
  const clock = testClock();
  const navigation = fakeNavigation("/");
  const session = new SessionStore();
  const location = new LocationStore();
  const notices = new NoticeStore(clock, 1);
  const network = new NetworkStore(online);
  const front = {
    session,
    network,
    location,
    notices,
    language: new LanguageStore([], "fr", session),
    theme: new ThemeStore(false),
    progress: new ProgressStore(),
  };
  const inner = createShellStores(front, clock);
  const stores = { ...front, ...inner };
  inner.options.change({ mode });
  const logout = async ({ notice }: LogoutOptions = {}) => {
    session.clear();
    if (notice) notices.show(notice);
    navigation.replace(ADDRESS.login);
  };
  const goHome = createGoHome({ navigation, logout }, stores);
  const guard = startGuard({ navigation, matches, clock, logout, goHome }, stores);
  const start = () => {
    session.set(users);
    notices.clear();
  };
  start();
  guard.setRules(signedInRules(stores));
  return { clock, navigation, guard, start, ...stores };
}

for (const online of [true, false])
  for (const mode of [null, "multi", "solo"] as const)
    test(`no way through the guard turns in circles: every persona and state, every route, ${online ? "online" : "offline"}, mode ${mode} [GRD-02] [GRD-06]`, async () => {
      const broken: string[] = [];
      for (const [who, users] of STATES) {
        const shell = rig({ users, online, mode });
        const { navigation, clock, location, session, notices } = shell;
        for (const address of ADDRESSES) {
          shell.start();
          const before = navigation.entered.length;
          navigation.push(address);
          for (let turn = 0; clock.pending() > 0 && turn < MOST_MOVES; turn++) await clock.advance(TIMING.rootRedirectMs);
          const moves = navigation.entered.slice(before + 1);
          const end = location.page;
          const mistakes = [
            moves.length > MOST_MOVES && "too many moves",
            new Set(moves).size < moves.length && "a redirect followed twice",
            clock.pending() > 0 && "never ends",
            end.kind === "deciding" && "is never decided",
            (end.kind === "frame" || end.kind === "empty") && !end.resolution.admitted && "shows what is refused",
            !session.signedIn &&
              users.user?.email &&
              !notices.notices.some(({ lines }) => lines.includes(welcomeText.error.noAccess)) &&
              "ends without a word",
          ].filter(Boolean);
          if (mistakes.length > 0) broken.push(`${who}: ${[address, ...moves].join(" → ")}: ${mistakes.join(", ")}`);
          if (broken.length > 20) break;
        }
        shell.guard.stop();
      }
      expect(broken).toEqual([]);
      await settle();
    });

test("a second address that leads nowhere, typed while the first still leads home, signs nobody out", async () => {
  const signedIn = user("eleveur-lait", PERSONAS["eleveur-lait"].profile);
  const shell = rig({ users: { user: signedIn, multiUser: signedIn }, online: true, mode: null });
  shell.navigation.push("/no/such/page");
  await shell.clock.advance(TIMING.rootRedirectMs / 2);
  shell.navigation.push("/nor/this/one");
  await shell.clock.advance(TIMING.rootRedirectMs);
  expect(shell.session.signedIn).toBe(true);
  expect(shell.navigation.current()).toBe(shell.menu.resolver.home()?.href);
});
