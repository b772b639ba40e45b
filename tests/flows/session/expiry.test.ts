import { expect, test } from "vitest";
import { APPLICATIONS } from "../../../generated/applications";
import { CALLS } from "../../../generated/calls";
import { PERSONAS } from "../../../generated/personas";
import { FRAME_TIMING, STORAGE } from "../../../generated/settings";
import { pagesText } from "../../../generated/text/pages";
import { welcomeText } from "../../../generated/text/welcome";
import { OfflineError } from "../../../src/ports/http";
import { LIFETIMES } from "../../../src/server/time/lifetimes";
import { fakeTabs } from "../../support/fakeTabs";
import { ADDRESS, enter, loginsSent, PASSWORD, type ShellRig, startShell, switchHerd } from "../../support/shellRig";
import { settle } from "../../support/testClock";

/** Everything the server had handed out is worth nothing any more. */
async function expire(shell: ShellRig) {
  shell.server.clock.advance(LIFETIMES.sessionMs + 1000);
}

async function until(isTrue: () => boolean) {
  for (let i = 0; !isTrue(); i++) {
    if (i > 5000) throw new Error("it never came");
    await settle();
  }
}

const again = async (shell: ShellRig, login: string, password = PASSWORD) => (await shell.signInAgain()).withPassword({ login, password });

test("an expired session leaves page, frames and user on the screen and drops what one could call with [EXP-01] [CAL-07]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  const { current } = shell.navigation;
  const page = current();
  const frames = shell.inside().framesStore.frames;
  const before = [...frames];
  await expire(shell);
  const waiting = shell.http.call("services");
  await until(() => shell.session.expired !== null);
  expect([shell.session.expired, shell.session.signedIn, current()]).toEqual(["request", true, page]);
  // Others may have come meanwhile.
  expect(shell.inside().framesStore.frames).toEqual(expect.arrayContaining(before));
  expect([shell.session.token, shell.session.key]).toEqual([null, null]);
  await settle();
  expect(JSON.parse(shell.storage.entries.get(STORAGE.sessionKey) ?? "{}")).toMatchObject({
    user: { token: "" },
    multiUser: { token: "" },
  });
  expect(await again(shell, "eleveur-lait")).toEqual({ kind: "continued" });
  expect(await waiting).toHaveProperty("services");
  expect([shell.session.expired, current()]).toEqual([null, page]);
  expect(shell.inside().framesStore.frames).toEqual(before);
});

test("a refresh whose answer is lost on a weak network ends no session: the next call refreshes once more and goes through", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  shell.server.clock.advance(LIFETIMES.accessTokenMs);
  shell.wire.loseAnswer(CALLS.refresh.path);
  await expect(shell.http.call("services")).rejects.toBeInstanceOf(OfflineError);
  expect(await shell.http.call("services")).toHaveProperty("services");
  expect(shell.wire.calls.filter(({ path }) => path === CALLS.refresh.path).map(({ status }) => status)).toEqual([200]);
  expect([shell.session.expired, shell.session.signedIn]).toEqual([null, true]);
});

test("what the user was doing decides the words, then what was being read, then nothing at all [EXP-02]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  shell.sessionExpired();
  expect(shell.session.expired).toBe("plain");
  shell.sessionExpired("request");
  expect(shell.session.expired).toBe("request");
  shell.sessionExpired("action");
  shell.sessionExpired("request");
  expect(shell.session.expired).toBe("action");
});

test("after the new sign-in the sub-applications are notified again, and the session is stored on the device", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  // Texts come from the device the second time.
  const told = () => loginsSent(shell).filter((path) => !path.includes("translate"));
  const before = told();
  shell.sessionExpired();
  await again(shell, "eleveur-lait");
  await until(() => !shell.progress.busy);
  expect(told().toSorted()).toEqual([...before, ...before].toSorted());
  expect((await shell.storedSession.load())?.user?.token).toBe(shell.session.token);
});

test("the login is remembered for the day the session expires, over a reload too; the password never is", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  expect(shell.session.login).toBe("eleveur-lait");
  expect((await shell.storedSession.load())?.login).toBe("eleveur-lait");
  expect([...shell.storage.entries.values()].join()).not.toContain(PASSWORD);
  await shell.logout();
  expect(shell.session.login).toBeNull();
});

