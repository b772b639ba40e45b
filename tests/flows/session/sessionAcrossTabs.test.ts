import { expect, test } from "vitest";
import { TIMING } from "../../../generated/settings";
import { LIFETIMES } from "../../../src/server/time/lifetimes";
import { fakeTabs } from "../../support/fakeTabs";
import { memoryStore } from "../../support/memoryStore";
import { ADDRESS, enter, PASSWORD, type ShellRig, startShell } from "../../support/shellRig";
import { settle } from "../../support/testClock";

/** Who signs in once for each herd. */
const USER = "plusieurs-elevages";

async function until(isTrue: () => boolean) {
  for (let i = 0; !isTrue(); i++) {
    if (i > 5000) throw new Error("it never came");
    await settle();
  }
}

async function quiet() {
  for (let i = 0; i < 100; i++) await settle();
}

/** Time goes on while the server has nothing to do: no tab waits for ever for the word of another one. */
async function inTime<Result>({ clock, wire }: ShellRig, wanted: Promise<Result>): Promise<Result> {
  let isThere = false;
  const done = wanted.finally(() => {
    isThere = true;
  });
  while (!isThere) {
    await quiet();
    if (!wire.isBusy()) await clock.advance(TIMING.tabAnswerMs);
  }
  return done;
}

async function open(shell: ShellRig, which: number) {
  await shell.chooseHerd.load();
  const cards = shell.choice.cards.toSorted((a, b) => a.numCheptel.localeCompare(b.numCheptel));
  await shell.chooseHerd.choose(cards[which]?.token ?? "");
}

/** Two tabs of one sign-in in two herds: the second is a copy of the first, and has chosen another herd. */
async function inTwoHerds() {
  const tabs = fakeTabs();
  const storage = memoryStore();
  const one = await startShell({ tabs: tabs.open(), storage });
  await enter(one, USER);
  await open(one, 0);
  const other = await startShell({ tabs: tabs.open(), storage, beside: one });
  other.choice.setTokens(one.choice.tokens);
  other.session.set(one.session.users);
  await open(other, 1);
  await quiet();
  return { tabs, one, other };
}

const cardOf = async (shell: ShellRig) => (await shell.http.call("whois", { body: [shell.session.token ?? ""] }))[0]?.numCheptel;
const again = async (shell: ShellRig) => (await shell.signInAgain()).withPassword({ login: USER, password: PASSWORD });

test("tabs of one sign-in in two herds each keep the token of their own herd", async () => {
  const { tabs, one, other } = await inTwoHerds();
  expect(one.session.numCheptel).not.toBe(other.session.numCheptel);
  expect([await cardOf(one), await cardOf(other)]).toEqual([one.session.numCheptel, other.session.numCheptel]);
  // A tab that opens has the herd that was opened last, and knows of no other.
  const opening = await startShell({ tabs: tabs.open(), beside: one });
  opening.session.set(other.session.users);
  await quiet();
  expect([await cardOf(one), await cardOf(opening)]).toEqual([one.session.numCheptel, other.session.numCheptel]);
});

/** As the page starts from, when it is loaded anew. */
async function loadedAnew(tab: ShellRig) {
  const { user, multiUser } = (await tab.storedSession.load()) ?? {};
  return [user?.numCheptel, user?.token, multiUser?.numCheptel, multiUser?.token];
}
const asItIs = ({ session }: ShellRig) => [session.numCheptel, session.token, session.numCheptel, session.key];

test("a tab that is loaded anew comes back with the token of its own herd, whatever another one has opened since", async () => {
  const { one, other } = await inTwoHerds();
  expect([await loadedAnew(one), await loadedAnew(other)]).toEqual([asItIs(one), asItIs(other)]);
});

