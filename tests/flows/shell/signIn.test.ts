import { expect, test } from "vitest";
import { APPLICATIONS } from "../../../generated/applications";
import { PERSONAS } from "../../../generated/personas";
import { STORAGE } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { NoHerd, signInFailureLines } from "../../../src/flows/login/signIn";
import { STORAGE_KEYS } from "../../../src/flows/storageKeys";
import { ADDRESS, enter, loginsSent, PASSWORD, startShell, switchHerd } from "../../support/shellRig";
import { settle } from "../../support/testClock";

test("one token: the profile is loaded and the user goes home [LOG-02]", async () => {
  const shell = await startShell();
  expect(await enter(shell, "eleveur-lait")).toBe("home");
  expect(shell.session.numCheptel).toBe(PERSONAS["eleveur-lait"].herds[0]?.numCheptel);
  expect(shell.navigation.current()).toBe(shell.inside().menu.resolver.home()?.href);
});

test("a user whose terms are due goes to the terms screen instead of home, whatever address is typed [LOG-03] [LOG-15]", async () => {
  const shell = await startShell();
  expect(await enter(shell, "proprietaire")).toBe("terms");
  expect(shell.navigation.current()).toBe(ADDRESS.cgu);
  shell.navigation.push(shell.inside().menu.resolver.home()?.href ?? "");
  expect(shell.navigation.current()).toBe(ADDRESS.cgu);
});

test("the terms are asked of owners and administrators, and not of others [LOG-16]", async () => {
  for (const login of ["proprietaire", "administrateur"]) expect(await enter(await startShell(), login)).toBe("terms");
  for (const login of ["eleveur-viande", "conseiller"]) expect(await enter(await startShell(), login)).toBe("home");
});

test("validating the terms stores the updated profile and goes home", async () => {
  const shell = await startShell();
  await enter(shell, "proprietaire");
  const { acceptTerms } = await shell.loadShell();
  expect(await acceptTerms()).toBe(true);
  expect(shell.session.effective?.validateCgu).toBe(false);
  expect(shell.navigation.current()).toBe(shell.inside().menu.resolver.home()?.href);
});

test("several tokens lead to the choice of a herd; the chosen one is the current herd [LOG-04]", async () => {
  const shell = await startShell();
  expect(await enter(shell, "plusieurs-elevages")).toBe("chooseHerd");
  expect(shell.navigation.current()).toBe(ADDRESS.multi);
  await shell.chooseHerd.load();
  const herds = PERSONAS["plusieurs-elevages"].herds.map(({ numCheptel }) => numCheptel);
  expect(shell.choice.cards.map(({ numCheptel }) => numCheptel)).toEqual(herds);
  await shell.chooseHerd.choose(shell.choice.cards[1]?.token ?? "");
  expect(shell.session.numCheptel).toBe(herds[1]);
});

test("zero tokens: the user stays out, and the form says why in place of a notice over it [LOG-05]", async () => {
  const shell = await startShell();
  expect(await enter(shell, "sans-elevage")).toBe("noHerd");
  expect(shell.notices.notices).toEqual([]);
  expect(shell.session.signedIn).toBe(false);
});

test("that an account has no herd is said in words of their own wherever one line has room [LOG-05]", () => {
  expect(signInFailureLines(new NoHerd()).at(-1)).toBe(welcomeText.error.noHerd);
});

test("wrong credentials are refused under the field and by a notice; other failures by the notice alone [LOG-06]", async () => {
  const shell = await startShell();
  expect(await shell.signIn.withPassword({ login: "eleveur-lait", password: "wrong" })).toBe("refused");
  expect(shell.notices.notices).toMatchObject([{ kind: "negative", lines: [welcomeText.error.unknownid, welcomeText.login.check] }]);
  expect(shell.navigation.entered).toEqual([ADDRESS.login]);
  shell.wire.override(/authenticate/, () => new Response("{}", { status: 500, headers: { "Content-Type": "application/json" } }));
  expect(await shell.signIn.withPassword({ login: "eleveur-lait", password: PASSWORD })).toBe("failed");
  expect(shell.notices.notices).toMatchObject([{ kind: "negative", lines: [welcomeText.error.unknownid, welcomeText.error.unexpected] }]);
});

test("a herd whose token the server refuses is nothing that was typed wrongly [ERR-01]", async () => {
  const shell = await startShell();
  await enter(shell, "plusieurs-elevages");
  expect(await shell.signIn.withToken("made-up")).toBe("failed");
  expect(shell.notices.notices).toMatchObject([{ lines: [welcomeText.error.unknownid, welcomeText.error.unexpected] }]);
});

