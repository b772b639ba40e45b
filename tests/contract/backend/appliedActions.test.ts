import { expect, test } from "vitest";
import { appliedActionsOf, applyOnce, type ReceivedAction } from "../../../src/server/database/appliedActions";
import type { Database } from "../../../src/server/database/openDatabase";
import { freshDatabase } from "../../support/freshDatabase";
import { serverClock } from "../../support/serverClock";

const CLOCK = serverClock("2026-05-04T09:00:00.000Z");

const WEIGHING: ReceivedAction = {
  accountId: "anne",
  key: "key-1",
  numCheptel: "FR35100001",
  type: "weighing",
  payload: { animal: "FR3512345678", kg: 412 },
  receivedAt: "2026-05-04T08:59:59.000Z",
};

/** Leaves a trace that can be counted: one more mail. */
async function leaveTrace(transaction: Database): Promise<unknown> {
  const { count } = await transaction
    .selectFrom("mails")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("mails")
    .values({ id: `mail-${count}`, recipient: "anne", language: "fr", link: "/", sent_at: WEIGHING.receivedAt })
    .execute();
  return { done: true };
}

async function tracesIn(database: Database): Promise<number> {
  return (await database.selectFrom("mails").selectAll().execute()).length;
}

test("an action is applied once; sent again, it gets the answer of then", async () => {
  const database = await freshDatabase();
  expect(await applyOnce(database, CLOCK, WEIGHING, leaveTrace)).toEqual({ kind: "applied", outcome: { done: true } });
  const again = { ...WEIGHING, receivedAt: "2026-05-04T10:00:00.000Z" };
  expect(await applyOnce(database, CLOCK, again, leaveTrace)).toEqual({ kind: "repeated", outcome: { done: true } });
  expect(await tracesIn(database)).toBe(1);
});

test("sent ten times at the same moment it is applied once, and all ten get the same answer", async () => {
  const database = await freshDatabase();
  const applied = await Promise.all(Array.from({ length: 10 }, () => applyOnce(database, CLOCK, WEIGHING, leaveTrace)));
  expect(applied.filter(({ kind }) => kind === "applied")).toHaveLength(1);
  expect(applied.map((each) => "outcome" in each && each.outcome)).toEqual(Array.from({ length: 10 }, () => ({ done: true })));
  expect(await tracesIn(database)).toBe(1);
});

test("an action that fails leaves neither entry nor effect and may be sent again with its key", async () => {
  const database = await freshDatabase();
  const failing = async (transaction: Database) => {
    await leaveTrace(transaction);
    throw new Error("no such animal");
  };
  await expect(applyOnce(database, CLOCK, WEIGHING, failing)).rejects.toThrow("no such animal");
  expect(await appliedActionsOf(database, "anne")).toEqual([]);
  expect(await tracesIn(database)).toBe(0);
  expect((await applyOnce(database, CLOCK, WEIGHING, leaveTrace)).kind).toBe("applied");
});

test.each([
  ["another payload", { payload: { animal: "FR3512345678", kg: 413 } }],
  ["another type", { type: "sale" }],
  ["another herd", { numCheptel: "FR35100002" }],
  ["no herd", { numCheptel: null }],
])("a key that comes again with %s is not applied", async (_difference, difference) => {
  const database = await freshDatabase();
  await applyOnce(database, CLOCK, WEIGHING, leaveTrace);
  expect(await applyOnce(database, CLOCK, { ...WEIGHING, ...difference }, leaveTrace)).toEqual({ kind: "different" });
  expect(await tracesIn(database)).toBe(1);
});

test("the same key of two users is two actions", async () => {
  const database = await freshDatabase();
  for (const accountId of ["anne", "bernard"]) {
    expect((await applyOnce(database, CLOCK, { ...WEIGHING, accountId }, leaveTrace)).kind).toBe("applied");
  }
  expect(await appliedActionsOf(database, "bernard")).toHaveLength(1);
});

test("the log tells user, herd, type, payload and times, in the order of application", async () => {
  const database = await freshDatabase();
  for (const key of ["key-2", "key-1"]) await applyOnce(database, CLOCK, { ...WEIGHING, key }, async () => undefined);
  const log = await appliedActionsOf(database, "anne");
  expect(log.map(({ idempotency_key }) => idempotency_key)).toEqual(["key-2", "key-1"]);
  expect(log[0]).toMatchObject({
    account_id: "anne",
    num_cheptel: "FR35100001",
    type: "weighing",
    payload: '{"animal":"FR3512345678","kg":412}',
    received_at: "2026-05-04T08:59:59.000Z",
    applied_at: "2026-05-04T09:00:00.000Z",
    outcome: "null",
  });
});
