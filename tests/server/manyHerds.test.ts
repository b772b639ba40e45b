import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { createBackend } from "../../src/server/createBackend";
import { FIXTURE_PERSONAS, FIXTURE_REGISTRY } from "./fixtureRegistry";
import { CHEAP_PASSWORDS, request, SECRET, startBackend } from "./startBackend";

const HERDS = 5000;
const SERVICES = "/stateManager/api/services";

/** An adviser who signs in once for each herd. */
async function startAdviser() {
  const [of = FIXTURE_PERSONAS[0]] = FIXTURE_PERSONAS.filter(({ id }) => id === "several");
  const [herd] = of?.herds ?? [];
  if (of === undefined || herd === undefined) throw new Error("The fixture has no such persona.");
  const herds = Array.from({ length: HERDS }, (_, index) => ({ ...herd, numCheptel: `FR${35_200_000 + index}` }));
  return startBackend(FIXTURE_REGISTRY, [...FIXTURE_PERSONAS, { ...of, id: "adviser", herds }]);
}

test("a sign-in with thousands of herds stores one token, gives one for each herd, and each opens its own", async () => {
  const server = await startAdviser();
  const { tokens, access } = await server.signIn("adviser");
  expect(new Set(tokens).size).toBe(HERDS);
  expect(await server.database.selectFrom("login_tokens").selectAll().execute()).toHaveLength(1);
  const profile = await server.call("GET", `/account/api/login/${tokens[4321]}`, { headers: access });
  expect(await profile.json()).toMatchObject({ numCheptel: "FR35204321", token: tokens[4321] });
  const cards = await server.call("POST", "/account/api/whois", { headers: access, body: tokens.slice(-1000) });
  const numbers: { numCheptel: string }[] = await cards.json();
  expect([numbers.length, numbers.at(-1)?.numCheptel]).toEqual([1000, "FR35204999"]);
});

test("a token with somebody else's herd written behind it opens nothing", async () => {
  const server = await startBackend();
  const { tokens, access, as } = await server.signIn("several");
  const [own = ""] = (tokens[0] ?? "").split(".");
  const neighbour = await server.signIn("neighbour");
  for (const herd of ["FR35109999", "' OR 1=1 --", "", "FR35100001\0", "\0"]) {
    const forged = `${own}.${Buffer.from(herd).toString("base64url")}`;
    expect((await server.call("GET", SERVICES, { headers: as(forged) })).status).toBe(401);
    expect((await server.call("GET", `/account/api/login/${forged}`, { headers: access })).status).toBe(404);
    expect(await (await server.call("POST", "/account/api/whois", { headers: access, body: [forged] })).json()).toEqual([]);
  }
  // A herd that two accounts hold does not lead from one to the other.
  expect((await server.call("GET", SERVICES, { headers: { ...neighbour.access, Authorization: `Bearer ${tokens[1]}` } })).status).toBe(401);
});

test("nothing that depends on the account is read before its password is checked: an adviser's sign-in fails as fast as a stranger's", async () => {
  const server = await startBackend();
  const before: string[] = [];
  let isChecked = false;
  const database = server.database.withPlugin({
    transformQuery: ({ node }) => {
      if (!isChecked) before.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const passwords = {
    hash: CHEAP_PASSWORDS.hash,
    verify: (hash: string | undefined, password: string) => {
      isChecked = true;
      return CHEAP_PASSWORDS.verify(hash, password);
    },
  };
  const backend = createBackend({ ...server, database, secret: SECRET, registry: FIXTURE_REGISTRY, passwords });
  const response = await backend(request("POST", "/account/api/authenticate", { body: { login: "several", password: "wrong" } }));
  expect(response.status).toBe(401);
  expect(before.length).toBeGreaterThan(0);
  expect(before.filter((query) => query.includes("account_herds"))).toEqual([]);
});

test("of the profiles that one account asks for at once, four are made at a time: they keep no other waiting", async () => {
  const server = await startBackend();
  const { tokens, access } = await server.signIn("several");
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let made = 0;
  const database = server.database.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!result.rows.some((row) => "raison_sociale" in row)) return result;
      made++;
      await gate;
      return result;
    },
  });
  const backend = createBackend({ ...server, database, secret: SECRET, registry: FIXTURE_REGISTRY, passwords: CHEAP_PASSWORDS });
  const asked = Array.from({ length: 12 }, () => backend(request("GET", `/account/api/login/${tokens[0]}`, { headers: access })));
  while (made < 4) await nextTurn();
  for (let turn = 0; turn < 50; turn++) await nextTurn();
  expect(made).toBe(4);
  release();
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
});

test("the logins of sub-applications leave one note for an application and herd, with the last session, however many sessions send them", async () => {
  const server = await startBackend();
  for (let sessions = 0; sessions < 4; sessions++) {
    server.clock.advance(1000);
    const { as } = await server.signIn("breeder");
    await server.call("POST", "/plain/api/login", { headers: as(), body: {} });
  }
  const notes = await server.database.selectFrom("login_log").selectAll().execute();
  const [last] = await server.database.selectFrom("sessions").select("id").orderBy("created_at", "desc").limit(1).execute();
  expect(notes).toMatchObject([{ account_id: "breeder", application: "plain", at: "2026-05-04T09:00:04.000Z", session_id: last?.id }]);
});
