import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { createBackend } from "../../../src/server/createBackend";
import { openDatabase } from "../../../src/server/database/openDatabase";
import { storeAccounts } from "../../../src/server/database/storeAccounts";
import { systemClock } from "../../../src/server/time/clock";
import { FIXTURE_PERSONAS, FIXTURE_REGISTRY } from "../../server/fixtureRegistry";
import { CHEAP_PASSWORDS, PASSWORD, request, SECRET } from "../../server/startBackend";
import { freshAddress } from "../../support/freshDatabase";

const TERMS = { body: { dateCgu: "2026-05-04T08:00:00.000Z" } };
/** More than one process has connections. */
const WAITING = 14;
const GUESSES = 40;
/** Calls of one caller, or guesses at one login, that are under way. */
const AT_ONCE = 4;
const LONGEST_MS = 15_000;

const ROW_OF_OWNER = "update accounts set date_cgu = date_cgu where id = 'owner'";
const OWNER_EMAIL = FIXTURE_PERSONAS.find(({ id }) => id === "owner")?.profile.email ?? "";
const COUNTS = "select * from rate_limits for update";

/** Two processes on one database, one of them stuck with rows in its hands, and two accounts signed in. */
async function withLocked(rows: string) {
  const address = await freshAddress();
  const [database, holder] = [await openDatabase(address), new Client({ connectionString: address })];
  await storeAccounts(database, CHEAP_PASSWORDS, { personas: FIXTURE_PERSONAS, password: PASSWORD });
  const backend = createBackend({ database, clock: systemClock, secret: SECRET, registry: FIXTURE_REGISTRY, passwords: CHEAP_PASSWORDS });
  const signIn = async (login: string) => {
    const answer = await backend(request("POST", "/account/api/authenticate", { body: { login, password: PASSWORD } }));
    const [token = ""]: string[] = await answer.json();
    return { token, headers: { "X-Access-Token": answer.headers.get("x-access-token") ?? "", Authorization: `Bearer ${token}` } };
  };
  const [owner, breeder] = [await signIn("owner"), await signIn("breeder")];
  const from = (index: number) => ({ incoming: { socket: { remoteAddress: `192.0.2.${index}` } } });
  const guess = (index: number) =>
    backend(request("POST", "/account/api/authenticate", { body: { login: "owner", password: "wrong" } }), from(index));
  const recover = (index: number) => backend(request("GET", `/account/api/password/${OWNER_EMAIL}`), from(index));
  await guess(0);
  await recover(0);
  await holder.connect();
  await holder.query("begin");
  await holder.query(rows);
  const statusOf = async (method: string, path: string, options: Parameters<typeof request>[2] = {}) =>
    (await backend(request(method, path, options))).status;
  const ownerReads = () => statusOf("GET", `/account/api/login/${owner.token}`, { headers: owner.headers });
  const others = () =>
    Promise.all([
      statusOf("GET", "/stateManager/api/ping"),
      statusOf("GET", `/account/api/login/${breeder.token}`, { headers: breeder.headers }),
      statusOf("POST", "/account/api/licence/cgu", { ...TERMS, headers: breeder.headers }),
      statusOf("POST", "/account/api/authenticate", { body: { login: "neighbour", password: PASSWORD } }),
    ]);
  const connectionsWaiting = async () => {
    await holder.query("select pg_stat_clear_snapshot()");
    const { rowCount } = await holder.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rowCount ?? 0;
  };
  /** Until so many calls wait for the rows, each on a connection of its own; they take what time they need to come so far. */
  const untilWaiting = async (connections: number) => {
    while ((await connectionsWaiting()) < connections);
  };
  const end = async () => {
    await holder.end();
    await database.destroy();
  };
  return { backend, owner, guess, recover, ownerReads, others, connectionsWaiting, untilWaiting, end };
}

const GOES_ON = [200, 200, 200, 200];

// The embedded file knows no lock of a row: tests/server/lockedFile.test.ts holds the same for the whole file.
test.skipIf(inject("postgres") === undefined)(
  "a row that somebody keeps locked holds up no reader and no other account; whoever waits for it is answered 503 within 15 s",
  async () => {
    const { backend, owner, ownerReads, others, untilWaiting, end } = await withLocked(ROW_OF_OWNER);
    try {
      const from = performance.now();
      let answered = 0;
      const write = async () => {
        const answer = await backend(request("POST", "/account/api/licence/cgu", { ...TERMS, headers: owner.headers }));
        answered++;
        return [answer.status, answer.headers.get("retry-after"), performance.now() - from < LONGEST_MS];
      };
      // One account has so many calls at a time: its reader would stand behind its own writers, not behind the row.
      const writers = Array.from({ length: AT_ONCE - 1 }, write);
      await untilWaiting(writers.length);
      expect([await ownerReads(), answered]).toEqual([200, 0]);
      while (writers.length < WAITING) writers.push(write());
      await untilWaiting(AT_ONCE);
      expect([await others(), answered]).toEqual([GOES_ON, 0]);
      expect(await Promise.all(writers)).toEqual(Array(WAITING).fill([503, "5", true]));
    } finally {
      await end();
    }
  },
);

test.skipIf(inject("postgres") === undefined).each([
  { what: "guesses at one login", kind: "guess" },
  { what: "recoveries of one account", kind: "recover" },
] as const)(
  "$what from many addresses, while somebody keeps its count locked, take four connections and hold up nobody else",
  async ({ kind }) => {
    const { [kind]: attempt, ownerReads, others, connectionsWaiting, untilWaiting, end } = await withLocked(COUNTS);
    try {
      const from = performance.now();
      const guesses = Array.from({ length: GUESSES }, async (_, index) => {
        const { status } = await attempt(index + 1);
        return [status, performance.now() - from < LONGEST_MS];
      });
      await untilWaiting(AT_ONCE);
      expect([await ownerReads(), await others()]).toEqual([200, GOES_ON]);
      expect(await connectionsWaiting()).toBe(AT_ONCE);
      expect(await Promise.all(guesses)).toEqual(Array(GUESSES).fill([503, true]));
    } finally {
      await end();
    }
  },
);
