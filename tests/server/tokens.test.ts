import { SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { createWidgetTokens } from "../../src/server/credentials/widgetToken";
import { LIFETIMES } from "../../src/server/time/lifetimes";
import { cookieOf, ORIGIN, type RunningBackend, SECRET, startBackend } from "./startBackend";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SERVICES = "/stateManager/api/services";

function refresh(server: RunningBackend, cookie: string, headers: Readonly<Record<string, string>> = {}) {
  return server.call("GET", "/account/api/refresh", { headers: { "X-App-Version": "B", Cookie: cookie, ...headers } });
}

test("a refresh answers a new access token in its header and the next cookie [CAL-15]", async () => {
  const server = await startBackend();
  const { cookie, as } = await server.signIn("breeder");
  server.clock.advance(11 * MINUTE);
  expect((await server.call("GET", SERVICES, { headers: as() })).status).toBe(401);
  const response = await refresh(server, cookie, { "Sec-Fetch-Site": "same-origin", Origin: ORIGIN });
  expect(response.status).toBe(200);
  expect(cookieOf(response)).not.toBe(cookie);
  const renewed = { ...as(), "X-Access-Token": response.headers.get("x-access-token") ?? "" };
  expect((await server.call("GET", SERVICES, { headers: renewed })).status).toBe(200);
});

test("an access token is good for ten minutes and no second longer", async () => {
  const { call, clock, signIn } = await startBackend();
  const { as } = await signIn("breeder");
  clock.advance(10 * MINUTE - 1000);
  expect((await call("GET", SERVICES, { headers: as() })).status).toBe(200);
  clock.advance(1000);
  expect((await call("GET", SERVICES, { headers: as() })).status).toBe(401);
});

async function isOver(server: RunningBackend, headers: Readonly<Record<string, string>>): Promise<boolean> {
  return (await server.call("GET", SERVICES, { headers })).status === 401;
}

test("a refresh whose answer was lost may be asked for once more after hours without network, and the session goes on with the second answer", async () => {
  const server = await startBackend();
  const { cookie, as } = await server.signIn("breeder");
  await refresh(server, cookie);
  server.clock.advance(LIFETIMES.refreshLeewayMs - 1);
  const again = await refresh(server, cookie);
  expect(again.status).toBe(200);
  expect(await isOver(server, { ...as(), "X-Access-Token": again.headers.get("x-access-token") ?? "" })).toBe(false);
  const next = await refresh(server, cookieOf(again));
  expect(next.status).toBe(200);
  expect((await refresh(server, cookieOf(next))).status).toBe(200);
});

test("a refresh token that comes back later than that has been copied: the whole session ends", async () => {
  const server = await startBackend();
  const { cookie, as } = await server.signIn("breeder");
  const first = await refresh(server, cookie);
  server.clock.advance(LIFETIMES.refreshLeewayMs);
  expect((await refresh(server, cookie)).status).toBe(401);
  expect((await refresh(server, cookieOf(first))).status).toBe(401);
  expect(await isOver(server, as())).toBe(true);
});

test("a refresh token that comes back after its successor was used ends the whole session, at whatever moment", async () => {
  const server = await startBackend();
  const { cookie, as } = await server.signIn("breeder");
  const first = await refresh(server, cookie);
  const second = await refresh(server, cookieOf(first));
  expect((await refresh(server, cookie)).status).toBe(401);
  expect((await refresh(server, cookieOf(second))).status).toBe(401);
  expect(await isOver(server, as())).toBe(true);
});

test("a refresh token that comes a third time ends the whole session", async () => {
  const server = await startBackend();
  const { cookie, as } = await server.signIn("breeder");
  await refresh(server, cookie);
  const second = await refresh(server, cookie);
  expect((await refresh(server, cookie)).status).toBe(401);
  expect((await refresh(server, cookieOf(second))).status).toBe(401);
  expect(await isOver(server, as())).toBe(true);
});

test("a copied refresh token is found out with the next refresh of either holder, in any order and however soon", async () => {
  for (const soon of [0, 10 * MINUTE]) {
    const server = await startBackend();
    const { cookie, as } = await server.signIn("breeder");
    const users = await refresh(server, cookie);
    const thiefs = await refresh(server, cookie);
    expect([users.status, thiefs.status]).toEqual([200, 200]);
    server.clock.advance(soon);
    expect((await refresh(server, cookieOf(users))).status).toBe(401);
    expect((await refresh(server, cookieOf(thiefs))).status).toBe(401);
    expect(await isOver(server, as())).toBe(true);
  }
});

test("a lost answer gives nobody a session that has ended meanwhile", async () => {
  const server = await startBackend();
  const { cookie, as } = await server.signIn("breeder");
  await refresh(server, cookie);
  await server.call("POST", "/account/api/logout", { headers: { ...as(), Cookie: cookie } });
  expect((await refresh(server, cookie)).status).toBe(401);
});

test("of many refreshes at the same moment one wins and one counts as its lost answer; the others end the session", async () => {
  const server = await startBackend();
  const { cookie } = await server.signIn("breeder");
  const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(server, cookie)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 401, 401]);
  for (const answer of answers) expect((await refresh(server, cookieOf(answer))).status).toBe(401);
});

