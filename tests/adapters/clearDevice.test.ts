import "fake-indexeddb/auto";
import { openDB } from "idb";
import { expect, test } from "vitest";
import { STORAGE } from "../../generated/settings";
import { clearDevice } from "../../src/adapters/outbox/clearDevice";
import { createOutboxDatabase } from "../../src/adapters/outbox/outboxDatabase";

/** A storage as browsers have it. */
function webStorage() {
  const entries = new Map<string, string>();
  return { entries, setItem: (key: string, value: string) => void entries.set(key, value), clear: () => entries.clear() };
}

test("the version purge takes the stored options off the device, with all else in both storages [ENT-15] [PUR-06]", async () => {
  const [localStorage, sessionStorage] = [webStorage(), webStorage()];
  localStorage.setItem(
    `${STORAGE.sessionKey}.options`,
    JSON.stringify({ mode: "solo", autoClose: false, search: "zzz", route: "planning" }),
  );
  sessionStorage.setItem("datex", "{}");
  const browser = { indexedDB, navigator: {}, localStorage, sessionStorage };
  await clearDevice(browser as never, "outbox");
  expect([localStorage.entries.size, sessionStorage.entries.size]).toEqual([0, 0]);
});

test("the version purge clears every database of the origin but the queue of actions [PUR-04]", async () => {
  const outbox = createOutboxDatabase("clarine.outbox");
  const entry = { key: "1", userId: "anne", numCheptel: "FR1", type: "done", payload: {}, at: new Date(0) };
  await outbox.add([entry]);
  const other = await openDB("clarine.herds", 1);
  other.close();
  const browser = { indexedDB, navigator: {}, localStorage: webStorage(), sessionStorage: webStorage() };
  await clearDevice(browser as never, "clarine.outbox");
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(["clarine.outbox"]);
  expect(await createOutboxDatabase("clarine.outbox").list("anne")).toMatchObject([entry]);
});
