import { expect, test } from "vitest";
import { createBackend } from "../../src/server/createBackend";
import { appliedActionsOf } from "../../src/server/database/appliedActions";
import { latestMails } from "../../src/server/database/mails";
import { actionList } from "../../src/server/demo/actionPage";
import { makeSupportToken } from "../../src/server/demo/supportLinks";
import { FIXTURE_REGISTRY } from "./fixtureRegistry";
import { cookieOf, type RunningBackend, request, SECRET, startBackend } from "./startBackend";

const HOUR = 3_600_000;

/** Opens the session of an account with a support link. */
async function openBySupport(server: RunningBackend, login: string) {
  const token = await makeSupportToken({ ...server, supportTokenMs: 60_000 }, login);
  const response = await server.call("POST", `/account/api/support/${token}`);
  const profile = await response.json();
  const access = { "X-Access-Token": response.headers.get("x-access-token") ?? "" };
  return { profile, access, cookie: cookieOf(response), as: { ...access, Authorization: `Bearer ${profile.token}` } };
}

async function renewalOf({ call, database }: RunningBackend, email: string): Promise<string> {
  await call("GET", `/account/api/password/${email}`);
  const [mail] = await latestMails(database, 1);
  return (mail?.link ?? "").replace("/welcome/renew/", "/account/api/password/");
}

test("a session opened by a support link is marked in the profile, also after a refresh and another login; the account's own is not", async () => {
  const server = await startBackend();
  const { profile, access, cookie } = await openBySupport(server, "breeder");
  expect(profile.bySupport).toBe(true);
  const login = async (headers: Readonly<Record<string, string>>, token = profile.token) =>
    (await server.call("GET", `/account/api/login/${token}`, { headers })).json();
  expect((await login(access)).bySupport).toBe(true);
  const refreshed = await server.call("GET", "/account/api/refresh", { headers: { Cookie: cookie } });
  expect((await login({ "X-Access-Token": refreshed.headers.get("x-access-token") ?? "" })).bySupport).toBe(true);
  const own = await server.signIn("breeder");
  expect((await login(own.access, own.tokens[0])).bySupport).toBeUndefined();
});

test("who came by a support link is not asked for the terms and cannot accept them in the name of the owner", async () => {
  const server = await startBackend();
  const { profile, as } = await openBySupport(server, "owner");
  expect(profile.validateCgu).toBe(false);
  const body = { ...profile, bySupport: false, dateCgu: server.clock.now().toISOString() };
  const refused = await server.call("POST", "/account/api/licence/cgu", { headers: as, body });
  expect([refused.status, await refused.json()]).toEqual([403, { error: "support-session" }]);
  expect(server.refusals.at(-1)).toMatchObject({ code: "support-session", accountId: "owner" });
  const own = await server.signIn("owner");
  const asked = await server.call("GET", `/account/api/login/${own.tokens[0]}`, { headers: own.access });
  expect((await asked.json()).validateCgu).toBe(true);
});

test.each(["access", "cookie"] as const)(
  "who came by a support link changes no password, known by the %s token, and spends no link; the owner still can",
  async (known) => {
    const server = await startBackend();
    const opened = await openBySupport(server, "breeder");
    const path = await renewalOf(server, "breeder@clarine.example");
    const headers = known === "access" ? opened.access : { Cookie: opened.cookie };
    const change = (sent: Readonly<Record<string, string>>) =>
      server.call("POST", path, { headers: sent, body: { motDePasseEnClair: "secret-7" } });
    const refused = await change(headers);
    expect([refused.status, await refused.json()]).toEqual([403, { error: "support-session" }]);
    expect(server.refusals.at(-1)).toMatchObject({ code: "support-session", accountId: "breeder" });
    expect(await (await change({})).json()).toEqual({ msg: "ok" });
  },
);

test("the log tells the end of a session of support from that of the account's own", async () => {
  const server = await startBackend();
  const { cookie } = await openBySupport(server, "breeder");
  await server.call("POST", "/account/api/logout", { headers: { Cookie: cookie } });
  const own = await server.signIn("breeder");
  await server.call("POST", "/account/api/logout", { headers: { Cookie: own.cookie } });
  expect(server.events.map(({ event }) => event)).toEqual(["support-link-used", "support-session-ended", "signed-in", "signed-out"]);
});