test("a wrong password says so under the field, a network that is gone beside it, and both leave the screen as it is", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  const page = shell.navigation.current();
  shell.sessionExpired();
  expect(await again(shell, "eleveur-lait", "wrong")).toEqual({ kind: "failed", field: true, text: welcomeText.security.login.wrongSign });
  shell.wire.override(/authenticate/, () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await again(shell, "eleveur-lait")).toEqual({ kind: "failed", field: false, text: welcomeText.login.offline });
  expect([shell.session.expired, shell.session.signedIn, shell.navigation.current()]).toEqual(["plain", true, page]);
});

test("a technician goes on with the herd that was open, not with the first one", async () => {
  const shell = await startShell();
  await enter(shell, "technicien-multi");
  const herd = PERSONAS["technicien-multi"].herds[2]?.numCheptel ?? "";
  await switchHerd(shell, herd);
  await expire(shell);
  shell.sessionExpired();
  expect(await again(shell, "technicien-multi")).toEqual({ kind: "continued" });
  expect([shell.session.numCheptel, shell.session.multiUser?.id]).toEqual([herd, "technicien-multi"]);
});

test("an account with a token for each herd goes on with the herd that was open", async () => {
  const shell = await startShell();
  await enter(shell, "plusieurs-elevages");
  await shell.chooseHerd.load();
  const herd = PERSONAS["plusieurs-elevages"].herds[1]?.numCheptel;
  await shell.chooseHerd.choose(shell.choice.cards[1]?.token ?? "");
  shell.sessionExpired();
  expect(await again(shell, "plusieurs-elevages")).toEqual({ kind: "continued" });
  expect(shell.session.numCheptel).toBe(herd);
});

test("another account is a full change: what belonged to the former user is dropped, calls that wait included", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  const keeps = Object.values(APPLICATIONS).flatMap(({ login }) => login?.keep ?? []);
  for (const key of keeps) await shell.tabStorage.write(key, "of the former");
  shell.inside().menu.showDrawer("menu");
  await expire(shell);
  const waiting = expect(shell.http.call("services")).rejects.toMatchObject({ name: "HttpError" });
  await until(() => shell.session.expired !== null);
  const sent = shell.wire.calls.length;
  expect(await again(shell, "eleveur-viande")).toEqual({ kind: "changed" });
  await waiting;
  await until(() => !shell.progress.busy);
  expect([shell.session.user?.id, shell.session.login, shell.session.expired]).toEqual(["eleveur-viande", "eleveur-viande", null]);
  expect(shell.inside().menu.drawer).toBeNull();
  expect((await shell.storedSession.load())?.user?.id).toBe("eleveur-viande");
  expect(shell.inside().framesStore.frames.every(({ load }) => load === 1)).toBe(true);
  expect(shell.wire.calls.slice(sent).filter(({ status }) => status !== 200)).toEqual([]);
  for (const key of keeps) expect(await shell.tabStorage.read(key)).not.toBe("of the former");
});

test("a user who leaves the sign-in comes to the login page, which says that the session has expired [EXP-01] [OUT-04]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  shell.sessionExpired();
  await (await shell.signInAgain()).leave();
  expect([shell.session.signedIn, shell.navigation.current()]).toEqual([false, ADDRESS.login]);
  expect(shell.notices.notices).toMatchObject([{ kind: "info", lines: [welcomeText.logout.expired.line1] }]);
  expect(shell.storage.entries.has(STORAGE.sessionKey)).toBe(false);
});

test("another user's screen is handed over without a word", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  shell.sessionExpired();
  await (await shell.signInAgain()).handOver();
  expect([shell.session.signedIn, shell.navigation.current(), shell.notices.notices.length]).toEqual([false, ADDRESS.login, 0]);
});

test("where the server answers and the sign-in cannot be fetched, the user is logged out to the login page, which is there [CAL-07]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  shell.sheet.comes = false;
  shell.sessionExpired();
  await until(() => !shell.session.signedIn);
  await settle();
  expect(shell.navigation.current()).toBe(ADDRESS.login);
  expect(shell.notices.notices.at(-1)?.lines).toEqual([welcomeText.logout.expired.line1]);
});

