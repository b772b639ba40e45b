import "fake-indexeddb/auto";
import { deleteDB, openDB } from "idb";
import { beforeEach, describe, expect, test } from "vitest";
import { createOutboxDatabase } from "../../src/adapters/outbox/outboxDatabase";
import { type NewAction, OutboxFull, OverQuota } from "../../src/domain/sync/queuedAction";
import type { Outbox } from "../../src/ports/outbox";
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
    expect(await outbox.decide("a", { kind: "retry" })).toBe(true);
    expect((await outbox.list("u"))[0]).toMatchObject({ key: "a", parked: null });
    await outbox.remove("a");
    await outbox.remove("a");
    await outbox.park("a", { status: 422, reason: "no such animal" });
    expect(await keysOf(outbox)).toEqual(["b"]);
  });
});

describe.each(outboxes)("decisions in %s outbox", (_, create) => {
  test("a parked action is retried, corrected in its place or discarded; one that waits is left alone", async () => {
    const decisions = create();
    await decisions.add([action("a"), action("b"), action("c")]);
    for (const key of ["a", "b"]) await decisions.park(key, { status: 422, reason: "no" });
    expect(await decisions.decide("a", { kind: "edit", key: "d", payload: 7 })).toBe(true);
    expect(await decisions.decide("b", { kind: "discard" })).toBe(true);
    for (const kind of ["retry", "discard"] as const) expect(await decisions.decide("c", { kind })).toBe(false);
    expect((await decisions.list("u")).map(({ key, parked, payload }) => [key, parked, payload])).toEqual([
      ["d", null, 7],
      ["c", null, action("c").payload],
    ]);
    await decisions.park("c", { status: 409, reason: "no" });
    expect(await decisions.decide("c", { kind: "retry" })).toBe(true);
    expect((await decisions.list("u")).at(-1)).toMatchObject({ key: "c", parked: null });
    for (const key of ["c", "d"]) await decisions.remove(key);
  });
});

describe("the database", () => {
  beforeEach(() => deleteDB(DATABASE));

  test("keeps what another page has put in", async () => {
    await createOutboxDatabase(DATABASE).add([action("a")]);
    expect(await keysOf(createOutboxDatabase(DATABASE))).toEqual(["a"]);
  });

  test("what it cannot read is there all the same, in its place and set aside whole; it can only be given up", async () => {
    const database = createOutboxDatabase(DATABASE);
    await database.add([action("a")]);
    const raw = await openDB(DATABASE);
    const whole = { key: "x", userId: "u", numCheptel: "FR1", type: "t", at: new Date(7), label: "l", shape: "of another version" };
    await raw.add("actions", whole);
    await raw.add("actions", { key: 1, userId: "u" });
    await raw.add("actions", { ...whole, key: "y", userId: "another" });
    await database.add([action("b")]);
    const set = { parked: { status: 0, reason: "", by: "version" }, userId: "u" };
    const [, first, second] = await database.list("u");
    expect(await keysOf(database)).toEqual(["a", "x", "#3", "b"]);
    expect(first).toEqual({ ...set, key: "x", numCheptel: "FR1", type: "t", at: new Date(7), label: "l", payload: whole });
    expect(second).toEqual({ ...set, key: "#3", numCheptel: "", type: "", at: new Date(0), payload: { key: 1, userId: "u" } });
    for (const key of ["x", "#3"]) expect(await database.decide(key, { kind: "retry" })).toBe(false);
    expect(await raw.countFromIndex("actions", "user", "u")).toBe(4);
    for (const key of ["x", "#3"]) expect(await database.decide(key, { kind: "discard" })).toBe(true);
    expect([await keysOf(database), await raw.countFromIndex("actions", "user", "another")]).toEqual([["a", "b"], 1]);
    raw.close();
  });

  test("fault 26: makes room for a newer shell, and does not lose its own actions when it cannot open any more", async () => {
    const database = createOutboxDatabase(DATABASE);
    await database.add([action("a")]);
    const newer = await openDB(DATABASE, 2);
    await expect(database.add([action("b")])).rejects.toThrow();
    expect(await newer.countFromIndex("actions", "user")).toBe(1);
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
      await database.park("a", { status: 422, reason: "no" });
      await database.remove("a");
    } finally {
      IDBDatabase.prototype.transaction = transaction;
    }
    expect(asked).toEqual(["strict", "strict", "strict"]);
  });
});

