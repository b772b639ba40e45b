import "fake-indexeddb/auto";
import { openDB } from "idb";
import { expect, test } from "vitest";
import { OUTBOX } from "../../generated/settings";
import { openOutbox } from "../../src/adapters/openOutbox";

/** What a browser keeps for the origin. */
function browserWith(names: { readonly workers: string[]; readonly caches: string[] }) {
  const storage = () => {
    const entries = new Map<string, string>();
    return { entries, setItem: entries.set.bind(entries), clear: () => entries.clear() };
  };
  const [localStorage, sessionStorage] = [storage(), storage()];
  const registrations = names.workers.map((name) => ({ unregister: async () => names.workers.splice(names.workers.indexOf(name), 1) }));
  const browser = {
    navigator: { serviceWorker: { getRegistrations: async () => registrations } },
    caches: { keys: async () => [...names.caches], delete: async (name: string) => names.caches.splice(names.caches.indexOf(name), 1) },
    indexedDB,
    localStorage,
    sessionStorage,
  };
  return { browser: browser as unknown as Window, localStorage, sessionStorage };
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

test("a purge clears service workers, local databases, caches, local storage and session storage [PUR-03], and the queue of actions survives it [PUR-04]", async () => {
  const names = { workers: ["shell", "loggor"], caches: ["files", "frames"] };
  const { browser, localStorage, sessionStorage } = browserWith(names);
  localStorage.setItem("options", "1");
  sessionStorage.setItem("datex", "1");
  (await openDB("card.animals", 1)).close();
  const { outbox, clearOthers } = openOutbox(browser, OUTBOX);
  await outbox.add([{ key: "a", userId: "u", numCheptel: "FR1", type: "t", payload: { cow: 1 }, at: new Date(5) }]);
  expect(await databases()).toEqual(expect.arrayContaining(["card.animals", OUTBOX.database]));

  await clearOthers();

  expect([names, localStorage.entries.size, sessionStorage.entries.size]).toEqual([{ workers: [], caches: [] }, 0, 0]);
  expect(await databases()).toEqual([OUTBOX.database]);
  // As the page that is loaded then finds it.
  expect((await openOutbox(browser, OUTBOX).outbox.list("u")).map(({ key, payload }) => [key, payload])).toEqual([["a", { cow: 1 }]]);
});
