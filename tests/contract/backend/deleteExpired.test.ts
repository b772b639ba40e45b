import { expect, test } from "vitest";
import { deleteExpired, keepDeletingExpired } from "../../../src/server/database/deleteExpired";
import { logLogin } from "../../../src/server/database/loginLog";
import { storingLoginToken } from "../../../src/server/database/loginTokens";
import { storeMail } from "../../../src/server/database/mails";
import { storeOneTimeToken } from "../../../src/server/database/oneTimeTokens";
import type { Database } from "../../../src/server/database/openDatabase";
import { createRateLimits } from "../../../src/server/database/rateLimits";
import { rotateRefreshToken, storingRefreshToken } from "../../../src/server/database/refreshTokens";
import { storingSession } from "../../../src/server/database/sessions";
import { storedAfter } from "../../../src/server/time/clock";
import { freshDatabase } from "../../support/freshDatabase";
import { serverClock } from "../../support/serverClock";

const HOUR = 60 * 60_000;
const START = "2026-05-04T09:00:00.000Z";
const RETENTION = { mailMs: 4 * HOUR, loginLogMs: 8 * HOUR, everyMs: HOUR };

const TABLES = ["sessions", "refresh_tokens", "login_tokens", "one_time_tokens", "rate_limits", "mails", "login_log"] as const;

/** One row of everything, with a session, a token and a window that end after two hours. */
async function fill(database: Database) {
  const clock = serverClock(START);
  const expiresAt = storedAfter(clock.now(), 2 * HOUR);
  await storingSession(database, { id: "session", accountId: "anne", now: START, expiresAt }).execute();
  await storingRefreshToken(database, "refresh", "session", expiresAt).execute();
  await storingLoginToken(database, { token: "login", sessionId: "session", accountId: "anne", numCheptel: null }).execute();
  await storeOneTimeToken(database, { token: "once", purpose: "renew", accountId: "anne", expiresAt });
  await createRateLimits(database, clock).take("login anne", 5, 2 * HOUR);
  await storeMail(database, { id: "mail", kind: "recovery", recipient: "anne", language: "fr", link: "/", sent_at: START });
  await logLogin(database, { id: "note", session_id: "session", account_id: "anne", application: "map", num_cheptel: null, at: START });
  return clock;
}

async function filledTables(database: Database): Promise<readonly string[]> {
  const rows = await Promise.all(TABLES.map((table) => database.selectFrom(table).selectAll().execute()));
  return TABLES.filter((_, at) => rows[at]?.length !== 0);
}

test("what is over is deleted at the moment it ends, and nothing before", async () => {
  const database = await freshDatabase();
  const clock = await fill(database);
  clock.advance(2 * HOUR - 1);
  await deleteExpired(database, clock, RETENTION);
  expect(await filledTables(database)).toEqual(TABLES);
  clock.advance(1);
  await deleteExpired(database, clock, RETENTION);
  expect(await filledTables(database)).toEqual(["mails", "login_log"]);
});

test("mails and notes of logins go when they are as old as they may get", async () => {
  const database = await freshDatabase();
  const clock = await fill(database);
  clock.advance(4 * HOUR);
  await deleteExpired(database, clock, RETENTION);
  expect(await filledTables(database)).toEqual(["login_log"]);
  clock.advance(4 * HOUR);
  await deleteExpired(database, clock, RETENTION);
  expect(await filledTables(database)).toEqual([]);
});

test("a used refresh token of a living session is kept, so that its return is still noticed", async () => {
  const database = await freshDatabase();
  const clock = await fill(database);
  const expiresAt = storedAfter(clock.now(), 2 * HOUR);
  await rotateRefreshToken(database, { token: "refresh", next: "second", now: START, expiresAt, leewayFrom: START, openedAfter: "" });
  clock.advance(HOUR);
  await deleteExpired(database, clock, RETENTION);
  const now = clock.now().toISOString();
  const returned = await rotateRefreshToken(database, {
    token: "refresh",
    next: "third",
    now,
    expiresAt,
    leewayFrom: now,
    openedAfter: "",
  });
  expect(returned).toEqual({ kind: "reused", accountId: "anne" });
});

test("deleting starts with the server, comes back regularly and ends with it", async () => {
  const database = await freshDatabase();
  const clock = await fill(database);
  const failures: unknown[] = [];
  const onFailure = (failure: unknown) => void failures.push(failure);
  clock.advance(2 * HOUR);
  const stopFirst = keepDeletingExpired({ database, clock, timer: clock, retention: RETENTION, onFailure });
  await stopFirst();
  expect(await filledTables(database)).toEqual(["mails", "login_log"]);
  const stop = keepDeletingExpired({ database, clock, timer: clock, retention: RETENTION, onFailure });
  clock.advance(HOUR);
  clock.advance(HOUR);
  await stop();
  expect(await filledTables(database)).toEqual(["login_log"]);
  expect([clock.repeating(), failures]).toEqual([0, []]);
});

test("a round that fails is reported and the next one runs all the same", async () => {
  const database = await freshDatabase();
  const clock = await fill(database);
  const failures: unknown[] = [];
  let broken = true;
  const now = () => {
    if (!broken) return clock.now();
    broken = false;
    throw new Error("no time");
  };
  const onFailure = (failure: unknown) => void failures.push(failure);
  const stop = keepDeletingExpired({ database, clock: { now }, timer: clock, retention: RETENTION, onFailure });
  clock.advance(2 * HOUR);
  await stop();
  expect(failures).toEqual([new Error("no time")]);
  expect(await filledTables(database)).toEqual(["mails", "login_log"]);
});

test("what cannot be deleted is reported, and keeps nothing else of its round from being deleted", async () => {
  const database = await freshDatabase();
  const clock = await fill(database);
  const failures: unknown[] = [];
  const refused = ["sessions", "mails"];
  const failing = database.withPlugin({
    transformQuery: ({ node }) => {
      const [table] = refused.filter((name) => node.kind === "DeleteQueryNode" && JSON.stringify(node.from).includes(`"${name}"`));
      if (table !== undefined) throw new Error(`${table} are locked`);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  clock.advance(8 * HOUR);
  const onFailure = (failure: unknown) => void failures.push(failure);
  await keepDeletingExpired({ database: failing, clock, timer: clock, retention: RETENTION, onFailure })();
  expect(await filledTables(database)).toEqual(["sessions", "login_tokens", "mails"]);
  expect(failures).toMatchObject([{ errors: [new Error("sessions are locked"), new Error("mails are locked")] }]);
});

test("a round reads no refresh tokens but those that are over", async () => {
  const database = await freshDatabase();
  const clock = await fill(database);
  const read: string[] = [];
  const watched = database.withPlugin({
    transformQuery: ({ node }) => {
      if (node.kind === "DeleteQueryNode" && JSON.stringify(node.from).includes('"refresh_tokens"')) read.push(JSON.stringify(node.where));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await deleteExpired(watched, clock, RETENTION);
  expect(read).toEqual([expect.stringContaining('"expires_at"')]);
});
