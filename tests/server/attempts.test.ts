import { expect, test } from "vitest";
import { createBackend } from "../../src/server/createBackend";
import { latestMails } from "../../src/server/database/mails";
import { addressOf } from "../../src/server/http/callerAddress";
import { FIXTURE_REGISTRY } from "./fixtureRegistry";
import { CHEAP_PASSWORDS, PASSWORD, type RunningBackend, request, SECRET, startBackend } from "./startBackend";

const AUTHENTICATE = "/account/api/authenticate";
const MINUTE = 60_000;
const WINDOW = 10 * MINUTE;
const { signIn, recovery } = FIXTURE_REGISTRY.attemptLimits;

function tryPassword({ call }: RunningBackend, login: string, password = "wrong", from = "192.0.2.1") {
  return call("POST", AUTHENTICATE, { body: { login, password }, from });
}

/** The cookie of a device on which somebody has signed in. */
function deviceOf(response: Response): string {
  return (
    response.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith("clarine-device="))
      ?.split(";")[0] ?? ""
  );
}

async function times(count: number, attempt: (index: number) => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await attempt(index)).status);
  return statuses;
}

test.each(["breeder", "ghost"])("after too many wrong passwords the login %s has to wait, from wherever it is tried", async (login) => {
  const server = await startBackend();
  const statuses = await times(signIn.perAccount + 1, (index) => tryPassword(server, login, "wrong", `192.0.2.${index}`));
  expect(statuses).toEqual([...new Array<number>(signIn.perAccount).fill(401), 429]);
  const refused = await tryPassword(server, login, PASSWORD);
  expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([429, "600", { error: "too-many-attempts" }]);
});

test("the wait is over when the header says so, and not a second earlier", async () => {
  const server = await startBackend();
  await times(signIn.perAccount + 1, () => tryPassword(server, "breeder"));
  server.clock.advance(WINDOW - 1000);
  const early = await tryPassword(server, "breeder", PASSWORD);
  expect([early.status, early.headers.get("retry-after")]).toEqual([429, "1"]);
  server.clock.advance(1000);
  expect((await tryPassword(server, "breeder", PASSWORD)).status).toBe(200);
});

test("capitals and blanks are one login, and that a login and an email are one account does not show in attempts", async () => {
  const server = await startBackend();
  const names = ["breeder", "BREEDER", " breeder ", "Breeder", "breeder", "breeder", "breeder@clarine.example"];
  expect(await times(names.length, (index) => tryPassword(server, names[index] ?? ""))).toEqual([401, 401, 401, 401, 401, 429, 401]);
});

test("the wrong passwords of a stranger lock nobody out of a device on which they have signed in", async () => {
  const server = await startBackend();
  const device = deviceOf(await tryPassword(server, "breeder", PASSWORD));
  await times(signIn.perAccount + 1, () => tryPassword(server, "breeder", "wrong", "198.51.100.1"));
  expect((await tryPassword(server, "breeder", PASSWORD)).status).toBe(429);
  const known = (login: string, password: string, cookie = device) =>
    server.call("POST", AUTHENTICATE, { body: { login, password }, headers: { Cookie: cookie } });
  expect((await known("Breeder ", PASSWORD)).status).toBe(200);
  expect(await times(signIn.perAccount + 1, () => known("breeder", "wrong"))).toEqual([
    ...new Array<number>(signIn.perAccount).fill(401),
    429,
  ]);
  await times(signIn.perAccount, () => tryPassword(server, "neighbour"));
  // Known for one login only, and nobody can make such a cookie up.
  expect((await known("neighbour", PASSWORD)).status).toBe(429);
  expect((await known("neighbour", PASSWORD, `${device}.made-up`)).status).toBe(429);
});