test("the end of one session leaves the others of the account alone", async () => {
  const server = await startBackend();
  const phone = await server.signIn("breeder");
  const desk = await server.signIn("breeder");
  for (let time = 0; time < 3; time++) await refresh(server, phone.cookie);
  expect(await isOver(server, phone.as())).toBe(true);
  expect(await isOver(server, desk.as())).toBe(false);
});

test("a session that is used lives on, one left alone for thirty days is over", async () => {
  const server = await startBackend();
  const { cookie } = await server.signIn("breeder");
  server.clock.advance(29 * DAY);
  const kept = await refresh(server, cookie);
  expect(kept.status).toBe(200);
  server.clock.advance(30 * DAY);
  expect((await refresh(server, cookieOf(kept))).status).toBe(401);
});

test.each([
  ["another site", { "Sec-Fetch-Site": "cross-site" }],
  ["another port of the same host", { "Sec-Fetch-Site": "same-site" }],
  ["an address typed by hand", { "Sec-Fetch-Site": "none" }],
  ["another origin", { Origin: "http://127.0.0.1:4399" }],
  ["an opaque origin", { Origin: "null" }],
])("a refresh from %s is refused and uses nothing up", async (_from, headers) => {
  const server = await startBackend();
  const { cookie } = await server.signIn("breeder");
  expect((await refresh(server, cookie, headers)).status).toBe(403);
  expect((await refresh(server, cookie)).status).toBe(200);
});

test("a refresh without a header of the shell is refused: a link or a form cannot set one", async () => {
  const { backend, signIn } = await startBackend();
  const { cookie } = await signIn("breeder");
  expect((await backend(new Request(`${ORIGIN}/account/api/refresh`, { headers: { Cookie: cookie } }))).status).toBe(403);
});

test.each(["", "clarine-refresh=", "clarine-refresh=made-up", "other=token-2"])(
  "the cookie %j is no authentication [CAL-15]",
  async (cookie) => {
    const server = await startBackend();
    await server.signIn("breeder");
    const response = await refresh(server, cookie);
    expect(response.status).toBe(401);
    expect(response.headers.has("x-access-token")).toBe(false);
  },
);