describe("the room on the device", () => {
  const LIMIT = { mostActions: 3, mostBytes: 2000, applicationShare: 1 };
  beforeEach(() => deleteDB(DATABASE));

  test("what would be too many is refused before it is said to be kept, all of it; what leaves makes room", async () => {
    const database = createOutboxDatabase(DATABASE, LIMIT);
    await database.add([action("a"), action("b")]);
    await expect(database.add([action("c"), action("d")])).rejects.toThrow(OutboxFull);
    expect(await keysOf(database)).toEqual(["a", "b"]);
    await database.add([action("c")]);
    expect(await database.filled("u")).toBe(1);
    await expect(database.add([action("d")])).rejects.toThrow(OutboxFull);
    await database.remove("a");
    await database.park("b", { status: 422, reason: "no" });
    await database.decide("b", { kind: "discard" });
    expect(await database.filled("u")).toBeCloseTo(1 / 3);
    await database.add([action("d"), action("e")]);
    expect(await keysOf(database)).toEqual(["c", "d", "e"]);
  });

  test("so is what would be too much, in any tab; another user has room of their own", async () => {
    const [here, elsewhere] = [createOutboxDatabase(DATABASE, LIMIT), createOutboxDatabase(DATABASE, LIMIT)];
    await here.add([action("a", { payload: "x".repeat(1500) })]);
    await expect(elsewhere.add([action("b", { payload: "x".repeat(500) })])).rejects.toThrow(OutboxFull);
    await expect(here.add([action("c", { payload: "x".repeat(5000) })])).rejects.toThrow(OutboxFull);
    await elsewhere.add([action("d", { userId: "v", payload: "x".repeat(1500) })]);
    expect([await keysOf(here), await keysOf(here, "v")]).toEqual([["a"], ["d"]]);
    expect(await here.filled("u")).toBeGreaterThan(0.75);
    expect(await here.filled("v")).toBe(await elsewhere.filled("v"));
    await elsewhere.remove("a");
    await here.add([action("b", { payload: "x".repeat(500) })]);
    expect(await keysOf(here)).toEqual(["b"]);
  });

  test("a long queue is not read again for each entry, nor after one of them has gone", async () => {
    const database = createOutboxDatabase(DATABASE, { ...LIMIT, mostActions: 100 });
    await database.add([action("a"), action("b")]);
    let reads = 0;
    const { getAll } = IDBIndex.prototype;
    IDBIndex.prototype.getAll = function (...given) {
      reads += 1;
      return getAll.apply(this, given);
    };
    try {
      for (const key of ["c", "d", "e"]) await database.add([action(key)]);
      await database.remove("a");
      await database.add([action("f")]);
      expect([await database.filled("u"), reads]).toEqual([expect.any(Number), 0]);
    } finally {
      IDBIndex.prototype.getAll = getAll;
    }
  });

  test("a value that a conflict or a correction brings counts too", async () => {
    const database = createOutboxDatabase(DATABASE, LIMIT);
    await database.add([action("a")]);
    const before = await database.filled("u");
    await database.park("a", { status: 409, reason: "no", conflict: { held: "x".repeat(1500) } });
    expect(await database.filled("u")).toBeGreaterThan(0.75);
    await database.decide("a", { kind: "edit", key: "b", payload: action("a").payload });
    expect(await database.filled("u")).toBeCloseTo(before);
  });

  test("what an earlier version has left is counted when it is first asked for, and its own count at 0 is no entry", async () => {
    await createOutboxDatabase(DATABASE).add([action("a"), action("b")]);
    const raw = await openDB(DATABASE);
    const counted = { actions: 2, bytes: 5000 };
    await raw.put("actions", { sizes: { u: { ...counted, applications: { t: counted } } } }, 0);
    raw.close();
    const database = createOutboxDatabase(DATABASE, LIMIT);
    expect(await database.filled("u")).toBeCloseTo(2 / 3);
    await expect(database.add([action("c"), action("d")])).rejects.toThrow(OutboxFull);
    expect(await keysOf(database)).toEqual(["a", "b"]);
  });

  const SHARED = { mostActions: 4, mostBytes: 4000, applicationShare: 0.5 };
  const of = (application: string, key: string, payload?: string) => action(key, { type: `${application}.done`, payload });

  test("an application fills at most its share, in number and in size: the entries of others find room, and nothing of it is lost", async () => {
    const database = createOutboxDatabase(DATABASE, SHARED);
    await database.add([of("lots", "a"), of("lots", "b")]);
    await expect(database.add([of("lots", "c")])).rejects.toThrow(OverQuota);
    await expect(database.add([of("plan", "c"), of("lots", "d")])).rejects.toThrow(OverQuota);
    await database.add([of("plan", "c")]);
    await expect(database.add([of("plan", "d", "x".repeat(2000))])).rejects.toThrow(OverQuota);
    expect(await keysOf(database)).toEqual(["a", "b", "c"]);
    await database.remove("a");
    await database.add([of("lots", "d"), of("plan", "e")]);
    await expect(database.add([of("feed", "f")])).rejects.toThrow("too much waits");
    expect(await keysOf(database)).toEqual(["b", "c", "d", "e"]);
  });

  test("it is nearly full for an application that has nearly filled its share", async () => {
    const database = createOutboxDatabase(DATABASE, SHARED);
    await database.add([of("lots", "a"), of("plan", "b")]);
    expect(await database.filled("u")).toBe(0.5);
    await database.add([of("lots", "c")]);
    expect(await database.filled("u")).toBe(1);
  });

  test("a disk without room is told the same way, and nothing is half kept", async () => {
    const database = createOutboxDatabase(DATABASE, LIMIT);
    const { add } = IDBObjectStore.prototype;
    let free = 2;
    IDBObjectStore.prototype.add = function (...given) {
      if (--free >= 0) return add.apply(this, given);
      this.transaction.abort();
      throw new DOMException("no room", "QuotaExceededError");
    };
    try {
      await database.add([action("a")]);
      await expect(database.add([action("b"), action("c")])).rejects.toThrow(OutboxFull);
      expect(await keysOf(database)).toEqual(["a"]);
    } finally {
      IDBObjectStore.prototype.add = add;
    }
    await database.add([action("b"), action("c")]);
    expect(await database.filled("u")).toBe(1);
  });

  test("fault 54: on a full disk nothing is written, and what is sent or given up goes all the same", async () => {
    const database = createOutboxDatabase(DATABASE, LIMIT);
    await database.add([action("a"), action("b"), action("c")]);
    await database.park("b", { status: 422, reason: "no" });
    // As Chromium does over its quota: a transaction that only removes passes, any other is aborted.
    const { add, put } = IDBObjectStore.prototype;
    const { update } = IDBCursor.prototype;
    const refuse = ({ transaction }: IDBObjectStore): never => {
      transaction.abort();
      throw new DOMException("no room", "QuotaExceededError");
    };
    IDBObjectStore.prototype.add = IDBObjectStore.prototype.put = function () {
      return refuse(this);
    };
    IDBCursor.prototype.update = function () {
      return refuse(this.source instanceof IDBIndex ? this.source.objectStore : this.source);
    };
    try {
      await database.remove("a");
      expect(await database.decide("b", { kind: "discard" })).toBe(true);
      await expect(database.park("c", { status: 422, reason: "no" })).rejects.toThrow("no room");
      await expect(database.add([action("d")])).rejects.toThrow(OutboxFull);
      expect([await keysOf(database), await database.filled("u")]).toEqual([["c"], expect.closeTo(1 / 3)]);
    } finally {
      Object.assign(IDBObjectStore.prototype, { add, put });
      IDBCursor.prototype.update = update;
    }
  });
});
