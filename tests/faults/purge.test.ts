import "fake-indexeddb/auto";
import { openDB } from "idb";
import { expect, test } from "vitest";
import { OUTBOX, STORAGE } from "../../generated/settings";
import { openOutbox } from "../../src/adapters/openOutbox";

const SETTINGS = { ...OUTBOX, ...STORAGE };

const names = async () => (await indexedDB.databases()).map(({ name }) => name);

/** A page of the browser whose storages cannot even be named. */
const browser = {
  navigator: {},
  indexedDB,
  get localStorage(): Storage {
    throw new DOMException("blocked", "SecurityError");
  },
  get sessionStorage(): Storage {
    throw new DOMException("blocked", "SecurityError");
  },
} as unknown as Window;

test("fault 25: another tab holds a database open during a purge: the purge ends, the database goes with that tab, and the queue stays", async () => {
  const [mine, other] = [openOutbox(browser, SETTINGS), openOutbox(browser, SETTINGS)];
  await other.outbox.add([{ key: "a", userId: "u", numCheptel: "FR1", type: "t", payload: 1, at: new Date(5) }]);
  // It does not close when it is asked to.
  const held = await openDB("card.animals", 1);
  await mine.clearOthers();
  expect(await names()).toEqual(expect.arrayContaining([OUTBOX.database]));
  await other.outbox.add([{ key: "b", userId: "u", numCheptel: "FR1", type: "t", payload: 2, at: new Date(6) }]);
  expect((await mine.outbox.list("u")).map(({ key }) => key)).toEqual(["a", "b"]);
  held.close();
  await expect.poll(names).toEqual([OUTBOX.database]);
});