test("forged access tokens are nobody's", async () => {
  const { call, signIn, clock } = await startBackend();
  const { as, access } = await signIn("breeder");
  const now = Math.floor(clock.now().getTime() / 1000);
  const [head = "", body = "", signature = ""] = (access["X-Access-Token"] ?? "").split(".");
  const claims: { sid: string } = JSON.parse(Buffer.from(body, "base64url").toString());
  const made = { typ: "at+jwt", alg: "HS256", iss: "clarine", aud: "clarine-calls", sub: "breeder", sid: claims.sid, exp: now + 60 };
  const token = (key: Uint8Array, other: Partial<typeof made> = {}) => {
    const { typ, alg, iss, aud, sub, sid, exp } = { ...made, ...other };
    const signed = new SignJWT({ sid }).setProtectedHeader({ alg, typ }).setIssuer(iss).setAudience(aud).setSubject(sub);
    return signed.setIssuedAt(now).setExpirationTime(exp).sign(key);
  };
  const neighbour = await signIn("neighbour");
  const neighboursSession: { sid: string } = JSON.parse(
    Buffer.from(neighbour.access["X-Access-Token"]?.split(".")[1] ?? "", "base64url").toString(),
  );
  const withoutEnd = new SignJWT({ sid: claims.sid })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .setIssuer("clarine")
    .setAudience("clarine-calls")
    .setSubject("breeder")
    .setIssuedAt(now);
  const unsigned = new UnsecuredJWT({ sid: claims.sid })
    .setIssuer("clarine")
    .setAudience("clarine-calls")
    .setSubject("breeder")
    .setIssuedAt(now)
    .setExpirationTime(now + 60);
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: "owner" })).toString("base64url");
  const forgeries = {
    good: await token(SECRET),
    empty: "",
    "alg none": unsigned.encode(),
    "another key": await token(new TextEncoder().encode("a key that another user made up here")),
    "another kind": await token(SECRET, { typ: "JWT" }),
    "another algorithm": await token(new Uint8Array(64).fill(7), { alg: "HS512" }),
    "another issuer": await token(SECRET, { iss: "elsewhere" }),
    "another audience": await token(SECRET, { aud: "help-desk" }),
    "run out": await token(SECRET, { exp: now - 1 }),
    "an unknown session": await token(SECRET, { sid: "made-up" }),
    "the session of another user": await token(SECRET, { sid: neighboursSession.sid }),
    "an account that is not the session's": await token(SECRET, { sub: "owner" }),
    "a widget token": await createWidgetTokens(SECRET, clock, 60_000).issue("breeder"),
    "ten thousand characters": `${"a".repeat(10_000)}.${body}.${signature}`,
    "no end": await withoutEnd.sign(SECRET),
    "another account": `${head}.${changed}.${signature}`,
    rubbish: "a.b.c",
  };
  const statuses: Record<string, number> = {};
  for (const [name, forged] of Object.entries(forgeries))
    statuses[name] = (await call("GET", SERVICES, { headers: { ...as(), "X-Access-Token": forged } })).status;
  const { good, ...bad } = statuses;
  expect(good).toBe(200);
  expect(new Set(Object.values(bad))).toEqual(new Set([401]));
});

test("an access token that has run out is answered 401, one that may not do this 403", async () => {
  const { call, clock, signIn } = await startBackend();
  const { as } = await signIn("breeder");
  const forbidden = await call("GET", SERVICES, { headers: { ...as(), "X-Num-Cheptel": "FR35100002" } });
  expect([forbidden.status, await forbidden.json()]).toEqual([403, { error: "herd-refused" }]);
  clock.advance(10 * MINUTE);
  const late = await call("GET", SERVICES, { headers: { ...as(), "X-Num-Cheptel": "FR35100002" } });
  expect([late.status, await late.json()]).toEqual([401, { error: "unauthenticated" }]);
});

test("an access token copied before the logout is worth nothing after it", async () => {
  const { call, signIn } = await startBackend();
  const { as, cookie } = await signIn("breeder");
  await call("POST", "/account/api/logout", { headers: { ...as(), Cookie: cookie } });
  expect((await call("GET", SERVICES, { headers: as() })).status).toBe(401);
});