test("forty sign-ins at once with the right password all succeed", async () => {
  const server = await startBackend();
  const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await tryPassword(server, "breeder", PASSWORD)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("of guesses that come at once, a right one after too many wrong ones opens nothing", async () => {
  const server = await startBackend();
  const guesses = [...new Array<string>(60).fill("wrong"), PASSWORD];
  const statuses = await Promise.all(guesses.map(async (guess) => (await tryPassword(server, "breeder", guess)).status));
  expect(statuses.at(-1)).toBe(429);
});

test("a sign-in that succeeds starts the count of its account anew", async () => {
  const server = await startBackend();
  await times(signIn.perAccount - 1, () => tryPassword(server, "breeder"));
  expect((await tryPassword(server, "breeder", PASSWORD)).status).toBe(200);
  expect(await times(signIn.perAccount, () => tryPassword(server, "breeder"))).not.toContain(429);
});

test("an address that tries many accounts has to wait; its successes do not count, and do not hide its failures", async () => {
  const server = await startBackend();
  await times(20, () => tryPassword(server, "breeder", PASSWORD));
  const statuses = await times(signIn.perAddress, (index) => tryPassword(server, `ghost-${index}`));
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect((await tryPassword(server, "neighbour", PASSWORD)).status).toBe(429);
  expect((await tryPassword(server, "neighbour", PASSWORD, "192.0.2.2")).status).toBe(200);
});

test("made-up support links lock nobody out: their tokens are too long to be guessed", async () => {
  const server = await startBackend();
  const statuses = await times(signIn.perAddress + 1, (index) => server.call("POST", `/account/api/support/made-up-${index}`));
  expect(new Set(statuses)).toEqual(new Set([404]));
  expect((await tryPassword(server, "breeder", PASSWORD)).status).toBe(200);
});

test.each(["breeder@clarine.example", "ghost@clarine.example"])("one address asks for the recovery of %s only so often", async (email) => {
  const { call } = await startBackend();
  const statuses = await times(recovery.perAccount + 1, () => call("GET", `/account/api/password/${email}`));
  expect(statuses).toEqual([...new Array<number>(recovery.perAccount).fill(200), 429]);
});

test("however many ask for it from anywhere, an account gets three mails in half an hour, and who asks sees no difference", async () => {
  const server = await startBackend();
  const ask = (index: number, email: string) => server.call("GET", `/account/api/password/${email}`, { from: `198.51.100.${index}` });
  const answers = (email: string) => Promise.all(Array.from({ length: 30 }, async (_, index) => (await ask(index, email)).status));
  expect(new Set(await answers("breeder@clarine.example"))).toEqual(new Set([200]));
  expect(new Set(await answers("ghost@clarine.example"))).toEqual(new Set([200]));
  expect(await latestMails(server.database, 100)).toHaveLength(3);
  server.clock.advance(30 * MINUTE);
  await ask(1, "breeder@clarine.example");
  expect(await latestMails(server.database, 100)).toHaveLength(4);
});

test("a stranger who asks for the mail again and again takes no link from the owner, whatever device the owner is at", async () => {
  const server = await startBackend();
  const device = deviceOf(await tryPassword(server, "breeder", PASSWORD, "192.0.2.1"));
  const ask = (from: string, headers = {}) => server.call("GET", "/account/api/password/breeder@clarine.example", { from, headers });
  await times(signIn.perAccount + 1, () => tryPassword(server, "breeder", "wrong", "198.51.100.1"));
  await times(20, (index) => ask(`198.51.100.${index % 3}`));
  expect((await ask("203.0.113.1")).status).toBe(200);
  const mailed = await latestMails(server.database, 100);
  expect(mailed).toHaveLength(3);
  // A device on which the owner has signed in gets a mail of its own, even in the same network as the stranger.
  expect((await ask("198.51.100.1", { Cookie: device })).status).toBe(200);
  expect(await latestMails(server.database, 100)).toHaveLength(4);
  expect((await tryPassword(server, "breeder", PASSWORD, "203.0.113.1")).status).toBe(429);
  const path = (mailed[0]?.link ?? "").replace("/welcome/renew/", "/account/api/password/");
  const renewed = await server.call("POST", path, { body: { motDePasseEnClair: "secret-7" } });
  expect(await renewed.json()).toEqual({ msg: "ok" });
  expect((await tryPassword(server, "breeder", "secret-7", "203.0.113.1")).status).toBe(200);
  // The links are spent, so the next mail does not wait for their time.
  await ask("203.0.113.1");
  expect(await latestMails(server.database, 1)).toMatchObject([{ kind: "recovery" }]);
});

test("a request for recovery past its limit writes nothing", async () => {
  const server = await startBackend();
  const ask = () => server.call("GET", "/account/api/password/breeder@clarine.example");
  await times(recovery.perAccount + 1, ask);
  const before = await server.database.selectFrom("rate_limits").selectAll().orderBy("key_hash").execute();
  expect((await ask()).status).toBe(429);
  expect(await server.database.selectFrom("rate_limits").selectAll().orderBy("key_hash").execute()).toEqual(before);
});

test("one address asks for the recovery of only so many accounts", async () => {
  const { call } = await startBackend();
  const statuses = await times(recovery.perAddress + 1, (index) => call("GET", `/account/api/password/ghost-${index}@x.example`));
  expect(statuses.at(-1)).toBe(429);
});

test("a stranger who makes tokens of a new password up keeps no owner from choosing one, nor anybody from signing in", async () => {
  const server = await startBackend();
  const body = { motDePasseEnClair: "secret-7" };
  await server.call("GET", "/account/api/password/breeder@clarine.example");
  const [mail] = await latestMails(server.database, 1);
  const tried = (index: number) => server.call("POST", `/account/api/password/breeder@clarine.example/made-up-${index}`, { body });
  expect(new Set(await times(signIn.perAddress + 1, tried))).toEqual(new Set([200]));
  expect((await tryPassword(server, "breeder", PASSWORD)).status).toBe(200);
  const path = (mail?.link ?? "").replace("/welcome/renew/", "/account/api/password/");
  expect(await (await server.call("POST", path, { body })).json()).toEqual({ msg: "ok" });
});

test("a new password lets an account in again that others have locked", async () => {
  const server = await startBackend();
  await times(signIn.perAccount + 1, () => tryPassword(server, "breeder"));
  await server.call("GET", "/account/api/password/breeder@clarine.example");
  const [mail] = await latestMails(server.database, 1);
  const path = (mail?.link ?? "").replace("/welcome/renew/", "/account/api/password/");
  await server.call("POST", path, { body: { motDePasseEnClair: "secret-7" } });
  expect((await tryPassword(server, "breeder", "secret-7")).status).toBe(200);
});

test("neither what was typed as login nor an address stands in the database", async () => {
  const { call, database } = await startBackend();
  await call("POST", AUTHENTICATE, { body: { login: "my-password-by-mistake", password: "x" }, from: "192.0.2.77" });
  const rows = JSON.stringify(await database.selectFrom("rate_limits").selectAll().execute());
  expect(rows).not.toMatch(/my-password-by-mistake|192\.0\.2\.77/);
});

test("unknown accounts cost the same work as known ones: one verification of a password, the same statements", async () => {
  const { database, clock, newToken } = await startBackend();
  let work: string[] = [];
  const counted = database.withPlugin({
    transformQuery: ({ node }) => {
      work.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const passwords = {
    hash: CHEAP_PASSWORDS.hash,
    verify: (hash: string | undefined, password: string) => {
      work.push("verify");
      return CHEAP_PASSWORDS.verify(hash, password);
    },
  };
  const backend = createBackend({ database: counted, clock, secret: SECRET, registry: FIXTURE_REGISTRY, passwords, newToken });
  const workOf = async (sent: Request) => {
    work = [];
    const response = await backend(sent);
    const answer = await response.text();
    return { status: response.status, answer, work };
  };
  const tried = (login: string) => workOf(request("POST", AUTHENTICATE, { body: { login, password: "wrong" } }));
  const unknown = await tried("ghost");
  expect(unknown.work).toContain("verify");
  expect(unknown).toEqual(await tried("breeder"));
  const recovered = (name: string) => workOf(request("GET", `/account/api/password/${name}@clarine.example`));
  expect(await recovered("ghost")).toEqual(await recovered("breeder"));
  const body = { motDePasseEnClair: "secret-7" };
  const renewed = (name: string) => workOf(request("POST", `/account/api/password/${name}@clarine.example/made-up`, { body }));
  expect((await renewed("ghost")).work).toEqual((await renewed("breeder")).work);
});

test("one caller with a whole /48 of IPv6 fails no more often than ten networks may", async () => {
  const server = await startBackend();
  const fails = (index: number) => tryPassword(server, `ghost-${index}`, "wrong", `2001:db8:1:${index.toString(16)}::1`);
  const statuses = await times(10 * signIn.perAddress + 1, fails);
  expect(statuses.indexOf(429)).toBe(10 * signIn.perAddress);
  expect((await tryPassword(server, "breeder", PASSWORD, "2001:db8:1:ffff::1")).status).toBe(429);
  expect((await tryPassword(server, "breeder", PASSWORD, "2001:db8:2::1")).status).toBe(200);
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("attempts from %s are counted under %s", (remoteAddress, counted) => {
  expect(addressOf({ incoming: { socket: { remoteAddress } } })).toBe(counted);
});

test("guesses that one address sends all at once are hashed no more often than it may fail, and hold up nobody else", async () => {
  const server = await startBackend();
  const guesses = Array.from({ length: 90 }, (_, index) => tryPassword(server, `ghost-${index}`));
  const other = await tryPassword(server, "breeder", PASSWORD, "192.0.2.2");
  expect(other.status).toBe(200);
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  // A few are under way when the last one that counts fails.
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(signIn.perAddress + 4);
  expect(statuses.at(-1)).toBe(429);
});

test("sign-ins that wait for others of their address are told to come again when too many do", async () => {
  const server = await startBackend();
  const statuses = await Promise.all(Array.from({ length: 300 }, async () => (await tryPassword(server, "breeder", PASSWORD)).status));
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await tryPassword(server, "breeder", PASSWORD)).status).toBe(200);
});

test("sign-ins from all over one /48 of IPv6 take turns as one caller, and hold up nobody else", async () => {
  const server = await startBackend();
  const from = (network: string) => tryPassword(server, "breeder", PASSWORD, `2001:db8:${network}::1`).then(({ status }) => status);
  const all = Array.from({ length: 200 }, (_, index) => from(`1:${index.toString(16)}`));
  expect(await from("2:0")).toBe(200);
  expect(new Set(await Promise.all(all))).toEqual(new Set([200, 503]));
});

test("recovering a login as if it were an address takes no attempt from the address of its account, nor tells that they are one", async () => {
  const server = await startBackend();
  const recover = (email: string) => server.call("GET", `/account/api/password/${email}`);
  await times(recovery.perAccount + 1, () => recover("breeder"));
  expect((await recover("breeder@clarine.example")).status).toBe(200);
  expect(await latestMails(server.database, 1)).toHaveLength(1);
});

/** A sign-in of the breeder with a cookie of a known device. */
function tryKnown({ call }: RunningBackend, password: string, cookie: string, login = "breeder") {
  return call("POST", AUTHENTICATE, { body: { login, password }, headers: { Cookie: cookie } });
}

const EMAIL = "breeder@clarine.example";

async function renew({ call, database }: RunningBackend): Promise<Response> {
  await call("GET", `/account/api/password/${EMAIL}`, { from: "203.0.113.1" });
  const [mail] = await latestMails(database, 1);
  const path = (mail?.link ?? "").replace("/welcome/renew/", "/account/api/password/");
  return call("POST", path, { body: { motDePasseEnClair: "secret-7" } });
}

test("a cookie that a neighbour of the host has set before that of a known device does not hide it", async () => {
  const server = await startBackend();
  const device = deviceOf(await tryPassword(server, "breeder", PASSWORD));
  await times(signIn.perAccount + 1, () => tryPassword(server, "breeder"));
  expect((await tryKnown(server, PASSWORD, `clarine-device=planted.planted; ${device}`)).status).toBe(200);
});

test("devices known from before a new password are strangers: who made many of them has no more guesses, and fills no mailbox", async () => {
  const server = await startBackend();
  const devices: string[] = [];
  while (devices.length < 10) devices.push(deviceOf(await tryPassword(server, "breeder", PASSWORD)));
  await renew(server);
  const before = (await latestMails(server.database, 100)).length;
  const statuses: number[] = [];
  for (const device of devices) {
    statuses.push((await tryKnown(server, "wrong", device)).status);
    await times(recovery.perAccount, () => server.call("GET", `/account/api/password/${EMAIL}`, { headers: { Cookie: device } }));
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(signIn.perAccount);
  expect((await latestMails(server.database, 100)).length - before).toBeLessThanOrEqual(3);
});

test.each(["breeder", EMAIL])(
  "the device on which a new password was chosen is known for %s: no stranger locks its owner out",
  async (login) => {
    const server = await startBackend();
    const device = deviceOf(await renew(server));
    await times(signIn.perAccount + 1, () => tryPassword(server, login));
    expect((await tryPassword(server, login, "secret-7")).status).toBe(429);
    expect((await tryKnown(server, "secret-7", device, login)).status).toBe(200);
  },
);
