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

const ROOM = { actions: 100, bytes: 10_000 };

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
  expect(await applyOnce(database, CLOCK, WEIGHING, leaveTrace, ROOM)).toEqual({ kind: "applied", outcome: { done: true } });
  const again = { ...WEIGHING, receivedAt: "2026-05-04T10:00:00.000Z" };
  expect(await applyOnce(database, CLOCK, again, leaveTrace, ROOM)).toEqual({ kind: "repeated", outcome: { done: true } });
  expect(await tracesIn(database)).toBe(1);
});

test("sent ten times at the same moment it is applied once, and all ten get the same answer", async () => {
  const database = await freshDatabase();
  const applied = await Promise.all(Array.from({ length: 10 }, () => applyOnce(database, CLOCK, WEIGHING, leaveTrace, ROOM)));
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
  await expect(applyOnce(database, CLOCK, WEIGHING, failing, ROOM)).rejects.toThrow("no such animal");
  expect(await appliedActionsOf(database, "anne")).toEqual([]);
  expect(await tracesIn(database)).toBe(0);
  expect((await applyOnce(database, CLOCK, WEIGHING, leaveTrace, ROOM)).kind).toBe("applied");
});

test.each([
  ["another payload", { payload: { animal: "FR3512345678", kg: 413 } }],
  ["another type", { type: "sale" }],
  ["another herd", { numCheptel: "FR35100002" }],
  ["no herd", { numCheptel: null }],
])("a key that comes again with %s is not applied", async (_difference, difference) => {
  const database = await freshDatabase();
  await applyOnce(database, CLOCK, WEIGHING, leaveTrace, ROOM);
  expect(await applyOnce(database, CLOCK, { ...WEIGHING, ...difference }, leaveTrace, ROOM)).toEqual({ kind: "different" });
  expect(await tracesIn(database)).toBe(1);
});

test("the same key of two users is two actions", async () => {
  const database = await freshDatabase();
  for (const accountId of ["anne", "bernard"]) {
    expect((await applyOnce(database, CLOCK, { ...WEIGHING, accountId }, leaveTrace, ROOM)).kind).toBe("applied");
  }
  expect(await appliedActionsOf(database, "bernard")).toHaveLength(1);
});

test("the log tells user, herd, type, payload and times, in the order of application", async () => {
  const database = await freshDatabase();
  for (const key of ["key-2", "key-1"]) await applyOnce(database, CLOCK, { ...WEIGHING, key }, async () => undefined, ROOM);
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

test("of many sent at once no more are kept than the account may have; what is repeated takes no room, and others have theirs", async () => {
  const database = await freshDatabase();
  const four = { ...ROOM, actions: 4 };
  const send = (key: string, accountId = "anne") => applyOnce(database, CLOCK, { ...WEIGHING, accountId, key }, leaveTrace, four);
  const applied = await Promise.all(Array.from({ length: 8 }, (_, n) => send(`key-${n}`)));
  expect(applied.map(({ kind }) => kind).sort()).toEqual([...Array(4).fill("applied"), ...Array(4).fill("full")]);
  const kept = await appliedActionsOf(database, "anne");
  expect([kept.length, await tracesIn(database)]).toEqual([4, 4]);
  expect((await send(kept[0]?.idempotency_key ?? "")).kind).toBe("repeated");
  expect((await send("key-0", "bernard")).kind).toBe("applied");
});

test("payloads are kept up to the bytes of the limit, counted as they are stored", async () => {
  const database = await freshDatabase();
  const size = JSON.stringify("é".repeat(10)).length + 10;
  const send = (key: string, bytes: number) =>
    applyOnce(database, CLOCK, { ...WEIGHING, key, payload: "é".repeat(10) }, async () => null, { ...ROOM, bytes });
  expect((await send("key-1", size - 1)).kind).toBe("full");
  expect((await send("key-1", size)).kind).toBe("applied");
  expect((await send("key-2", 2 * size - 1)).kind).toBe("full");
  expect((await send("key-2", 2 * size)).kind).toBe("applied");
});
