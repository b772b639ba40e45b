import { expect, test } from "vitest";
import { cookieOf, type SignedIn, startBackend } from "./startBackend";

const MOST_SESSIONS = 50;

test("an account has fifty sessions at most: a sign-in ends the one not used for longest", async () => {
  const server = await startBackend();
  const sessions: SignedIn[] = [];
  for (let count = 0; count <= MOST_SESSIONS; count++) {
    sessions.push(await server.signIn("breeder"));
    server.clock.advance(1000);
  }
  const statusOf = async (session = sessions[0]) =>
    (await server.call("GET", "/stateManager/api/services", { headers: session?.as() ?? {} })).status;
  expect(await statusOf()).toBe(401);
  expect(await statusOf(sessions[1])).toBe(200);
  expect(await server.database.selectFrom("sessions").selectAll().execute()).toHaveLength(MOST_SESSIONS);
});

test("with a session that a newer sign-in ends go all its refresh tokens, used ones too", async () => {
  const server = await startBackend();
  const { cookie } = await server.signIn("breeder");
  await server.call("GET", "/account/api/refresh", { headers: { Cookie: cookie } });
  const [first] = await server.database.selectFrom("sessions").select("id").execute();
  const tokens = () =>
    server.database
      .selectFrom("refresh_tokens")
      .selectAll()
      .where("session_id", "=", first?.id ?? "")
      .execute();
  expect(await tokens()).toHaveLength(2);
  for (let count = 0; count < MOST_SESSIONS; count++) {
    server.clock.advance(1000);
    await server.signIn("breeder");
  }
  expect(await tokens()).toEqual([]);
  expect(await server.database.selectFrom("refresh_tokens").selectAll().execute()).toHaveLength(MOST_SESSIONS);
});

test("a session that refreshes without a pause has to wait, and goes on then", async () => {
  const server = await startBackend();
  let { cookie } = await server.signIn("breeder");
  const refresh = async () => {
    const response = await server.call("GET", "/account/api/refresh", { headers: { Cookie: cookie } });
    cookie = cookieOf(response) || cookie;
    return response;
  };
  const statuses = [];
  for (let count = 0; count < 60; count++) statuses.push((await refresh()).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const waits = await refresh();
  expect([waits.status, waits.headers.get("retry-after")]).toEqual([429, "600"]);
  server.clock.advance(600_000);
  expect((await refresh()).status).toBe(200);
});

test("the login of a sub-application that is sent again and again is one note with its last time", async () => {
  const server = await startBackend();
  const { as } = await server.signIn("breeder");
  for (let count = 0; count < 5; count++) {
    server.clock.advance(1000);
    await server.call("POST", "/plain/api/login", { headers: as(), body: {} });
  }
  await server.call("POST", "/keeping/api/login", { headers: as(), body: {} });
  const notes = await server.database.selectFrom("login_log").select(["application", "at"]).orderBy("application").execute();
  expect(notes.map(({ application, at }) => `${application} ${at.slice(11, 19)}`)).toEqual(["keeping 09:00:05", "plain 09:00:05"]);
});