test("a session of support ends twelve hours after its link was used, however often it is refreshed", async () => {
  const server = await startBackend();
  const opened = await openBySupport(server, "breeder");
  let { cookie } = opened;
  const refresh = async () => {
    const response = await server.call("GET", "/account/api/refresh", { headers: { Cookie: cookie } });
    cookie = cookieOf(response);
    return response.status;
  };
  server.clock.advance(11 * HOUR);
  expect(await refresh()).toBe(200);
  server.clock.advance(HOUR);
  expect(await refresh()).toBe(401);
});

test("who came by a support link gets no token of the help desk in the name of the owner", async () => {
  const server = await startBackend();
  const { profile, as } = await openBySupport(server, "chatter");
  const refused = await server.call("POST", "/account/api/widget/auth", { headers: as, body: profile });
  expect([refused.status, await refused.json()]).toEqual([403, { error: "support-session" }]);
  expect(server.refusals.at(-1)).toMatchObject({ code: "support-session", accountId: "chatter" });
});

test("an action that support has sent is told from those of the account's own, in the log of actions", async () => {
  const server = await startBackend();
  const support = await openBySupport(server, "breeder");
  const own = await server.signIn("breeder");
  const send = (key: string, headers: Readonly<Record<string, string>>) =>
    server.call("POST", "/syncManager/api/actions", {
      headers: { ...headers, "Idempotency-Key": key },
      body: { type: "note", numCheptel: "FR35100001", at: "2026-05-04T08:30:00.000Z", payload: { bySupport: false }, bySupport: false },
    });
  for (const [key, headers] of [
    ["key-1", support.as],
    ["key-2", own.as()],
  ] as const)
    expect((await send(key, headers)).status).toBe(200);
  const log = await appliedActionsOf(server.database, "breeder");
  expect(log.map(({ idempotency_key, by_support }) => [idempotency_key, by_support])).toEqual([
    ["key-1", 1],
    ["key-2", 0],
  ]);
  expect((await actionList(server.database, "breeder")).map(({ bySupport }) => bySupport)).toEqual([false, true]);
});

test("a support link is used up only by a session that has started: where none could be stored, it is as good as before", async () => {
  const server = await startBackend();
  const token = await makeSupportToken({ ...server, supportTokenMs: 60_000 }, "breeder");
  const database = server.database.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === "InsertQueryNode") throw new Error("no room on the disk");
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const full = createBackend({ ...server, database, secret: SECRET, registry: FIXTURE_REGISTRY });
  expect((await full(request("POST", `/account/api/support/${token}`))).status).toBe(500);
  expect((await server.call("POST", `/account/api/support/${token}`)).status).toBe(200);
  expect((await server.call("POST", `/account/api/support/${token}`)).status).toBe(410);
});

test("a support link that is being opened as a new password is chosen opens no session", async () => {
  const server = await startBackend();
  const path = await renewalOf(server, "breeder@clarine.example");
  const token = await makeSupportToken({ ...server, supportTokenMs: 60_000 }, "breeder");
  let isStored = false;
  const renewals: Promise<Response>[] = [];
  const renew = () => server.call("POST", path, { body: { motDePasseEnClair: "secret-7" } });
  const database = server.database.withPlugin({
    transformQuery: ({ node }) => {
      isStored ||= node.kind === "InsertQueryNode";
      return node;
    },
    // Once there is a session and the link has been found good, before it is spent.
    transformResult: async ({ result }) => {
      if (isStored && result.rows.length > 0 && renewals.length === 0) renewals.push(renew());
      await renewals[0];
      return result;
    },
  });
  const slow = createBackend({ ...server, database, secret: SECRET, registry: FIXTURE_REGISTRY });
  const opened = await slow(request("POST", `/account/api/support/${token}`));
  expect(await (await renewals[0])?.json()).toEqual({ msg: "ok" });
  expect([opened.status, opened.headers.getSetCookie()]).toEqual([410, []]);
  expect(await server.database.selectFrom("sessions").selectAll().where("revoked_at", "is", null).execute()).toEqual([]);
});

test("however often support opens an account, its owner stays signed in", async () => {
  const server = await startBackend();
  const owner = await server.signIn("breeder");
  server.clock.advance(1000);
  for (let opened = 0; opened < 51; opened++) await openBySupport(server, "breeder");
  expect((await server.call("GET", "/account/api/refresh", { headers: { ...owner.as(), Cookie: owner.cookie } })).status).toBe(200);
  const kept = await server.database.selectFrom("sessions").selectAll().execute();
  expect(kept).toHaveLength(51);
});
