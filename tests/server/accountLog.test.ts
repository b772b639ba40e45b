import { expect, test } from "vitest";
import { latestMails } from "../../src/server/database/mails";
import { storeOneTimeToken } from "../../src/server/database/oneTimeTokens";
import { cookieOf, PASSWORD, type RunningBackend, startBackend } from "./startBackend";

const MAIL = "breeder@clarine.example";
const SUPPORT_TOKEN = "support-token-of-the-desk";
const NEW_PASSWORD = "canary-new-password";
const WRONG_PASSWORD = "canary-wrong-password";
const NOTE = { type: "note", numCheptel: "FR35100001", at: "2026-05-04T08:30:00.000Z", payload: { secret: "canary-payload" } };
const FROM_SHELL = { "X-App-Version": "B" };

const lastToken = async ({ database }: RunningBackend) => (await latestMails(database, 1))[0]?.link.split("/").at(-1) ?? "";

/** A user works, forgets the password, chooses another, gets help and leaves; a stranger tries and copies a cookie. */
async function wholeFlow(server: RunningBackend): Promise<readonly string[]> {
  const { call } = server;
  const from = "192.0.2.7";
  const signIn = (password: string, login = "breeder") => call("POST", "/account/api/authenticate", { body: { login, password }, from });
  await signIn(WRONG_PASSWORD);
  await signIn(WRONG_PASSWORD, "canary-password-as-login");
  const breeder = await server.signIn(MAIL);
  await call("POST", "/syncManager/api/actions", { headers: { ...breeder.as(), "Idempotency-Key": "canary-key" }, body: NOTE });
  await call("GET", `/account/api/password/${MAIL}`, { from });
  const renewal = await lastToken(server);
  const renew = `/account/api/password/${MAIL}/${renewal}`;
  await call("POST", renew, { body: { motDePasseEnClair: NEW_PASSWORD }, from });
  await call("POST", renew, { body: { motDePasseEnClair: NEW_PASSWORD }, from });
  const again = await signIn(NEW_PASSWORD);
  const refresh = (cookie: string) => call("GET", "/account/api/refresh", { headers: { ...FROM_SHELL, Cookie: cookie }, from });
  const refreshed = await refresh(cookieOf(again));
  await refresh(cookieOf(refreshed));
  await refresh(cookieOf(again));
  const last = await signIn(NEW_PASSWORD);
  const leave = { ...FROM_SHELL, Cookie: cookieOf(last), "X-Access-Token": last.headers.get("x-access-token") ?? "" };
  for (let n = 0; n < 2; n++) await call("POST", "/account/api/logout", { headers: leave, from });
  await storeOneTimeToken(server.database, {
    token: SUPPORT_TOKEN,
    purpose: "support",
    accountId: "breeder",
    expiresAt: "2026-05-04T09:15:00.000Z",
  });
  await call("POST", `/account/api/support/${SUPPORT_TOKEN}`, { headers: FROM_SHELL, from });
  const accesses = [again, refreshed, last].map((response) => response.headers.get("x-access-token") ?? "");
  return [...breeder.tokens, ...[again, refreshed, last].map((one) => cookieOf(one).split("=")[1] ?? ""), ...accesses, renewal];
}

test("the log says who signed in and out, with which link, who got a new password and whose session was copied, from where", async () => {
  const server = await startBackend();
  await wholeFlow(server);
  expect(server.events.map(({ event }) => event)).toEqual([
    "signed-in",
    "password-link-mailed",
    "password-changed",
    "signed-in",
    "session-copied",
    "signed-in",
    "signed-out",
    "support-link-used",
  ]);
  expect(server.events[1]).toEqual({
    at: "2026-05-04T09:00:00.000Z",
    event: "password-link-mailed",
    accountId: "breeder",
    address: "192.0.2.7",
  });
  const failed = server.refusals.filter(({ code }) => code === "unknown-credentials");
  expect(failed.map(({ accountId, address }) => [accountId, address])).toEqual([
    ["breeder", "192.0.2.7"],
    [undefined, "192.0.2.7"],
  ]);
});

test("a whole flow leaves no token, password, cookie, key, payload or mail address in the log", async () => {
  // Tokens of a test count up; a prefix of their own makes them findable.
  const server = await startBackend(undefined, undefined, "secret-token");
  const secrets = await wholeFlow(server);
  const log = [...server.events, ...server.refusals, ...server.failures.map(String)].map((line) => JSON.stringify(line));
  expect(log.length).toBeGreaterThan(10);
  for (const secret of [...secrets, "secret-token", PASSWORD, SUPPORT_TOKEN, "canary", "@", "payload"]) {
    expect(secret).not.toBe("");
    expect(log.filter((line) => line.includes(secret))).toEqual([]);
  }
  for (const line of log) expect(line).not.toContain("\n");
});

test("an address without an account leaves no line: the log does not grow by what is made up", async () => {
  const server = await startBackend();
  await server.call("GET", "/account/api/password/ghost@clarine.example");
  await server.call("POST", "/account/api/logout", { headers: FROM_SHELL });
  expect(server.events).toEqual([]);
});
