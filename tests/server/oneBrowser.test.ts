import { expect, test } from "vitest";
import { createBackend } from "../../src/server/createBackend";
import { makeSupportToken } from "../../src/server/demo/supportLinks";
import { FIXTURE_REGISTRY } from "./fixtureRegistry";
import { CHEAP_PASSWORDS, cookieOf, type RunningBackend, request, SECRET, startBackend } from "./startBackend";

const SERVICES = "/stateManager/api/services";
const HOUR = 3_600_000;

const refresh = ({ call }: RunningBackend, headers: Readonly<Record<string, string>>) => call("GET", "/account/api/refresh", { headers });
const logout = ({ call }: RunningBackend, headers: Readonly<Record<string, string>>) => call("POST", "/account/api/logout", { headers });
const statusOf = async ({ call }: RunningBackend, headers: Readonly<Record<string, string>>) =>
  (await call("GET", SERVICES, { headers })).status;

async function supportOf(server: RunningBackend, login: string, headers: Readonly<Record<string, string>> = {}) {
  const token = await makeSupportToken({ ...server, supportTokenMs: 60_000 }, login);
  const response = await server.call("POST", `/account/api/support/${token}`, { headers });
  const profile = await response.json();
  const access = { "X-Access-Token": response.headers.get("x-access-token") ?? "" };
  return { cookie: cookieOf(response), as: { ...access, Authorization: `Bearer ${profile.token}` } };
}

test("a page whose user was followed by another in the same browser gets no token of that one, and spends no cookie", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  const neighbour = await server.signIn("neighbour");
  const refused = await refresh(server, { ...breeder.as(), Cookie: neighbour.cookie });
  expect([refused.status, refused.headers.get("x-access-token"), refused.headers.getSetCookie()]).toEqual([401, null, []]);
  expect((await refresh(server, { ...neighbour.as(), Cookie: neighbour.cookie })).status).toBe(200);
});

test.each(["breeder", "neighbour"])("nor does the owner's page after a support link for %s was opened beside it", async (login) => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  const support = await supportOf(server, login);
  expect((await refresh(server, { ...breeder.as(), Cookie: support.cookie })).status).toBe(401);
  expect((await refresh(server, { ...support.as, Cookie: support.cookie })).status).toBe(200);
});

test("the other pages of a user who has signed in anew go on with that", async () => {
  const server = await startBackend();
  const before = await server.signIn("breeder");
  const anew = await server.signIn("breeder");
  expect((await refresh(server, { ...before.as(), Cookie: anew.cookie })).status).toBe(200);
});

test("a page whose session is so old that nobody knows it any more takes no cookie for its own", async () => {
  const server = await startBackend();
  const { cookie } = await server.signIn("neighbour");
  expect((await refresh(server, { Authorization: "Bearer forgotten", Cookie: cookie })).status).toBe(401);
  expect((await refresh(server, { Cookie: cookie })).status).toBe(200);
});

test("a logout ends the session of its page alone, and leaves the cookie to who signed in after it", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  const neighbour = await server.signIn("neighbour");
  const left = await logout(server, { ...breeder.as(), Cookie: neighbour.cookie });
  expect(left.headers.getSetCookie()).toEqual([]);
  expect([await statusOf(server, breeder.as()), await statusOf(server, neighbour.as())]).toEqual([401, 200]);
  expect((await refresh(server, { ...neighbour.as(), Cookie: neighbour.cookie })).status).toBe(200);
});

test("a cookie that a neighbour of the host has set beside it, or in its place, leads no page into another session", async () => {
  const server = await startBackend();
  const user = await server.signIn("breeder");
  const planted = (await server.signIn("neighbour")).cookie;
  const both = await refresh(server, { ...user.as(), Cookie: `${planted}; ${user.cookie}` });
  expect(both.status).toBe(200);
  const access = both.headers.get("x-access-token") ?? "";
  expect(await statusOf(server, { ...user.as(), "X-Access-Token": access })).toBe(200);
  expect((await refresh(server, { ...user.as(), Cookie: planted })).status).toBe(401);
  // Where nobody is signed in on the page, nobody knows which of two is meant.
  expect((await refresh(server, { Cookie: `${planted}; ${cookieOf(both)}` })).status).toBe(401);
});

