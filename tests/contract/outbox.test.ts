import "fake-indexeddb/auto";
import { deleteDB, openDB } from "idb";
import { beforeEach, describe, expect, test } from "vitest";
import { createOutboxDatabase } from "../../src/adapters/outbox/outboxDatabase";
import type { NewAction, Outbox } from "../../src/ports/outbox";
import { memoryOutbox } from "../support/memoryOutbox";

const DATABASE = "test.outbox";

const outboxes: readonly (readonly [string, () => Outbox])[] = [
  ["the browser's", () => createOutboxDatabase(DATABASE)],
  ["the tests'", () => memoryOutbox()],
];

function action(key: string, more: Partial<NewAction> = {}): NewAction {
  return { key, userId: "u", numCheptel: "FR1", type: "t", payload: { a: [1, null] }, at: new Date(5), ...more };
}

const keysOf = async (outbox: Outbox, userId = "u") => (await outbox.list(userId)).map(({ key }) => key);

let outbox: Outbox;
describe.each(outboxes)("%s outbox", (_, create) => {
  beforeEach(() => {
    outbox = create();
    return async () => {
      for (const user of ["u", "v"]) for (const key of await keysOf(outbox, user)) await outbox.remove(key);
    };
  });

  test("gives back what was put in, oldest first, whatever the clock of the device said", async () => {
    await outbox.add([action("b", { at: new Date(9) }), action("a", { at: new Date(1) })]);
    await outbox.add([action("c", { numCheptel: "FR2" })]);
    expect(await keysOf(outbox)).toEqual(["b", "a", "c"]);
    expect((await outbox.list("u"))[0]).toEqual({ ...action("b", { at: new Date(9) }), parked: null });
  });

  test("actions belong to their user", async () => {
    await outbox.add([action("a"), action("b", { userId: "v" })]);
    expect(await keysOf(outbox)).toEqual(["a"]);
    expect(await keysOf(outbox, "v")).toEqual(["b"]);
    expect(await keysOf(outbox, "somebody else")).toEqual([]);
  });

  test("takes all of them or none", async () => {
    await outbox.add([action("a")]);
    await expect(outbox.add([action("b"), action("a")])).rejects.toThrow();
    expect(await keysOf(outbox)).toEqual(["a"]);
  });

  test("an action that was set aside keeps its place, and can be taken up again", async () => {
    await outbox.add([action("a"), action("b")]);
    await outbox.park("a", { status: 422, reason: "no such animal" });
    expect((await outbox.list("u"))[0]).toMatchObject({ key: "a", parked: { status: 422, reason: "no such animal" } });
    await outbox.park("a", null);
    expect((await outbox.list("u"))[0]).toMatchObject({ key: "a", parked: null });
    await outbox.remove("a");
    await outbox.remove("a");
    await outbox.park("a", null);
    expect(await keysOf(outbox)).toEqual(["b"]);
  });
});

describe("the database", () => {
  beforeEach(() => deleteDB(DATABASE));

  test("keeps what another page has put in", async () => {
    await createOutboxDatabase(DATABASE).add([action("a")]);
    expect(await keysOf(createOutboxDatabase(DATABASE))).toEqual(["a"]);
  });

  test("leaves alone what it cannot read", async () => {
    const database = createOutboxDatabase(DATABASE);
    await database.add([action("a")]);
    const raw = await openDB(DATABASE);
    await raw.add("actions", { key: "x", userId: "u", shape: "of another version" });
    expect(await keysOf(database)).toEqual(["a"]);
    expect(await raw.count("actions")).toBe(2);
    raw.close();
  });

  test("makes room for a newer shell, and does not lose its own actions when it cannot open any more", async () => {
    const database = createOutboxDatabase(DATABASE);
    await database.add([action("a")]);
    const newer = await openDB(DATABASE, 2);
    await expect(database.add([action("b")])).rejects.toThrow();
    expect(await newer.count("actions")).toBe(1);
    newer.close();
  });

  test("says saved only once the disk has it: strict durability", async () => {
    const asked: (string | undefined)[] = [];
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (names, mode, options) {
      if (mode === "readwrite") asked.push(options?.durability);
      return transaction.call(this, names, mode, options);
    };
    try {
      const database = createOutboxDatabase(DATABASE);
      await database.add([action("a")]);
      await database.park("a", null);
      await database.remove("a");
    } finally {
      IDBDatabase.prototype.transaction = transaction;
    }
    expect(asked).toEqual(["strict", "strict", "strict"]);
  });
});