test("a session that ends as the network goes logs nobody out: screen and user stay, and the sign-in comes when the network is back [EXP-01]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  const page = shell.navigation.current();
  let pings = 0;
  shell.wire.override(new RegExp(CALLS.ping.path), () => {
    pings++;
    throw new TypeError("Failed to fetch");
  });
  shell.sheet.comes = false;
  shell.sessionExpired();
  const later = (isTrue: () => boolean) =>
    until(() => {
      shell.clock.advance(FRAME_TIMING.retryCapMs);
      return isTrue();
    });
  await later(() => pings > 3);
  expect([shell.session.signedIn, shell.session.askingSignIn, shell.navigation.current()]).toEqual([true, false, page]);
  shell.sheet.comes = true;
  await later(() => shell.session.askingSignIn);
  expect([shell.session.signedIn, shell.navigation.current()]).toEqual([true, page]);
});

test("terms that have become due meanwhile come first", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  shell.sessionExpired();
  const owing = { ...shell.session.effective, token: "t", validateCgu: true, connectedAs: "PROPRIO" };
  shell.wire.override(/\/account\/api\/login\//, () => Response.json(owing));
  expect(await again(shell, "eleveur-lait")).toEqual({ kind: "continued" });
  expect(shell.navigation.current()).toBe(ADDRESS.cgu);
});

test("a logout in one tab logs out the other tabs of the session, which say why, and no other session", async () => {
  const tabs = fakeTabs();
  const one = await startShell({ tabs: tabs.open() });
  await enter(one, "eleveur-lait");
  const same = await startShell({ tabs: tabs.open(), beside: one });
  same.session.set(one.session.users);
  const other = await startShell({ tabs: tabs.open() });
  await enter(other, "eleveur-viande");
  other.session.takeOver("a token of another sign-in");
  await one.logout();
  await until(() => !same.session.signedIn);
  for (let i = 0; i < 10; i++) await settle();
  expect(same.navigation.current()).toBe(ADDRESS.login);
  expect(same.notices.notices).toMatchObject([{ kind: "info", lines: [pagesText.signInAgain.elsewhere] }]);
  expect(one.notices.notices).toEqual([]);
  expect(other.session.signedIn).toBe(true);
  expect(one.wire.calls.filter(({ path }) => path.endsWith("/logout"))).toHaveLength(1);
});

test("when the same user has signed in again in one tab, the others go on without asking, and keep their page", async () => {
  const tabs = fakeTabs();
  const one = await startShell({ tabs: tabs.open() });
  await enter(one, "eleveur-lait");
  const other = await startShell({ tabs: tabs.open(), beside: one });
  other.session.set(one.session.users);
  await expire(one);
  const waiting = other.http.call("services");
  await until(() => other.session.expired !== null);
  one.sessionExpired();
  expect(await again(one, "eleveur-lait")).toEqual({ kind: "continued" });
  expect(await waiting).toHaveProperty("services");
  expect([other.session.expired, other.session.token]).toEqual([null, one.session.token]);
});

test("a tab that opens with a session that has ended does not send away the sign-in of another tab", async () => {
  const tabs = fakeTabs();
  const shell = await startShell({ tabs: tabs.open() });
  await enter(shell, "eleveur-lait");
  const { key } = shell.session;
  const opening = tabs.open();
  await expire(shell);
  shell.sessionExpired();
  await until(() => shell.session.askingSignIn);
  const before = shell.wire.calls.length;
  opening.post({ kind: "entered", session: key ?? "", account: "eleveur-lait" });
  await until(() => shell.wire.calls.length > before);
  for (let i = 0; i < 10; i++) await settle();
  expect(shell.wire.calls.at(-1)).toMatchObject({ path: "/account/api/refresh", status: 401 });
  expect([shell.session.askingSignIn, shell.session.expired]).toEqual([true, "plain"]);
});

test("who leaves the sign-in of an expired session ends no session on the server: the cookie may be that of who signed in beside", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  shell.sessionExpired();
  await shell.logout();
  for (let i = 0; i < 20; i++) await settle();
  expect(shell.session.signedIn).toBe(false);
  expect(shell.wire.calls.map(({ path }) => path)).not.toContain(CALLS.logout.path);
});
