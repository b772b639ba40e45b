import { IDBFactory } from "fake-indexeddb";
import { deleteDB, openDB } from "idb";
import { expect, test } from "vitest";
import { OUTBOX } from "../../generated/settings";
import { A_WHILE_MS, ADVISER, act, BREEDER, herdOf, startFaultRig } from "./faultRig";

const full = () => Promise.reject(new DOMException("the disk is full", "QuotaExceededError"));

test("fault 21: no room on the disk for an action: its sender is told that it is not kept, and those kept before go all the same", async () => {
  const rig = await startFaultRig();
  let hasRoom = true;
  const tab = await rig.open((outbox) => ({ ...outbox, add: (actions) => (hasRoom ? outbox.add(actions) : full()) }));
  await rig.enter(tab);
  rig.device.setOnline(false);
  await rig.wait(1000);
  expect(await act(tab, 1)).toEqual([true]);
  hasRoom = false;
  expect(await act(tab, 2)).toEqual([false]);
  rig.device.setOnline(true);
  await rig.wait(A_WHILE_MS);
  expect([await rig.applied(), await rig.left()]).toEqual([[1], []]);
  hasRoom = true;
  expect(await act(tab, 3)).toEqual([true]);
  await rig.wait(A_WHILE_MS);
  expect(await rig.applied()).toEqual([1, 3]);
});

test("fault 23: a browser without IndexedDB: sign-in, switch of herd and logout go on, and an action is not said to be kept", async () => {
  const rig = await startFaultRig();
  Object.assign(globalThis, { indexedDB: undefined });
  const tab = await rig.opened(ADVISER);
  expect(await act(tab, 1)).toEqual([false]);
  expect(await rig.switchTo(tab, herdOf(ADVISER, 1))).toBe(true);
  expect(tab.shell.session.numCheptel).toBe(herdOf(ADVISER, 1));
  await tab.shell.logout();
  await rig.wait(1000);
  expect([tab.shell.session.signedIn, await rig.applied(ADVISER)]).toEqual([false, []]);
});

test("fault 24: the browser closes the connection to the database: it is opened anew, and nothing that was kept is gone", async () => {
  const open: IDBDatabase[] = [];
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...given) {
    open.push(this);
    return transaction.apply(this, given);
  };
  try {
    const rig = await startFaultRig();
    const tab = await rig.opened();
    rig.device.setOnline(false);
    await rig.wait(1000);
    expect(await act(tab, 1)).toEqual([true]);
    for (const database of new Set(open)) database.close();
    expect(await act(tab, 2)).toEqual([true]);
    for (const database of new Set(open)) database.close();
    rig.device.setOnline(true);
    await rig.wait(A_WHILE_MS);
    expect([await rig.applied(), await rig.left()]).toEqual([[1, 2], []]);
  } finally {
    IDBDatabase.prototype.transaction = transaction;
  }
});

test("fault 27: an action that an earlier version of the shell has kept is sent by this one, once", async () => {
  const rig = await startFaultRig();
  const tab = await rig.opened();
  rig.device.setOnline(false);
  await rig.wait(1000);
  await act(tab, 1);
  tab.crash();
  const raw = await openDB(OUTBOX.database);
  const [kept] = await raw.getAllFromIndex("actions", "user");
  // The first version knew no label, and this one does not know what the next will add.
  await raw.add("actions", { ...kept, key: "old", payload: { serial: 2 }, label: undefined, later: true });
  raw.close();
  rig.device.setOnline(true);
  await rig.open();
  await rig.wait(A_WHILE_MS);
  expect([await rig.applied(), await rig.left()]).toEqual([[1, 2], []]);
});

test("fault 28: the browser clears the storage under an open page: the page goes on, and what is done from then on is kept and sent", async () => {
  const rig = await startFaultRig();
  const tab = await rig.opened();
  await act(tab, 1);
  await rig.wait(1000);
  rig.device.evictStorage();
  await deleteDB(OUTBOX.database);
  expect(await act(tab, 2)).toEqual([true]);
  await rig.wait(A_WHILE_MS);
  tab.crash();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  const next = await rig.open();
  expect(next.shell.session.signedIn).toBe(false);
  await rig.enter(next, BREEDER);
  expect(await act(next, 3)).toEqual([true]);
  await rig.wait(A_WHILE_MS);
  expect([await rig.applied(), await rig.left()]).toEqual([[1, 2, 3], []]);
});

test("fault 29: the clock of the device jumps back and forth: the order stays, and nothing waits for a time that has passed", async () => {
  let off = 0;
  const rig = await startFaultRig({ clockOff: () => off });
  const tab = await rig.opened();
  rig.device.setOnline(false);
  await rig.wait(1000);
  for (const [serial, jump] of [0, -86_400_000, 2 * 86_400_000].entries()) {
    off = jump;
    await act(tab, serial + 1);
  }
  off = -7 * 86_400_000;
  const now = () => rig.server.clock.now();
  rig.spoil(async () => {
    const headers = { Date: now().toUTCString(), "Retry-After": new Date(now().getTime() + 5000).toUTCString() };
    return new Response("", { status: 503, headers });
  });
  rig.device.setOnline(true);
  await rig.wait(A_WHILE_MS);
  expect([await rig.applied(), await rig.left()]).toEqual([[1, 2, 3], []]);
});
