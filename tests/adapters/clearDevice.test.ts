import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { STORAGE } from "../../generated/settings";
import { clearDevice } from "../../src/adapters/outbox/clearDevice";

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