test("a tab follows a new sign-in with the token of its own herd, and goes on with the calls that wait", async () => {
  const { one, other } = await inTwoHerds();
  const herds = [one.session.numCheptel, other.session.numCheptel];
  one.server.clock.advance(LIFETIMES.sessionMs + 1000);
  const waiting = other.http.call("services");
  for (let i = 0; other.session.expired === null; i++) {
    if (i > 100) throw new Error("it never expired");
    await other.clock.advance(TIMING.tabAnswerMs);
  }
  one.sessionExpired();
  expect(await inTime(one, again(one))).toEqual({ kind: "continued" });
  expect(await inTime(other, waiting)).toHaveProperty("services");
  expect(other.session.expired).toBeNull();
  expect([await cardOf(one), await cardOf(other)]).toEqual(herds);
  expect([await loadedAnew(one), await loadedAnew(other)]).toEqual([asItIs(one), asItIs(other)]);
});

test("a sign-in that has no token for its herd is not followed: the tab keeps asking", async () => {
  const { one, other } = await inTwoHerds();
  one.server.clock.advance(LIFETIMES.sessionMs + 1000);
  other.sessionExpired();
  // As of a tab that was opened later, which knows one herd only.
  one.choice.clear();
  await one.signIn.withPassword({ login: USER, password: PASSWORD });
  const [first] = one.choice.tokens;
  one.choice.clear();
  await one.signIn.withToken(first ?? "");
  await until(() => one.wire.calls.some(({ path, body }) => path.endsWith("/whois") && JSON.parse(body)[0] === first));
  await quiet();
  expect([other.session.expired, other.session.token]).toEqual(["plain", null]);
  expect(await cardOf(one)).toBe(one.session.numCheptel);
});

test("after a new sign-in the other herds can be chosen without a password", async () => {
  const { one } = await inTwoHerds();
  one.server.clock.advance(LIFETIMES.sessionMs + 1000);
  one.sessionExpired();
  await again(one);
  await one.chooseHerd.load();
  expect(one.choice.cards).toHaveLength(4);
});

test("tabs of one sign-in in two herds end together", async () => {
  const { one, other } = await inTwoHerds();
  await one.logout();
  await until(() => !other.session.signedIn);
  await quiet();
  expect(other.navigation.current()).toBe(ADDRESS.login);
});

test("a tab that hears of a logout late, when its user has signed in again elsewhere, leaves that sign-in alone", async () => {
  const tabs = fakeTabs();
  const background = tabs.open();
  const held: (() => void)[] = [];
  const onMessage: typeof background.onMessage = (listener) => background.onMessage((message) => held.push(() => listener(message)));
  const late = await startShell({ tabs: { ...background, onMessage } });
  await enter(late, "eleveur-lait");
  const other = await startShell({ tabs: tabs.open(), beside: late });
  other.session.set(late.session.users);
  await other.logout();
  await enter(other, "eleveur-lait");
  await quiet();
  expect(late.session.signedIn).toBe(true);
  for (const hear of held) hear();
  await quiet();
  expect([late.session.signedIn, other.session.signedIn]).toEqual([false, true]);
  // What it says itself is heard.
  late.session.set(other.session.users);
  await late.logout();
  await until(() => !other.session.signedIn);
});

/** Two tabs of one browser, before anybody has signed in. */
async function twoTabs() {
  const tabs = fakeTabs();
  const storage = memoryStore();
  const one = await startShell({ tabs: tabs.open(), storage });
  const other = await startShell({ tabs: tabs.open(), storage, beside: one });
  return { one, other, kept: async () => (await other.storedSession.load())?.multiUser?.id };
}

test("a sign-in that is refused in a tab where nobody is signed in ends nobody's session in another one", async () => {
  const { one, other, kept } = await twoTabs();
  await enter(other, "eleveur-lait");
  await one.signIn.withPassword({ login: "eleveur-lait", password: "wrong" });
  await quiet();
  expect([await kept(), other.session.signedIn]).toEqual([other.session.multiUser?.id, true]);
  expect(await other.http.refresh()).toBe(true);
});

test("what ends or expires in the tab of one user leaves what is kept of another, who has signed in beside", async () => {
  const { one, other, kept } = await twoTabs();
  await enter(one, "eleveur-lait");
  await enter(other, "eleveur-viande");
  const present = other.session.multiUser?.id;
  one.sessionExpired();
  await quiet();
  expect(await kept()).toBe(present);
  await one.logout();
  await quiet();
  expect([await kept(), other.session.signedIn]).toEqual([present, true]);
  await other.logout();
  expect(await kept()).toBe(undefined);
});
