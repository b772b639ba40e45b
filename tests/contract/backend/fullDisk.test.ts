import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { appliedActionsOf } from "../../../src/server/database/appliedActions";
import { checkHealth } from "../../../src/server/database/checkHealth";
import type { Database } from "../../../src/server/database/openDatabase";
import { startBackend } from "../../server/startBackend";

const ON_POSTGRES = inject("postgres") !== undefined;

/** What PostgreSQL says of each row of these tables when its disk is full. */
const REFUSE = `create or replace function full_disk() returns trigger language plpgsql as
  $$ begin raise 'could not extend file: no space left on device' using errcode = 'disk_full'; end $$`;
const TABLES = ["applied_actions", "secrets"];

/** The embedded file may not grow any more; a database server that shares its disk with others cannot be filled, so it says so. */
async function fillDisk(database: Database): Promise<() => Promise<void>> {
  const run = (text: string) => database.transaction().execute((transaction) => sql.raw(text).execute(transaction));
  if (!ON_POSTGRES) {
    await run("pragma max_page_count = 1");
    return () => run("pragma max_page_count = 1000000").then(() => {});
  }
  await run(REFUSE);
  for (const table of TABLES) await run(`create trigger full_disk before insert on ${table} execute function full_disk()`);
  return async () => {
    for (const table of TABLES) await run(`drop trigger if exists full_disk on ${table}`);
  };
}

test("while the disk of the database is full an action is answered 503 and stays on its device, readers go on; then it is taken once", async () => {
  const { call, database, signIn } = await startBackend();
  const { as } = await signIn("breeder");
  const payload = { note: "x".repeat(100_000) };
  const body = { type: "note", numCheptel: "FR35100001", at: "2026-05-04T08:30:00.000Z", payload };
  const send = async (key: string) => {
    const answer = await call("POST", "/syncManager/api/actions", { headers: { ...as(), "Idempotency-Key": key }, body });
    return [answer.status, await answer.json()];
  };
  const makeRoom = await fillDisk(database);
  onTestFinished(makeRoom);
  expect(await send("key")).toEqual([503, { error: "busy" }]);
  expect((await call("GET", `/account/api/login/${as().Authorization?.slice("Bearer ".length)}`, { headers: as() })).status).toBe(200);
  await makeRoom();
  expect([await send("key"), await send("key")]).toEqual([
    [200, { status: "applied" }],
    [200, { status: "already-applied" }],
  ]);
  expect(await appliedActionsOf(database, "breeder")).toHaveLength(1);
});

// tests/server/lockedFile.test.ts holds the same for the embedded file.
test.skipIf(!ON_POSTGRES)("the health of a server fails with a full disk of PostgreSQL", async () => {
  const { database } = await startBackend();
  await checkHealth(database, async () => Number.POSITIVE_INFINITY);
  onTestFinished(await fillDisk(database));
  await expect(checkHealth(database, async () => Number.POSITIVE_INFINITY)).rejects.toThrow("no space left");
});
