import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely } from "kysely";
import Libsql from "libsql";
import { Pool } from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { createBackend } from "../../src/server/createBackend";
import { checkHealth } from "../../src/server/database/checkHealth";
import { isBusy } from "../../src/server/database/isBusy";
import { logLogin } from "../../src/server/database/loginLog";
import { type Database, openDatabase } from "../../src/server/database/openDatabase";
import { postgresDialect } from "../../src/server/database/postgresDialect";
import type { Tables } from "../../src/server/database/tables";
import { systemClock } from "../../src/server/time/clock";
import { freshAddress } from "../support/freshDatabase";
import { FIXTURE_REGISTRY } from "./fixtureRegistry";
import { CHEAP_PASSWORDS, request, SECRET } from "./startBackend";

async function openFile() {
  const folder = mkdtempSync(join(tmpdir(), "clarine-locked-"));
  const file = join(folder, "clarine.sqlite");
  const database = await openDatabase(file);
  const other = new Libsql(file);
  onTestFinished(async () => {
    other.close();
    await database.destroy();
    rmSync(folder, { recursive: true });
  });
  return { database, other };
}

function note(database: Database, id: string): Promise<void> {
  return logLogin(database, { id, session_id: "s", account_id: "a", application: "card", num_cheptel: null, at: "2026-05-04" });
}

async function notes(database: Database): Promise<readonly string[]> {
  return (await database.selectFrom("login_log").select("id").orderBy("id").execute()).map(({ id }) => id);
}

test("a file that another program has locked holds up no reader, and a writer goes on when it is free", async () => {
  const { database, other } = await openFile();
  await note(database, "before");
  other.exec("begin immediate");
  const order: string[] = [];
  const alone = note(database, "alone").then(() => order.push("written alone"));
  const together = database
    .transaction()
    .execute((transaction) => note(transaction, "together"))
    .then(() => order.push("written together"));
  expect(await notes(database)).toEqual(["before"]);
  order.push("read");
  other.exec("commit");
  await Promise.all([alone, together]);
  expect(order[0]).toBe("read");
  expect(await notes(database)).toEqual(["alone", "before", "together"]);
});

test("a transaction under way holds up no reader and no other connection, and what it undoes was never there", async () => {
  const { database } = await openFile();
  const undone = database.transaction().execute(async (transaction) => {
    await note(transaction, "undone");
    expect(await notes(transaction)).toEqual(["undone"]);
    expect(await notes(database)).toEqual([]);
    throw new Error("undo");
  });
  await expect(undone).rejects.toThrow("undo");
  await Promise.all(["a", "b", "c"].map((id) => database.transaction().execute((transaction) => note(transaction, id))));
  expect(await notes(database)).toEqual(["a", "b", "c"]);
});

test("a call that a lock holds up is answered 503 in time, with a word on when to come again; others go on", async () => {
  const { database, other } = await openFile();
  const callTimes = { identifyMs: 40, handleMs: 40 };
  const options = { database, clock: systemClock, secret: SECRET, registry: FIXTURE_REGISTRY, passwords: CHEAP_PASSWORDS, callTimes };
  const backend = createBackend(options);
  other.exec("begin immediate");
  const signIn = backend(request("POST", "/account/api/authenticate", { body: { login: "breeder", password: "x" } }));
  expect((await backend(request("GET", "/account/api/ping"))).status).not.toBe(503);
  const response = await signIn;
  expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual([503, "5", { error: "busy" }]);
  other.exec("commit");
});

test("of a flood of writers as many wait as can be served in time; the others learn at once that the database is busy", async () => {
  const { database, other } = await openFile();
  other.exec("begin immediate");
  const flood = Array.from({ length: 2000 }, (_, index) => note(database, `note-${index}`));
  const refused = await Promise.race(
    flood.map((one) =>
      one.then(
        () => null,
        (error: unknown) => error,
      ),
    ),
  );
  expect(isBusy(refused)).toBe(true);
  other.exec("commit");
  const written = (await Promise.allSettled(flood)).filter(({ status }) => status === "fulfilled").length;
  expect([written, (await notes(database)).length]).toEqual([501, 501]);
});

test.skipIf(inject("postgres") === undefined)(
  "a database server that is not there, is going or took a call back for another is one that is busy: the call may come again",
  async () => {
    const address = await freshAddress();
    const pool = new Pool({ connectionString: address });
    pool.on("error", () => {});
    const [one, other] = [await pool.connect(), await pool.connect()];
    for (const client of [one, other]) client.on("error", () => {});
    const failureOf = (work: Promise<unknown>) =>
      work.then(
        () => null,
        (error: unknown) => error,
      );
    await one.query("create table pairs (id integer primary key); insert into pairs values (1), (2)");
    for (const client of [one, other]) await client.query("begin");
    await one.query("update pairs set id = id where id = 1");
    await other.query("update pairs set id = id where id = 2");
    const crossing = [one.query("update pairs set id = id where id = 2"), other.query("update pairs set id = id where id = 1")];
    const [deadlock] = (await Promise.all(crossing.map(failureOf))).filter((failure) => failure !== null);
    for (const client of [one, other]) await client.query("rollback");
    await one.query("drop table pairs");
    const { rows } = await one.query("select pg_backend_pid() as pid");
    const sleeping = failureOf(one.query("select pg_sleep(600)"));
    await other.query("select pg_terminate_backend($1)", [rows[0].pid]);
    const failures = [deadlock, await sleeping, await failureOf(one.query("select 1"))];
    other.release();
    one.release(true);
    await pool.end();
    expect(failures.map(isBusy)).toEqual([true, true, true]);
  },
);

test("while a database server is started again, and nobody listens at its address, calls are answered 503", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  const database = new Kysely<Tables>({ dialect: postgresDialect(`postgres://clarine@127.0.0.1:${port}/clarine`, "briefly") });
  onTestFinished(() => database.destroy());
  const backend = createBackend({ database, clock: systemClock, secret: SECRET, registry: FIXTURE_REGISTRY, passwords: CHEAP_PASSWORDS });
  const answer = await backend(request("POST", "/account/api/authenticate", { body: { login: "breeder", password: "x" } }));
  expect([answer.status, await answer.json()]).toEqual([503, { error: "busy" }]);
});

test("the health of a server fails with a full disk, and with a database that cannot be written", async () => {
  const { database } = await openFile();
  const plenty = async () => 1e12;
  await checkHealth(database, plenty);
  await checkHealth(database, plenty);
  await expect(checkHealth(database, async () => 1_000_000)).rejects.toThrow("is full");
  await database.schema.dropTable("secrets").execute();
  await expect(checkHealth(database, plenty)).rejects.toThrow("secrets");
});
