import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { type RunningBackend, type SignedIn, startBackend } from "./startBackend";

test("the ping answers the version of the server, signed in or not [CAL-18]", async () => {
  const { call } = await startBackend();
  const response = await call("GET", "/stateManager/api/ping", { headers: { "X-App-Version": "A" } });
  expect(await response.json()).toEqual({ version: "B" });
});

test("the service check answers a list called services [CAL-20]", async () => {
  const { call, signIn } = await startBackend();
  const { as } = await signIn("breeder");
  expect(await (await call("GET", "/stateManager/api/services", { headers: as() })).json()).toEqual({ services: ["feed"] });
});

test("the widget authentication answers a token to who holds the grant of the support chat [CAL-21] [SVC-04]", async () => {
  const { call, signIn } = await startBackend();
  const { as } = await signIn("chatter");
  const response = await call("POST", "/account/api/widget/auth", { headers: as(), body: { id: "chatter" } });
  expect(await response.json()).toEqual({ token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
});

test("a token for the help desk ends within a day, however long the session lasts", async () => {
  const { call, signIn } = await startBackend();
  const { as } = await signIn("chatter");
  const { token } = await (await call("POST", "/account/api/widget/auth", { headers: as(), body: { id: "chatter" } })).json();
  const { iat = 0, exp = Number.POSITIVE_INFINITY } = decodeJwt(token);
  expect(exp - iat).toBeLessThanOrEqual(24 * 60 * 60);
});

test("who lacks that grant gets no widget token, whatever rights the body claims [SVC-04]", async () => {
  const { call, signIn } = await startBackend();
  const { as } = await signIn("breeder");
  const body = { id: "chatter", droits: ["ALL", "account.chat"], rules: { authorizes: { account: 9 } } };
  const response = await call("POST", "/account/api/widget/auth", { headers: as(), body });
  expect([response.status, await response.json()]).toEqual([403, { error: "forbidden" }]);
});

test("the tag-domain read takes a body with the domain of the registry [CAL-22]", async () => {
  const { call, signIn } = await startBackend();
  const { as } = await signIn("breeder");
  const read = (body: unknown) => call("POST", "/tag/api/domain/read", { headers: as(), body });
  expect((await read({ domain: "BOUCLE" })).status).toBe(200);
  for (const body of [{}, { domain: "ALL" }, { domain: ["BOUCLE"] }]) expect((await read(body)).status).toBe(400);
});

test("the translations follow a login with the user as body", async () => {
  const { call, signIn } = await startBackend();
  const { as } = await signIn("breeder");
  expect((await call("POST", "/translate-proxy/api/login/eleveur", { headers: as(), body: { id: "breeder" } })).status).toBe(200);
  const all = await call("GET", "/translate-proxy/api/translation/all", { headers: as() });
  expect(await all.json()).toEqual({ fr: { "tile.parage": "Parage" }, de: {} });
});

test.each([
  "/syncManager/api/login/",
  "/syncManager/api/login",
  "/stateManager/api/login/",
  "/stateManager/api/login/eleveur",
  "/plain/api/login",
])("the login %s answers an empty object [CAL-24] [CAL-25] [SUB-15]", async (path) => {
  const { call, signIn } = await startBackend();
  const { as } = await signIn("breeder");
  const response = await call("POST", path, { headers: as(), body: { id: "breeder" } });
  expect([response.status, await response.json()]).toEqual([200, {}]);
});

test("a login whose registry entry keeps a field of the answer gets that field", async () => {
  const { call, signIn } = await startBackend();
  const { as } = await signIn("breeder");
  const response = await call("POST", "/keeping/api/login", { headers: as(), body: {} });
  expect(await response.json()).toEqual({ helper: "keeping-FR35100001" });
});

test("a sub-application login notes who calls by the tokens; the user in the body, rights and all, counts for nothing", async () => {
  const { call, signIn, database } = await startBackend();
  const { as } = await signIn("technician");
  const body = { id: "owner", numCheptel: "FR35100002", droits: ["ALL"], rules: { authorizes: { ALL: 9 } } };
  await call("POST", "/plain/api/login", { headers: { ...as(), "X-Num-Cheptel": "FR35100003" }, body });
  const logged = await database.selectFrom("login_log").select(["account_id", "application", "num_cheptel"]).execute();
  expect(logged).toEqual([{ account_id: "technician", application: "plain", num_cheptel: "FR35100003" }]);
});

test.each([
  ["a string", '"breeder"'],
  ["a list", "[]"],
  ["nothing", undefined],
  ["no JSON", "<user/>"],
])("a sub-application login with %s as body is a bad request", async (_what, body) => {
  const { call, signIn } = await startBackend();
  const { as } = await signIn("breeder");
  expect((await call("POST", "/plain/api/login", { headers: as(), body })).status).toBe(400);
});

test("a profile full of hostile fields is taken for what it is: a body nobody believes", async () => {
  const { call, signIn, failures } = await startBackend();
  const { as } = await signIn("breeder");
  const body = `{"__proto__":{"id":"x"},"constructor":1,"droits":{"length":1e9},"rules":{"authorizes":{"constructor":"9","a":-1,"b":1e99}}}`;
  expect((await call("POST", "/plain/api/login", { headers: as(), body })).status).toBe(200);
  expect(failures).toEqual([]);
});

test("a body over a megabyte is refused", async () => {
  const { call, signIn } = await startBackend();
  const { as } = await signIn("breeder");
  const body = { padding: "x".repeat(1_100_000) };
  expect((await call("POST", "/plain/api/login", { headers: as(), body })).status).toBe(413);
});

test.each([
  ["GET", "/plain/api/animals"],
  ["GET", "/account/api/authenticate"],
  ["POST", "/account/api/password"],
  ["DELETE", "/plain/api/login"],
])("%s %s is no call and says so in JSON", async (method, path) => {
  const { call } = await startBackend();
  const response = await call(method, path);
  expect([response.status, await response.json()]).toEqual([404, { error: "unknown-call" }]);
});

test("a failure of the server tells nothing of its inside, and its log hears of it", async () => {
  const { call, signIn, database, failures } = await startBackend();
  const { as } = await signIn("breeder");
  await database.schema.dropTable("login_log").execute();
  const response = await call("POST", "/plain/api/login", { headers: as(), body: {} });
  expect([response.status, await response.json()]).toEqual([500, { error: "failure" }]);
  expect(failures).toHaveLength(1);
});

test("answers of calls are kept by no cache", async () => {
  const { call } = await startBackend();
  expect((await call("GET", "/stateManager/api/ping")).headers.get("cache-control")).toBe("no-store");
});

const findAnimals = ({ call }: RunningBackend, { as }: SignedIn, query: string, headers: Readonly<Record<string, string>> = {}) =>
  call("GET", `/search/api/animals/${encodeURIComponent(query)}`, { headers: { ...as(), ...headers } });

test("animals of the herd are found by their last digits, their whole number and their name, with name, lot and breed", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  const [one] = await (await findAnimals(server, breeder, "FR")).json();
  expect(one).toEqual({
    id: "1",
    number: expect.stringMatching(/^FR\d{10}$/),
    name: expect.any(String),
    breed: expect.any(String),
    lot: expect.stringMatching(/^\d$/),
  });
  for (const query of [one.number.slice(-4), one.number, one.number.slice(2), one.name.toLowerCase()])
    expect(await (await findAnimals(server, breeder, query)).json()).toContainEqual(one);
  expect(await (await findAnimals(server, breeder, "zzz")).json()).toEqual([]);
});

test("nobody is told of the animals of a herd that is not theirs, nor without a sign-in", async () => {
  const server = await startBackend();
  const breeder = await server.signIn("breeder");
  expect((await findAnimals(server, breeder, "FR", { "X-Num-Cheptel": "FR99999999" })).status).toBe(403);
  expect((await server.call("GET", "/search/api/animals/FR")).status).toBe(401);
});
