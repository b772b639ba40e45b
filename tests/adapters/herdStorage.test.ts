import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, expect, test } from "vitest";
import { clearDevice } from "../../src/adapters/outbox/clearDevice";
import { createHerdStorageDatabase } from "../../src/adapters/storage/herdStorageDatabase";

const DATABASE = "test.herds";
const PLACE = { userId: "u", numCheptel: "FR1", application: "planning" };
const LIMITS = { entries: 2, characters: 20, total: 30 };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test("what a page has stored for a herd is on disk: another start of the shell reads it, by herd and application [WRK-06] [WRK-14]", async () => {
  const before = createHerdStorageDatabase(DATABASE);
  expect(await before.store(PLACE, "tasks", { cow: ["1234"] })).toBe(null);
  expect(await before.store({ ...PLACE, numCheptel: "FR2" }, "tasks", "of the other herd")).toBe(null);
  const after = createHerdStorageDatabase(DATABASE);
  expect(await after.read(PLACE, "tasks")).toEqual({ cow: ["1234"] });
  expect(await after.read({ ...PLACE, numCheptel: "FR2" }, "tasks")).toBe("of the other herd");
  expect(await after.read({ ...PLACE, application: "lots" }, "tasks")).toBe(null);
  expect(await after.read({ ...PLACE, numCheptel: "FR3" }, "tasks")).toBe(null);
  expect(await after.store(PLACE, "tasks", null)).toBe(null);
  expect(await before.read(PLACE, "tasks")).toBe(null);
});

test("another user reads nothing of the one before, and nothing of theirs stays", async () => {
  await createHerdStorageDatabase(DATABASE).store(PLACE, "tasks", "of u");
  const next = createHerdStorageDatabase(DATABASE);
  expect(await next.read({ ...PLACE, userId: "v" }, "tasks")).toBe(null);
  expect(await next.store({ ...PLACE, userId: "a" }, "tasks", "of a")).toBe(null);
  expect(await next.read(PLACE, "tasks")).toBe(null);
});

test("a logout removes everything, and the version purge the database itself, while it is open", async () => {
  const storage = createHerdStorageDatabase(DATABASE);
  await storage.store(PLACE, "tasks", "before the logout");
  await storage.clear();
  expect(await storage.read(PLACE, "tasks")).toBe(null);
  await storage.store(PLACE, "tasks", "before the purge");
  const nothing = { clear: () => {} };
  const browser = { indexedDB, navigator: {}, localStorage: nothing, sessionStorage: nothing };
  await clearDevice(browser as never, "outbox");
  const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
  expect(await databases()).toEqual([]);
  // The logout that comes with it, of this page and of one that has stored nothing.
  for (const one of [storage, createHerdStorageDatabase(DATABASE)]) await one.clear();
  expect(await databases()).toEqual([]);
  expect(await storage.read(PLACE, "tasks")).toBe(null);
});

test("it is bounded: entries of an application for a herd, characters of one, and everything of a user; what is removed makes room", async () => {
  const storage = createHerdStorageDatabase(DATABASE, LIMITS);
  const other = { ...PLACE, numCheptel: "FR2" };
  expect(await storage.store(PLACE, "a", "x".repeat(19))).toBe("too-many");
  expect(await storage.store(PLACE, "a", "x".repeat(10))).toBe(null);
  expect(await storage.store(PLACE, "b", "x")).toBe(null);
  expect(await storage.store(PLACE, "c", "x")).toBe("too-many");
  expect(await storage.store(other, "a", "x".repeat(16))).toBe("storage-full");
  expect(await storage.read(other, "a")).toBe(null);
  expect(await storage.store(PLACE, "a", null)).toBe(null);
  expect(await storage.store(PLACE, "a", null)).toBe(null);
  expect(await storage.store(other, "a", "x".repeat(16))).toBe(null);
  expect(await storage.store(other, "a", "x".repeat(10))).toBe(null);
  expect(await storage.store(PLACE, "c", "x")).toBe(null);
});

test("an application fills at most its share for all herds together: others find room, and what it had is still there", async () => {
  const storage = createHerdStorageDatabase(DATABASE, { ...LIMITS, applicationShare: 0.5 });
  const other = { ...PLACE, numCheptel: "FR2" };
  expect(await storage.store(PLACE, "a", "x".repeat(6))).toBe(null);
  expect(await storage.store(other, "a", "x".repeat(6))).toBe("over-quota");
  expect(await storage.store(other, "a", "x".repeat(5))).toBe(null);
  expect(await storage.store({ ...PLACE, application: "lots" }, "a", "x".repeat(13))).toBe(null);
  expect([await storage.read(PLACE, "a"), await storage.read(other, "a")]).toEqual(["x".repeat(6), "x".repeat(5)]);
  expect(await storage.store(PLACE, "a", "x".repeat(2))).toBe(null);
  expect(await storage.store(other, "a", "x".repeat(7))).toBe(null);
});

test("a full disk is told as such; a connection that the browser has closed is opened anew", async () => {
  const storage = createHerdStorageDatabase(DATABASE);
  await storage.store(PLACE, "a", 1);
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException("the disk is full", "QuotaExceededError");
  };
  try {
    expect(await storage.store(PLACE, "a", 2)).toBe("storage-full");
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    IDBDatabase.prototype.transaction = transaction;
    this.close();
    return transaction.apply(this, given);
  };
  expect(await storage.store(PLACE, "b", 3)).toBe(null);
  expect(await storage.read(PLACE, "b")).toBe(3);
});