test("a herd token of another sign-in of the same account does not fit the access token of this one", async () => {
  const { call, signIn } = await startBackend();
  const phone = await signIn("breeder");
  const desk = await signIn("breeder");
  expect((await call("GET", SERVICES, { headers: { ...phone.access, Authorization: `Bearer ${desk.tokens[0]}` } })).status).toBe(401);
  expect((await call("GET", `/account/api/login/${desk.tokens[0]}`, { headers: phone.access })).status).toBe(401);
});

test("forged rights in a sign-in change nothing: the profile comes from the token", async () => {
  const { call } = await startBackend();
  const body = { login: "breeder", password: "demo-herd", droits: ["ALL"], numCheptel: "FR35100002", sign_in: "none", id: "owner" };
  const response = await call("POST", "/account/api/authenticate", { body });
  const [token]: string[] = await response.json();
  const headers = { "X-Access-Token": response.headers.get("x-access-token") ?? "" };
  const profile = await (await call("GET", `/account/api/login/${token}`, { headers })).json();
  expect(profile).toMatchObject({ id: "breeder", numCheptel: "FR35100001", droits: ["sante.carnet", "map"] });
});

test("forged rights in the login of a sub-application change nothing", async () => {
  const { call, signIn } = await startBackend();
  const { tokens, as, access } = await signIn("breeder");
  const before = await (await call("GET", `/account/api/login/${tokens[0]}`, { headers: access })).json();
  const body = { ...before, droits: ["ALL"], grants: ["EVERYTHING"], rules: { authorizes: { ALL: 9 } }, validateCgu: true };
  expect((await call("POST", "/plain/api/login", { headers: as(), body })).status).toBe(200);
  expect(await (await call("GET", `/account/api/login/${tokens[0]}`, { headers: access })).json()).toEqual(before);
});

test("another user's herd is refused wherever it stands, and the log hears who asked for which", async () => {
  const { call, signIn, refusals } = await startBackend();
  const breeder = await signIn("breeder");
  const neighbour = await signIn("neighbour");
  const herd = "FR35100002";
  const inHeader = await call("GET", SERVICES, { headers: { ...breeder.as(), "X-Num-Cheptel": herd } });
  const inPath = await call("GET", `/account/api/login/${neighbour.tokens[0]}`, { headers: breeder.access });
  const action = { type: "note", numCheptel: herd, at: "2026-05-04T08:00:00.000Z", payload: null };
  const inBody = await call("POST", "/syncManager/api/actions", { headers: { ...breeder.as(), "Idempotency-Key": "k" }, body: action });
  expect([inHeader.status, inPath.status, inBody.status]).toEqual([403, 401, 403]);
  const at = "2026-05-04T09:00:00.000Z";
  const address = "127.0.0.1";
  expect(refusals).toEqual([
    { at, address, call: "GET /stateManager/api/services", code: "herd-refused", accountId: "breeder", numCheptel: herd },
    { at, address, call: "GET /account/api/login/{token}", code: "unauthenticated", accountId: "breeder" },
    { at, address, call: "POST /syncManager/api/actions", code: "herd-refused", accountId: "breeder", numCheptel: herd },
  ]);
});

test("access token and herd token must be of one session", async () => {
  const { call, signIn } = await startBackend();
  const breeder = await signIn("breeder");
  const neighbour = await signIn("neighbour");
  const mixed = { ...breeder.access, Authorization: `Bearer ${neighbour.tokens[0]}` };
  expect((await call("GET", SERVICES, { headers: mixed })).status).toBe(401);
  expect((await call("GET", `/account/api/login/${neighbour.tokens[0]}`, { headers: breeder.access })).status).toBe(401);
});

test.each(["", "Bearer", "Bearer token-3", "Basic token-3"])("a call with %j and no access token is refused", async (authorization) => {
  const { call, signIn } = await startBackend();
  const { tokens } = await signIn("breeder");
  expect(tokens).toEqual(["token-3"]);
  const headers = { Authorization: authorization };
  expect((await call("GET", SERVICES, { headers })).status).toBe(401);
});

