import { expect, test } from "vitest";
import { CALLS } from "../../../generated/calls";
import { PERSONAS } from "../../../generated/personas";
import { TIMING } from "../../../generated/settings";
import { accountText } from "../../../generated/text/account";
import { welcomeText } from "../../../generated/text/welcome";
import { createRenewPassword } from "../../../src/flows/account/renewPassword";
import { createSupportLink } from "../../../src/flows/account/supportLink";
import { STORAGE_KEYS } from "../../../src/flows/storageKeys";
import { latestMails } from "../../../src/server/database/mails";
import { makeSupportToken } from "../../../src/server/demo/supportLinks";
import { fakeTabs } from "../../support/fakeTabs";
import { ADDRESS, enter, type RigOptions, type ShellRig, startShell } from "../../support/shellRig";
import { settle } from "../../support/testClock";

const QUARTER_HOUR_MS = 15 * 60_000;

async function startSupport(options: RigOptions = {}) {
  const shell = await startShell({ address: ADDRESS.support, ...options });
  return { ...shell, supportLink: createSupportLink(shell, shell) };
}

async function supportToken({ server }: ShellRig, login = "eleveur-lait"): Promise<string> {
  return (await makeSupportToken({ ...server, supportTokenMs: QUARTER_HOUR_MS }, login)) ?? "";
}

/** Lets the first applications be notified; the others wait for the page that follows. */
async function menuUsable() {
  for (let turn = 0; turn < 100; turn++) await settle();
}

/** Opens a link and lets the time pass until home is there. */
async function openToTheEnd(shell: Awaited<ReturnType<typeof startSupport>>, token: string) {
  const opening = shell.supportLink.open(token);
  while (!shell.session.effective?.bySupport) await settle();
  await menuUsable();
  await shell.clock.advance(TIMING.supportLoginRedirectMs);
  return opening;
}

test("a support link signs in once it is agreed to, and home follows 1.5 s later [PUB-07] [PUB-08] [CON-16]", async () => {
  const shell = await startSupport();
  const opening = shell.supportLink.open(await supportToken(shell));
  while (!shell.session.signedIn) await settle();
  await menuUsable();
  await shell.clock.advance(1_499);
  expect(shell.navigation.current()).toBe(ADDRESS.support);
  await shell.clock.advance(1);
  expect(await opening).toEqual({ kind: "done" });
  expect(shell.navigation.current()).toBe(shell.inside().menu.resolver.home()?.href);
});

test("a support link names whose session it opens, as often as it is looked at, and spends nothing", async () => {
  const shell = await startSupport();
  const token = await supportToken(shell);
  const { prenom, nom } = PERSONAS["eleveur-lait"].profile;
  for (let at = 0; at < 3; at++) expect(await shell.supportLink.find(token)).toEqual({ kind: "found", name: `${prenom} ${nom}` });
  expect(shell.session.signedIn).toBe(false);
  expect(await openToTheEnd(shell, token)).toEqual({ kind: "done" });
  expect(await shell.supportLink.find(token)).toMatchObject({ text: accountText.support.used, permanent: true });
});

test("a support link that is worth nothing says so on its page, with a notice [ERR-01]", async () => {
  const shell = await startSupport();
  const token = await supportToken(shell);
  shell.server.clock.advance(QUARTER_HOUR_MS);
  for (const invalid of ["nonsense", "\0", token]) {
    const text = accountText.support.unknown;
    expect(await shell.supportLink.open(invalid)).toEqual({ kind: "failed", text, permanent: true });
    expect(shell.notices.notices).toMatchObject([{ kind: "negative", lines: [welcomeText.error.unknownid] }]);
  }
  expect([shell.navigation.current(), shell.session.signedIn]).toEqual([ADDRESS.support, false]);
});

test("a signed-in user stays so when a support link is invalid, and sees why", async () => {
  const shell = await startSupport();
  const token = await supportToken(shell, "eleveur-viande");
  await openToTheEnd(shell, token);
  await enter(shell, "eleveur-lait");
  const { users } = shell.session;
  const used = { kind: "failed", text: accountText.support.used, permanent: true };
  expect(await shell.supportLink.open(token)).toEqual(used);
  expect(await shell.supportLink.open("nonsense")).toMatchObject({ text: accountText.support.unknown });
  expect(shell.session.users).toEqual(users);
  expect(await shell.storedSession.load()).toEqual(users);
  expect(shell.session.expired).toBeNull();
});

