import { expect, test } from "vitest";
import { makeSupportToken } from "../../src/server/demo/supportLinks";
import { cookieOf, type RunningBackend, type SignedIn, startBackend } from "./startBackend";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TABLET = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const OFFICE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";

async function listed({ call }: RunningBackend, { access }: Pick<SignedIn, "access">) {
  return (await call("GET", "/account/api/sessions", { headers: access })).json();
}

function endOthers({ call }: RunningBackend, { access }: Pick<SignedIn, "access">): Promise<Response> {
  return call("POST", "/account/api/sessions/others", { headers: access });
}

function refresh({ call }: RunningBackend, { cookie }: Pick<SignedIn, "cookie">): Promise<Response> {
  return call("GET", "/account/api/refresh", { headers: { Cookie: cookie } });
}

/** Signs in with a browser of its own. */
async function signInWith({ call }: RunningBackend, agent: string): Promise<SignedIn> {
  const body = { login: "breeder", password: "demo-herd" };
  const response = await call("POST", "/account/api/authenticate", { headers: { "User-Agent": agent }, body });
  const tokens: string[] = await response.json();
  const access = { "X-Access-Token": response.headers.get("x-access-token") ?? "" };
  return { tokens, cookie: cookieOf(response), access, as: () => access };
}

async function openBySupport(server: RunningBackend) {
  const token = await makeSupportToken({ ...server, supportTokenMs: 60_000 }, "breeder");
  const response = await server.call("POST", `/account/api/support/${token}`);
  return { access: { "X-Access-Token": response.headers.get("x-access-token") ?? "" }, cookie: cookieOf(response) };
}

test("a user sees where they are signed in: since when, when last used, with what, and which is this device; no other account's", async () => {
  const server = await startBackend();
  const tablet = await signInWith(server, TABLET);
  server.clock.advance(HOUR);
  await signInWith(server, OFFICE);
  await server.signIn("neighbour");
  server.clock.advance(HOUR);
  await refresh(server, tablet);
  const own = { current: true, bySupport: false };
  expect(await listed(server, await signInWith(server, "<b>made up</b>/1"))).toEqual([
    expect.objectContaining({ ...own, device: null }),
    { since: "2026-05-04T09:00:00.000Z", usedAt: "2026-05-04T11:00:00.000Z", device: "Chrome, Android", current: false, bySupport: false },
    { since: "2026-05-04T10:00:00.000Z", usedAt: "2026-05-04T10:00:00.000Z", device: "Firefox, Windows", current: false, bySupport: false },
  ]);
});

test("one press signs out everywhere else: access and refresh are refused there like those of an expired session, here both go on", async () => {
  const server = await startBackend();
  const [lost, here, neighbour] = [await server.signIn("breeder"), await server.signIn("breeder"), await server.signIn("neighbour")];
  expect((await endOthers(server, here)).status).toBe(200);
  expect((await server.call("GET", "/stateManager/api/services", { headers: lost.as() })).status).toBe(401);
  expect((await refresh(server, lost)).status).toBe(401);
  expect((await server.call("GET", "/stateManager/api/services", { headers: here.as() })).status).toBe(200);
  expect((await refresh(server, here)).status).toBe(200);
  expect(await listed(server, here)).toHaveLength(1);
  expect(await listed(server, neighbour)).toHaveLength(1);
  expect(server.events.at(-1)).toEqual({
    at: "2026-05-04T09:00:00.000Z",
    event: "other-sessions-ended",
    accountId: "breeder",
    address: "127.0.0.1",
  });
});

test("a session of support is named in the list and ended like the others; it ends none itself", async () => {
  const server = await startBackend();
  const owner = await server.signIn("breeder");
  const support = await openBySupport(server);
  expect(await listed(server, owner)).toContainEqual(expect.objectContaining({ bySupport: true, current: false }));
  expect(await listed(server, support)).toContainEqual(expect.objectContaining({ bySupport: true, current: true }));
  const refused = await endOthers(server, support);
  expect([refused.status, await refused.json()]).toEqual([403, { error: "support-session" }]);
  expect(await listed(server, owner)).toHaveLength(2);
  await endOthers(server, owner);
  expect((await refresh(server, support)).status).toBe(401);
});

test("what has ended is not listed: signed out, unused for 30 days, or older than 90", async () => {
  const server = await startBackend();
  const [out, kept] = [await server.signIn("breeder"), await server.signIn("breeder")];
  await server.signIn("breeder");
  await server.call("POST", "/account/api/logout", { headers: { Cookie: out.cookie } });
  expect(await listed(server, kept)).toHaveLength(2);
  let { cookie } = kept;
  for (let day = 0; day < 100; day += 25) {
    server.clock.advance(25 * DAY);
    const next = await refresh(server, { cookie });
    cookie = cookieOf(next) || cookie;
  }
  expect(await listed(server, await server.signIn("breeder"))).toHaveLength(1);
});

test("without an access token nothing is listed and nothing ended, whatever cookie comes along", async () => {
  const server = await startBackend();
  const { cookie } = await server.signIn("breeder");
  for (const [method, path] of [
    ["GET", "/account/api/sessions"],
    ["POST", "/account/api/sessions/others"],
  ] as const)
    expect((await server.call(method, path, { headers: { Cookie: cookie } })).status).toBe(401);
});