test("a login token alone opens nothing", async () => {
  const { call, signIn } = await startBackend();
  const { tokens } = await signIn("breeder");
  expect((await call("GET", `/account/api/login/${tokens[0]}`)).status).toBe(401);
});

test.each(["FR35100002", "FR99999999", "' OR 1=1 --"])(
  "the herd %j in the header is refused to an account that does not hold it",
  async (herd) => {
    const { call, signIn } = await startBackend();
    const { tokens, as } = await signIn("breeder");
    const headers = { ...as(), "X-Num-Cheptel": herd };
    expect((await call("GET", SERVICES, { headers })).status).toBe(403);
    expect((await call("GET", `/account/api/login/${tokens[0]}`, { headers })).status).toBe(403);
    expect((await call("POST", "/plain/api/login", { headers, body: {} })).status).toBe(403);
  },
);

test("a herd that is taken from an account is closed in its open sessions too, also where it is the one they were opened with", async () => {
  const { call, database, signIn } = await startBackend();
  const [breeder, several] = [await signIn("breeder"), await signIn("several")];
  const herd = { "X-Num-Cheptel": "FR35100001" };
  const animals = (headers: Readonly<Record<string, string>>) => call("GET", "/search/api/animals/FR", { headers });
  expect(await (await animals(breeder.as())).json()).not.toEqual([]);
  await database.deleteFrom("account_herds").where("num_cheptel", "=", "FR35100001").execute();
  expect(await (await animals(breeder.as())).json()).toEqual([]);
  expect((await animals({ ...breeder.as(), ...herd })).status).toBe(403);
  const profile = await call("GET", `/account/api/login/${breeder.tokens[0]}`, { headers: breeder.access });
  expect(await profile.json()).toMatchObject({ numCheptel: "", infoCheptels: [] });
  expect(await (await call("POST", "/keeping/api/login", { headers: breeder.as(), body: {} })).json()).toEqual({
    helper: "keeping-breeder",
  });
  expect((await animals(several.as())).status).toBe(401);
});

test("logging out ends the session on the server, even with an access token that has run out", async () => {
  const server = await startBackend();
  const { cookie, as } = await server.signIn("breeder");
  server.clock.advance(11 * MINUTE);
  const response = await server.call("POST", "/account/api/logout", { headers: { ...as(), Cookie: cookie } });
  expect(response.headers.get("set-cookie")).toMatch(/^clarine-refresh=; .*Max-Age=0/);
  expect((await refresh(server, cookie)).status).toBe(401);
});

test("no token stands in the database as it is", async () => {
  const { database, signIn } = await startBackend();
  const { tokens, cookie } = await signIn("breeder");
  const rows = [
    ...(await database.selectFrom("refresh_tokens").selectAll().execute()),
    ...(await database.selectFrom("login_tokens").selectAll().execute()),
    ...(await database.selectFrom("accounts").selectAll().execute()),
  ];
  const stored = JSON.stringify(rows);
  for (const secret of [...tokens, cookie.split("=")[1] ?? "", "demo-herd"]) expect(stored).not.toContain(`"${secret}"`);
  expect(rows.filter((row) => "password_hash" in row).every(({ password_hash }) => password_hash.startsWith("$argon2id$"))).toBe(true);
});

test("a session ends ninety days after its sign-in, however often it is used", async () => {
  const server = await startBackend();
  let { cookie } = await server.signIn("breeder");
  const refresh = async () => {
    const answer = await server.call("GET", "/account/api/refresh", { headers: { "X-App-Version": "B", Cookie: cookie } });
    if (answer.status === 200) cookie = cookieOf(answer);
    return answer.status;
  };
  const day = 24 * 60 * 60_000;
  for (let days = 20; days < 90; days += 20) {
    server.clock.advance(20 * day);
    expect(await refresh()).toBe(200);
  }
  server.clock.advance(10 * day - 1);
  expect(await refresh()).toBe(200);
  server.clock.advance(1);
  expect(await refresh()).toBe(401);
});