test("a refused refresh takes no cookie away: its answer may come late, after that of a newer sign-in; the cookie it came with stays worthless", async () => {
  const server = await startBackend();
  const { cookie: ended, as } = await server.signIn("breeder");
  await logout(server, { ...as(), Cookie: ended });
  const { cookie: copied } = await server.signIn("breeder");
  for (let times = 0; times < 2; times++) await refresh(server, { Cookie: copied });
  for (const cookie of ["", "clarine-refresh=made-up", ended, copied, copied]) {
    const refused = await refresh(server, { Cookie: cookie });
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []]);
  }
  expect(server.events.filter(({ event }) => event === "session-copied")).toHaveLength(1);
});

test("of two cookies of one user, as after an overflow of cookies, the one of the page's session counts", async () => {
  const server = await startBackend();
  const older = await server.signIn("breeder");
  const page = await server.signIn("breeder");
  const refreshed = await refresh(server, { ...page.as(), Cookie: `${older.cookie}; ${page.cookie}` });
  expect(refreshed.status).toBe(200);
  const access = refreshed.headers.get("x-access-token") ?? "";
  expect(await statusOf(server, { ...page.as(), "X-Access-Token": access })).toBe(200);
  expect((await refresh(server, { ...older.as(), Cookie: older.cookie })).status).toBe(200);
});

test("a made-up refresh token makes the server write nothing and wait for nobody who writes", async () => {
  const server = await startBackend();
  const written: string[] = [];
  const database = server.database.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind !== "SelectQueryNode") written.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const backend = createBackend({ ...server, database, secret: SECRET, registry: FIXTURE_REGISTRY, passwords: CHEAP_PASSWORDS });
  const response = await backend(request("GET", "/account/api/refresh", { headers: { Cookie: "clarine-refresh=made-up" } }));
  expect([response.status, written]).toEqual([401, []]);
});

test("a support link closes the session of the browser it is opened in, as its page says, also for the other pages", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  const elsewhere = await server.signIn("breeder");
  const support = await supportOf(server, "neighbour", { ...breeder.as(), Cookie: breeder.cookie });
  expect(await statusOf(server, breeder.as())).toBe(401);
  expect((await refresh(server, { ...breeder.as(), Cookie: breeder.cookie })).status).toBe(401);
  expect([await statusOf(server, elsewhere.as()), await statusOf(server, support.as)]).toEqual([200, 200]);
  expect(server.events.slice(-2)).toMatchObject([
    { event: "support-link-used", accountId: "neighbour" },
    { event: "signed-out", accountId: "breeder" },
  ]);
});

test("a support link that opens nothing closes nothing", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  await server.call("POST", "/account/api/support/made-up", { headers: { ...breeder.as(), Cookie: breeder.cookie } });
  expect(await statusOf(server, breeder.as())).toBe(200);
});

test("of two who open one support link at the same moment one gets the session, and the other keeps the own one", async () => {
  const server = await startBackend();
  const pages = await Promise.all(["breeder", "technician"].map((login) => server.signIn(login)));
  const token = await makeSupportToken({ ...server, supportTokenMs: HOUR }, "neighbour");
  const answers = await Promise.all(
    pages.map(({ as, cookie }) => server.call("POST", `/account/api/support/${token}`, { headers: { ...as(), Cookie: cookie } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  const open = await Promise.all(pages.map(({ as }) => statusOf(server, as())));
  expect(open).toEqual(answers.map(({ status }) => (status === 200 ? 401 : 200)));
});