test("a server that cannot be reached, is busy or fails leaves session and link alone: it can be tried again", async () => {
  const shell = await startSupport();
  await enter(shell, "eleveur-lait");
  const { users } = shell.session;
  const token = await supportToken(shell, "eleveur-viande");
  const status = (code: number) => () => new Response("{}", { status: code, headers: { "Content-Type": "application/json" } });
  const answers = [
    [() => Promise.reject(new TypeError("Failed to fetch")), welcomeText.error.offline],
    [status(429), welcomeText.login.tooMany],
    [status(500), welcomeText.error.unexpected],
  ] as const;
  for (const [answer, text] of answers) {
    shell.wire.override(/\/account\/api\/support\//, answer);
    expect(await shell.supportLink.open(token)).toEqual({ kind: "failed", text, permanent: false });
  }
  expect(shell.session.users).toEqual(users);
  expect((await shell.server.call("POST", `/account/api/support/${token}`)).status).toBe(200);
});

test("nothing of a former user is left to the one a support link lets in", async () => {
  const shell = await startSupport();
  await enter(shell, "eleveur-lait");
  await shell.storage.write(STORAGE_KEYS.recents, ["left"]);
  const { menu } = shell.inside();
  menu.showDrawer("menu");
  expect(await openToTheEnd(shell, await supportToken(shell, "eleveur-viande"))).toEqual({ kind: "done" });
  expect([shell.session.effective?.id, shell.session.login, menu.drawer]).toEqual(["eleveur-viande", null, null]);
  expect(await shell.storage.read(STORAGE_KEYS.recents)).not.toEqual(["left"]);
});

test("a link that is granted without what a session stands on leaves nobody signed in [LOG-12]", async () => {
  const shell = await startSupport();
  await enter(shell, "eleveur-lait");
  shell.wire.override(/\/account\/api\/support\//, () => Response.json({ email: "a@b.fr" }));
  expect(await shell.supportLink.open("granted")).toMatchObject({ kind: "failed" });
  expect(shell.session.signedIn).toBe(false);
  expect(await shell.storedSession.load()).toBeNull();
});

test("who came by a support link is told that the terms and the password are the owner's alone; neither is changed", async () => {
  const shell = await startSupport();
  const { server } = shell;
  await openToTheEnd(shell, await supportToken(shell, "proprietaire"));
  expect(shell.session.effective?.bySupport).toBe(true);
  expect((await shell.storedSession.load())?.user?.bySupport).toBe(true);
  const shown = () => shell.notices.notices.map(({ kind, lines }) => [kind, ...lines]);
  const { acceptTerms } = await shell.loadShell();
  expect(await acceptTerms()).toBe(false);
  expect(shown()).toEqual([["negative", accountText.security.cgu.cantValidate, accountText.support.ownerOnly]]);
  const email = shell.session.effective?.email ?? "";
  await server.call("GET", `/account/api/password/${email}`);
  const [mail] = await latestMails(server.database, 1);
  const renewPassword = createRenewPassword(shell, shell);
  expect(await renewPassword({ email, token: mail?.link.split("/").pop() ?? "", password: "a-new-one" })).toEqual({ kind: "failed" });
  expect(shown()).toEqual([["negative", accountText.support.ownerOnly]]);
  expect((await server.signIn("proprietaire")).tokens).not.toEqual([]);
});

test("who came by a support link is not asked in as the owner by the help desk's chat", async () => {
  const shell = await startSupport();
  await openToTheEnd(shell, await supportToken(shell, "support"));
  await shell.loadShell();
  expect(shell.wire.calls.map(({ path }) => path)).not.toContain(CALLS.widgetAuth.path);
  expect(shell.inside().support.token).toBeNull();
});

test("a support link that is pressed twice is opened once", async () => {
  const shell = await startSupport();
  const token = await supportToken(shell);
  const twice = [openToTheEnd(shell, token), shell.supportLink.open(token)];
  expect(await Promise.all(twice)).toEqual([{ kind: "done" }, { kind: "done" }]);
  expect(shell.wire.calls.filter(({ path }) => path.includes("/support/")).map(({ status }) => status)).toEqual([200]);
});

test("a support link closes the session it was opened beside on the server, and what its user waits for is not asked in the next one's name", async () => {
  const shell = await startSupport();
  await enter(shell, "eleveur-lait");
  const { token } = shell.session;
  let release = () => {};
  const held = new Promise<Response>((resolve) => {
    release = () => resolve(Response.json({ error: "unauthenticated" }, { status: 401 }));
  });
  const answers = [held];
  shell.wire.override(/stateManager\/api\/services/, () => answers.pop() ?? Response.json({ services: [] }));
  const waiting = expect(shell.http.call("services")).rejects.toMatchObject({ name: "HttpError", status: 0 });
  expect(await openToTheEnd(shell, await supportToken(shell, "eleveur-viande"))).toEqual({ kind: "done" });
  release();
  await waiting;
  expect(shell.session.effective?.id).toBe("eleveur-viande");
  const open = shell.server.database.selectFrom("sessions").select(["account_id", "by_support"]).where("revoked_at", "is", null);
  expect(await open.execute()).toEqual([{ account_id: "eleveur-viande", by_support: 1 }]);
  const asFormer = shell.wire.calls.filter(
    ({ headers, path }) => headers.get("Authorization") === `Bearer ${token}` && path.includes("services"),
  );
  expect(asFormer).toHaveLength(1);
});

test("the other tabs of the user whose session a support link closes are signed out with it", async () => {
  const tabs = fakeTabs();
  const shell = await startSupport({ tabs: tabs.open() });
  await enter(shell, "eleveur-lait");
  const other = await startShell({ tabs: tabs.open(), beside: shell });
  other.session.set(shell.session.users);
  await other.loadShell();
  await openToTheEnd(shell, await supportToken(shell, "eleveur-viande"));
  for (let i = 0; other.session.signedIn && i < 1000; i++) await settle();
  expect(other.session.signedIn).toBe(false);
});