test("an account without any right stays at the root, in the menus, and owed terms go before", async () => {
  const shell = await startShell();
  expect(await enter(shell, "sans-droit")).toBe("home");
  expect([shell.navigation.current(), shell.location.page.kind]).toEqual(["/", "empty"]);
  await shell.clock.advance(10_000);
  expect([shell.navigation.current(), shell.location.page.kind]).toEqual(["/", "empty"]);
  const { multiUser, user } = shell.session;
  const owes = { connectedAs: "PROPRIO", validateCgu: true };
  shell.session.set({ user: user && { ...user, ...owes }, multiUser: multiUser && { ...multiUser, ...owes } });
  await shell.goHome();
  expect(shell.navigation.current()).toBe(ADDRESS.cgu);
});

test("the session is kept on the device until logout, and the password never is [LOG-08]", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  const kept = await shell.storedSession.load();
  expect(kept?.user?.id).toBe("eleveur-lait");
  expect([...shell.storage.entries.values(), ...shell.tabStorage.entries.values()].join()).not.toContain(PASSWORD);
  await shell.logout();
  expect(shell.storage.entries.has(STORAGE.sessionKey)).toBe(false);
});

test("a failed bootstrap ends logged out [LOG-11]", async () => {
  const shell = await startShell();
  shell.wire.override(
    /\/account\/api\/login\//,
    () => new Response("{}", { status: 500, headers: { "Content-Type": "application/json" } }),
  );
  expect(await enter(shell, "eleveur-lait")).toBe("failed");
  expect(shell.session.signedIn).toBe(false);
  expect(shell.storage.entries.size).toBe(0);
});

test.each([{ email: "a@b.fr" }, { token: "x" }, {}])(
  "a profile without user or security data is not loaded: %j [LOG-12]",
  async (profile) => {
    const shell = await startShell();
    shell.wire.override(/\/account\/api\/login\//, () => Response.json(profile));
    expect(await enter(shell, "eleveur-lait")).toBe("failed");
    expect(shell.session.effective).toBeNull();
    expect(loginsSent(shell)).toEqual([]);
  },
);

test("a sub-application that is down signs nobody out: it is logged and ignored [LOG-13] [LOG-14]", async () => {
  const shell = await startShell();
  shell.wire.override(/\/zoo\/api\/login/, () => new Response("{}", { status: 503, headers: { "Content-Type": "application/json" } }));
  expect(await enter(shell, "eleveur-lait")).toBe("home");
  expect(shell.warnings).toContain("login of zoo");
  expect(shell.session.signedIn).toBe(true);
});

test("the profile becomes the multi user in every case, the current user only when it is not multi-herd [CAL-13] [ENT-09]", async () => {
  const breeder = await startShell();
  await enter(breeder, "eleveur-lait");
  expect([breeder.session.user?.id, breeder.session.multiUser?.id]).toEqual(["eleveur-lait", "eleveur-lait"]);
  const technician = await startShell();
  await enter(technician, "technicien-multi");
  expect([technician.session.user, technician.session.multiUser?.id]).toEqual([null, "technicien-multi"]);
});

test("a multi-herd user goes into another herd without signing in again, and the multi user stays [HSW-01]", async () => {
  const shell = await startShell();
  await enter(shell, "technicien-multi");
  const wanted = PERSONAS["technicien-multi"].herds[2]?.numCheptel ?? "";
  expect(await switchHerd(shell, wanted)).toBe(true);
  expect(shell.session.numCheptel).toBe(wanted);
  expect(shell.session.multiUser?.id).toBe("technicien-multi");
});

test("what logins have left in this tab goes with the session, and no menu stays open", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  const kept = Object.values(APPLICATIONS).flatMap(({ login }) => login?.keep ?? []);
  expect(kept.length).toBeGreaterThan(0);
  for (const key of kept) await shell.tabStorage.write(key, "left");
  const { menu } = shell.inside();
  menu.showDrawer("menu");
  await shell.logout();
  for (const key of kept) expect(await shell.tabStorage.read(key)).toBeNull();
  expect(menu.drawer).toBeNull();
});

test("logout ends the session on the server as well, so that nothing refreshes it", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-lait");
  await shell.logout();
  while (!shell.wire.calls.some(({ path }) => path.endsWith("/logout"))) await settle();
  expect(shell.session.signedIn).toBe(false);
  expect(shell.navigation.current()).toBe(ADDRESS.login);
  expect(await shell.http.refresh()).toBe(false);
});

test("a user who signs in where another user is signed in finds nothing of theirs", async () => {
  const shell = await startShell();
  await enter(shell, "eleveur-viande");
  const { menu } = shell.inside();
  menu.showDrawer("menu");
  await shell.storage.write(STORAGE_KEYS.recents, ["left"]);
  expect(await enter(shell, "eleveur-lait")).toBe("home");
  expect([shell.session.effective?.id, shell.session.login, menu.drawer]).toEqual(["eleveur-lait", "eleveur-lait", null]);
  expect(await shell.storage.read(STORAGE_KEYS.recents)).not.toEqual(["left"]);
});
