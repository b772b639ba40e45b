import { afterEach, beforeEach, expect, test } from "vitest";
import { FRAME_TIMING, STORAGE, TIMING } from "../../../../generated/settings";
import { pagesText } from "../../../../generated/text/pages";
import { createHerdStorageDatabase } from "../../../../src/adapters/storage/herdStorageDatabase";
import { OutboxFull, OverQuota } from "../../../../src/domain/sync/queuedAction";
import { createDrafts } from "../../../../src/flows/frames/drafts";
import { DRAFT_GAP_MS } from "../../../../src/sdk/timeouts";
import type { LiveFrame } from "../../../../src/stores/framesStore";
import { crossOver } from "../../../support/frameRig";
import { ALL_CALLS, HERD, OTHER_HERD, type TalkRig, talkRig } from "./frameApiRig";

const DONE = { ok: true, value: null };
const refused = (error: string) => ({ ok: false, error });

let rig: TalkRig;
beforeEach(async () => {
  rig = await talkRig();
});
afterEach(async () => {
  await rig.end();
  expect(rig.clock.pending()).toBe(0);
});

test("the temporary store keeps entries by domain and random key under one session storage key, and an entry is taken out once [WRK-01] [WRK-02] [WRK-05]", async () => {
  const { shell } = await rig.show("planner");
  const first = await shell.datexStore("lots", { ids: [1, 2] });
  const second = await shell.datexStore("lots", "b");
  if (!first.ok || !second.ok) throw new Error("not stored");
  expect(first.value).not.toBe(second.value);
  expect([...rig.tabStorage.entries.keys()]).toEqual([STORAGE.datexKey]);
  const reader = await rig.show("reader");
  expect(await reader.shell.datexRead("other", first.value)).toEqual(DONE);
  expect(await reader.shell.datexRead("lots", first.value)).toEqual({ ok: true, value: { ids: [1, 2] } });
  expect(await reader.shell.datexRead("lots", first.value)).toEqual(DONE);
  expect(await shell.datexRead("lots", second.value)).toEqual({ ok: true, value: "b" });
});

test.each([["__proto__"], ["constructor"], ["random-1 "], ["*"]])(
  "another application's entry is not found by %s instead of its key",
  async (key) => {
    const { shell } = await rig.show("planner");
    await shell.datexStore("lots", "secret");
    const reader = await rig.show("reader");
    expect(await reader.shell.datexRead("lots", key)).toEqual(DONE);
    expect(await reader.shell.datexRead(key, "random-1")).toEqual(DONE);
  },
);

test("the next user of the tab finds nothing in the temporary store, and one that is full says so", async () => {
  const { shell } = await rig.show("planner");
  const reader = await rig.show("reader");
  for (const page of [shell, reader.shell, shell, reader.shell]) await page.datexStore("big", "x".repeat(230_000));
  const third = await rig.show("third");
  expect(await third.shell.datexStore("big", "x".repeat(230_000))).toEqual(refused("too-many"));
  const { user } = rig.session;
  if (user === null) throw new Error("nobody");
  rig.session.set({ user: { ...user, id: "somebody-else" }, multiUser: null });
  await crossOver();
  expect(rig.tabStorage.entries.has(STORAGE.datexKey)).toBe(false);
  expect(await shell.datexRead("big", "random-1")).toEqual(DONE);
});

test("an application that fills its share of the room hears it, and so does the user; others still find room", async () => {
  const { shell } = await rig.show("planner");
  const told = () => rig.notices.notices.map(({ kind, lines, application }) => [kind, ...lines, application]);
  const { full, action, data } = pagesText.frames.overQuota;
  const ofData = ["negative", full, data, "planner"];
  for (let entry = 0; entry < 2; entry++) await shell.datexStore("big", "x".repeat(230_000));
  expect([await shell.datexStore("big", "x".repeat(230_000)), told()]).toEqual([refused("over-quota"), [ofData]]);
  expect(await shell.datexRead("big", "random-1")).toEqual({ ok: true, value: "x".repeat(230_000) });
  for (let entry = 0; entry < 100; entry++) await shell.datexStore("small", entry);
  expect(await shell.datexStore("small", 100)).toEqual(refused("over-quota"));
  rig.notices.clear();
  const { herdStorage } = await rig.services();
  Object.assign(herdStorage, { store: async () => "over-quota" });
  expect([await shell.storageStore("filter", 1), told()]).toEqual([refused("over-quota"), [ofData]]);
  Object.assign(rig.outbox, { add: () => Promise.reject(new OverQuota("full")) });
  expect(await shell.storageAction("treat", {})).toEqual(refused("over-quota"));
  expect(told()).toEqual([ofData, ["negative", full, action, "planner"]]);
  const reader = await rig.show("reader");
  expect((await reader.shell.datexStore("big", "x".repeat(230_000))).ok).toBe(true);
  // Told as often as it may show notices, no more: what the user closes stays closed.
  for (let entry = 0; entry < 6; entry++) await shell.storageStore("filter", 1);
  rig.notices.clear();
  await shell.storageStore("filter", 1);
  expect(told()).toEqual([]);
});

test("a stored value stands in the storage of the tab as it was left, whatever else stands there", async () => {
  await rig.tabStorage.write(STORAGE.datexKey, { not: "a list" });
  const { shell } = await rig.show("planner");
  expect(await shell.datexStore("a", 1)).toEqual({ ok: true, value: "random-1" });
  expect(await shell.datexRead("a", "random-1")).toEqual({ ok: true, value: 1 });
});

test("storage messages read, store and act by index, for the application and the current herd only [WRK-06]", async () => {
  const { shell } = await rig.show("planner");
  expect(await shell.storageRead("filter")).toEqual(DONE);
  expect(await shell.storageStore("filter", { sort: "age" })).toEqual(DONE);
  expect(await shell.storageRead("filter")).toEqual({ ok: true, value: { sort: "age" } });
  expect(await shell.storageStore("filter", null)).toEqual(DONE);
  expect(await shell.storageRead("filter")).toEqual(DONE);
  rig.server.up = false;
  expect(await shell.storageAction("treat", { cow: "1234" })).toEqual(DONE);
  expect(rig.outbox.actions).toMatchObject([{ type: "planner.treat", numCheptel: HERD, payload: { cow: "1234" } }]);
  const reader = await rig.show("reader");
  expect(await reader.shell.storageRead("filter")).toEqual(refused("not-allowed"));
});

test("what is done on a page that has not heard yet of another herd is not entered there: it is refused, and the page knows", async () => {
  const { shell } = await rig.show("planner");
  const { user, multiUser } = rig.session;
  if (user === null) throw new Error("nobody");
  rig.server.up = false;
  rig.session.set({ user: { ...user, numCheptel: OTHER_HERD }, multiUser });
  expect(shell.context.numCheptel).toBe(HERD);
  expect(await shell.storageAction("treat", { cow: "1234" })).toEqual(refused("other-herd"));
  expect(rig.outbox.actions).toEqual([]);
});

test("what is stored for one herd is not read for another, nor by the next user", async () => {
  const { shell } = await rig.show("planner");
  await shell.storageStore("filter", "a");
  const { user, multiUser } = rig.session;
  if (user === null) throw new Error("nobody");
  rig.session.set({ user: { ...user, numCheptel: OTHER_HERD }, multiUser });
  expect(await shell.storageRead("filter")).toEqual(DONE);
  rig.session.set({ user, multiUser });
  expect(await shell.storageRead("filter")).toEqual({ ok: true, value: "a" });
  rig.session.set({ user: null, multiUser: null });
  expect(await shell.storageRead("filter")).toEqual(refused("not-signed-in"));
  rig.session.set({ user: { ...user, id: "somebody-else" }, multiUser: null });
  expect(await shell.storageRead("filter")).toEqual(DONE);
  rig.session.set({ user, multiUser });
  expect(await shell.storageRead("filter")).toEqual(DONE);
});

test("a page hears when there is no room for a value on the device, and when the browser blocks storage [WRK-06]", async () => {
  const { shell } = await rig.show("planner");
  expect(await shell.storageStore("long", "x".repeat(131_072))).toEqual(refused("too-many"));
  const { herdStorage } = await rig.services();
  Object.assign(herdStorage, { store: async () => "storage-full" });
  expect(await shell.storageStore("filter", 1)).toEqual(refused("storage-full"));
  Object.assign(herdStorage, createHerdStorageDatabase("test.blocked"));
  const { indexedDB } = globalThis;
  Object.assign(globalThis, { indexedDB: undefined });
  try {
    expect(await shell.storageStore("filter", 1)).toEqual(refused("storage-blocked"));
    expect(await shell.storageRead("filter")).toEqual(refused("storage-blocked"));
  } finally {
    Object.assign(globalThis, { indexedDB });
  }
});

test("a page is named the tiles around it: those of its group, then those of its section, of those that its user may open", async () => {
  const { shell } = await rig.show("planner");
  const target = { params: {}, query: {} };
  expect(await shell.related()).toEqual({
    ok: true,
    value: [
      { tile: "read", route: "reader.main", ...target },
      { tile: "list", route: "reader.list", ...target },
    ],
  });
  rig.open("planner.hidden");
  await crossOver();
  expect(await shell.related()).toMatchObject({ value: [{ tile: "list" }, { tile: "plan" }, { tile: "read" }] });
});

test("a network message carries the network state to every connected frame [WRK-07]", async () => {
  const { shell } = await rig.show("planner");
  const reader = await rig.show("reader");
  const told: string[] = [];
  shell.onNetwork((state) => told.push(`planner ${state}`));
  reader.shell.onNetwork((state) => told.push(`reader ${state}`));
  rig.network.setOnline(false);
  await crossOver();
  expect(told).toEqual(["planner OFFLINE", "reader OFFLINE"]);
  expect(shell.context.network).toBe("OFFLINE");
});

test.each([
  ["of a frame", (rig: TalkRig, state: "ONLINE" | "OFFLINE") => rig.show("reader").then(({ shell }) => shell.reportNetwork(state))],
  ["of the worker", async (rig: TalkRig, state: "ONLINE" | "OFFLINE") => (state === "OFFLINE" ? rig.worker.noNetwork() : undefined)],
] as const)(
  "a message %s that the network has gone or is back sets the network state, once the server was asked [NET-05]",
  async (_, say) => {
    // The server answers: somebody else's is out of reach.
    await say(rig, "OFFLINE");
    await crossOver();
    expect([rig.network.state, rig.pings]).toEqual(["ONLINE", [true]]);
    rig.server.up = false;
    await say(rig, "OFFLINE");
    await crossOver();
    expect([rig.network.state, rig.pings]).toEqual(["OFFLINE", [true, false]]);
  },
);

test("a frame that has a network again has the server asked; what the shell knows already asks nothing, and too much is refused [NET-05]", async () => {
  const { shell } = await rig.show("reader");
  expect(await shell.reportNetwork("ONLINE")).toEqual(DONE);
  rig.network.setOnline(false);
  rig.server.up = false;
  await shell.reportNetwork("ONLINE");
  await shell.reportNetwork("OFFLINE");
  expect([rig.network.state, rig.pings]).toEqual(["OFFLINE", [false]]);
  rig.server.up = true;
  await shell.reportNetwork("ONLINE");
  await crossOver();
  expect([rig.network.state, rig.pings]).toEqual(["ONLINE", [false, true]]);
  for (let said = 4; said < 12; said++) await shell.reportNetwork("ONLINE");
  expect(await shell.reportNetwork("OFFLINE")).toEqual(refused("too-many"));
});

test("a sync status message carries how the actions of the current herd stand [WRK-08]", async () => {
  const { shell } = await rig.show("planner");
  const told: unknown[] = [];
  shell.onSyncStatus((status) => told.push(status));
  // They are some 250 ms apart, however much happens.
  const heard = async () => {
    await rig.clock.advance(250);
    await crossOver();
  };
  rig.network.setOnline(false);
  await shell.storageAction("treat", {});
  await heard();
  expect(told).toEqual([{ status: "waiting", waiting: 1 }]);
  const { user, multiUser } = rig.session;
  if (user === null) throw new Error("nobody");
  rig.session.set({ user: { ...user, numCheptel: OTHER_HERD }, multiUser });
  await heard();
  expect(told.at(-1)).toEqual({ status: "synchronised", waiting: 0 });
  rig.session.set({ user, multiUser });
  await heard();
  expect(told.at(-1)).toEqual({ status: "waiting", waiting: 1 });
  rig.network.setOnline(true);
  await heard();
  expect(told.at(-1)).toEqual({ status: "synchronised", waiting: 0 });
});

test("an action that is refused where another one was before is told of too, although the status stays as it was", async () => {
  const { shell } = await rig.show("planner");
  const told: unknown[] = [];
  shell.onSyncStatus((status) => told.push(status));
  rig.network.setOnline(false);
  for (const cow of ["1", "2"]) await shell.storageAction("treat", { cow });
  for (const action of rig.outbox.actions) {
    rig.sync.put({ ...action, parked: { status: 422, reason: "cow" } });
    await rig.clock.advance(250);
    await crossOver();
  }
  expect(told.slice(-2)).toEqual([1, 2].map(() => ({ status: "parked", waiting: 2 })));
});

test("disconnect asks for the end of the login, and only a listed application may [WRK-09]", async () => {
  const reader = await rig.show("reader");
  expect(await reader.shell.disconnect()).toEqual(refused("not-allowed"));
  expect(rig.left()).toBe(0);
  const { shell } = await rig.show("planner");
  expect(shell.calls).toEqual(ALL_CALLS);
  expect(await shell.disconnect()).toEqual(DONE);
  expect(rig.left()).toBe(1);
});

test("login carries the number of a herd and starts the switch to it; a herd that the user does not follow is refused [WRK-12]", async () => {
  const { shell } = await rig.show("planner");
  expect(await shell.login(OTHER_HERD)).toEqual(DONE);
  expect(await shell.login("FR99000000")).toEqual(refused("other-herd"));
  expect(rig.switched).toEqual([{ numCheptel: OTHER_HERD, origin: "application" }]);
});

test("syncSafe carries herds, timeout, network and back, and answers 1, 2 or 0: nothing to do, synchronised, still waiting [WRK-11]", async () => {
  const { shell } = await rig.show("planner");
  const request = { numCheptels: [HERD, OTHER_HERD], timeout: 1000, network: "ONLINE", back: true } as const;
  expect(await shell.syncSafe(request)).toEqual({ ok: true, value: { status: 1 } });
  rig.network.setOnline(false);
  await shell.storageAction("treat", {});
  expect(await shell.syncSafe(request)).toEqual({ ok: true, value: { status: 0 } });
  expect(rig.pushed).toEqual([]);
  expect(await shell.syncSafe({ ...request, back: false })).toEqual({ ok: true, value: { status: 0 } });
  expect(rig.pushed).toEqual([`/solo/${HERD}`]);
  rig.server.up = false;
  rig.network.setOnline(true);
  await crossOver();
  expect(await shell.syncSafe({ ...request, network: "OFFLINE" })).toEqual({ ok: true, value: { status: 0 } });
  rig.server.up = true;
  expect(await shell.syncSafe(request)).toEqual({ ok: true, value: { status: 2 } });
});

test("the page to which syncSafe leads is not opened once the page that asked has been left [WRK-11]", async () => {
  const { shell } = await rig.show("planner");
  rig.network.setOnline(false);
  await shell.storageAction("treat", {});
  const asked = shell.syncSafe({ numCheptels: [HERD], timeout: 60_000, network: "ONLINE", back: false });
  rig.open("reader.main");
  await rig.clock.advance(60_000);
  expect(await asked).toEqual({ ok: true, value: { status: 0 } });
  expect(rig.pushed).toEqual([]);
});

test("the application that shows the synchronisation reads what waits, was refused and was sent, and carries out decisions; no other may [SYN-02]", async () => {
  const reader = await rig.show("reader");
  expect(await reader.shell.syncRead()).toEqual(refused("not-allowed"));
  expect(await reader.shell.syncDecide("key-1", "discard")).toEqual(refused("not-allowed"));
  expect(await reader.shell.syncRetry(null)).toEqual(refused("not-allowed"));
  expect(await reader.shell.syncEntries(null)).toEqual(refused("not-allowed"));
  const { shell } = await rig.show("planner");
  rig.network.setOnline(false);
  await shell.storageAction("treat", { cow: "1" }, "Treatment of 1");
  await shell.storageAction("treat", { cow: "2" });
  await rig.outbox.park("key-1", { status: 422, reason: "cow" });
  rig.network.setOnline(true);
  await crossOver();
  const item = { numCheptel: HERD, application: "[app.planner]" };
  const first = {
    ...item,
    key: "key-1",
    label: "Treatment of 1",
    refusal: { status: 422, reason: "cow", by: "server" },
    payload: { cow: "1" },
  };
  expect(await shell.syncRead()).toMatchObject({
    ok: true,
    value: {
      loading: false,
      purge: false,
      waiting: [],
      parked: [first],
      sent: [{ ...item, key: "key-2", label: null, refusal: null, payload: null }],
    },
  });
  expect(await shell.syncDecide("unknown", "discard")).toEqual(refused("not-allowed"));
  expect(await shell.syncDecide("key-1", "edit", { cow: "3" })).toEqual(DONE);
  await crossOver();
  expect(await shell.syncRead()).toMatchObject({ ok: true, value: { parked: [], herds: [{ numCheptel: HERD, state: "SUCCESS" }] } });
  expect(rig.outbox.actions).toEqual([]);
});

test("an application that may read what was refused but not decide about it hears of its own actions alone [SYN-02]", async () => {
  const planner = await rig.show("planner");
  rig.network.setOnline(false);
  await planner.shell.storageAction("treat", { cow: "1" });
  const { shell } = await rig.show("noter");
  await shell.storageAction("done", { row: "1" });
  for (const { key } of [...rig.outbox.actions]) await rig.outbox.park(key, { status: 422, reason: "" });
  rig.network.setOnline(true);
  await crossOver();
  expect(await shell.syncRead()).toMatchObject({
    value: { parked: [{ payload: { row: "1" } }], waiting: [], sent: [], discarded: [], herds: [] },
  });
});

test("what is on the device is handed over whole, in pages: what is too long to be shown, what waits, and what other tabs have entered", async () => {
  const { shell } = await rig.show("planner");
  rig.network.setOnline(false);
  const long = { text: "x".repeat(200_000) };
  for (let entries = 0; entries < 6; entries++) await shell.storageAction("treat", long, undefined, { about: "a", base: 1 });
  await rig.outbox.park("key-1", { status: 413, reason: "long", by: "line" });
  const other = {
    key: "of another tab",
    userId: rig.session.effective?.id ?? "",
    numCheptel: HERD,
    type: "planner.treat",
    at: new Date(0),
  };
  await rig.outbox.add([{ ...other, payload: { herd: 10n } }]);
  const pages: unknown[][] = [];
  let from: string | null = null;
  do {
    const answer = await shell.syncEntries(from);
    if (!answer.ok) throw new Error(answer.error);
    pages.push(JSON.parse(answer.value.text));
    from = answer.value.next;
  } while (from !== null);
  expect(pages.map((page) => page.length)).toEqual([2, 2, 3]);
  const [first, ...others] = pages.flat();
  expect(first).toMatchObject({ key: "key-1", payload: long, from: { about: "a", base: 1 }, parked: { status: 413, by: "line" } });
  expect(others.at(-1)).toMatchObject({ key: "of another tab", numCheptel: HERD, payload: { herd: "10" } });
  expect(await shell.syncRead()).toMatchObject({ value: { parked: [{ key: "key-1", payload: null, refusal: { by: "line" } }] } });
  expect(JSON.parse(((await shell.syncEntries("key-3")) as { value: { text: string } }).value.text)[0]).toMatchObject({
    key: "key-3",
    payload: long,
  });
  expect(await shell.syncEntries("gone")).toEqual({ ok: true, value: { text: "[]", next: null } });
});

test("all that was set aside is sent again with one message, of one herd or of all; not what somebody else has changed, or another version has written", async () => {
  const { shell } = await rig.show("planner");
  rig.network.setOnline(false);
  for (let entries = 0; entries < 5; entries++) await shell.storageAction("treat", entries);
  const parked = { status: 404, reason: "" };
  await rig.outbox.park("key-1", { ...parked, by: "line" });
  await rig.outbox.park("key-2", parked);
  await rig.outbox.park("key-4", { ...parked, conflict: { held: 1 } });
  await rig.outbox.park("key-5", { ...parked, by: "version" });
  rig.network.setOnline(true);
  await crossOver();
  expect(rig.outbox.actions.map(({ key }) => key)).toEqual(["key-1", "key-2", "key-4", "key-5"]);
  expect(await shell.syncRetry(OTHER_HERD)).toEqual(DONE);
  await crossOver();
  expect(rig.outbox.actions).toHaveLength(4);
  expect(await shell.syncRetry(HERD)).toEqual(DONE);
  await crossOver();
  expect(rig.outbox.actions.map(({ key }) => key)).toEqual(["key-4", "key-5"]);
});

test("when what waits is tried again is told, as long as it is", async () => {
  const { shell } = await rig.show("planner");
  rig.server.up = false;
  await shell.storageAction("treat", {});
  await crossOver();
  // The random number is 0.5: three quarters of the first pause.
  const nextTryAt = new Date(rig.clock.now() + 750).toISOString();
  expect(await shell.syncRead()).toMatchObject({ value: { nextTryAt, waiting: [{ key: "key-1" }] } });
  rig.server.up = true;
  await rig.clock.advance(750);
  await crossOver();
  expect(await shell.syncRead()).toMatchObject({ value: { nextTryAt: null, waiting: [] } });
});

test("without room on the device an action is refused before it is said to be kept, with the reason; nearly full is told once, ahead", async () => {
  const { shell } = await rig.show("planner");
  rig.network.setOnline(false);
  const { add } = rig.outbox;
  let filled = 0.79;
  Object.assign(rig.outbox, { filled: async () => filled });
  await shell.storageAction("treat", {});
  expect([rig.notices.notices.map(({ lines }) => lines), (await shell.syncRead()).ok]).toEqual([[], true]);
  filled = 0.8;
  for (let n = 0; n < 2; n++) await shell.storageAction("treat", {});
  await crossOver();
  expect(rig.notices.notices.map(({ lines }) => lines)).toEqual([[pagesText.sync.deviceNearlyFull]]);
  expect(await shell.syncRead()).toMatchObject({ value: { nearlyFull: 0.8 } });
  Object.assign(rig.outbox, { add: () => Promise.reject(new OutboxFull("full")) });
  expect(await shell.storageAction("treat", {})).toEqual(refused("storage-full"));
  expect(rig.notices.notices.map(({ lines }) => lines)).toEqual([[pagesText.sync.deviceNearlyFull], [pagesText.sync.deviceFull]]);
  Object.assign(rig.outbox, { add });
  expect(await shell.storageAction("treat", {})).toEqual(DONE);
});

test("an action that the server has refused waits for its user, so it holds up no safe sync [WRK-11]", async () => {
  const { shell } = await rig.show("planner");
  const request = { numCheptels: [HERD], timeout: 1000, network: "ONLINE", back: true } as const;
  rig.network.setOnline(false);
  await shell.storageAction("treat", {});
  await rig.outbox.park("key-1", { status: 422, reason: "no" });
  rig.network.setOnline(true);
  await crossOver();
  expect(await shell.syncSafe(request)).toEqual({ ok: true, value: { status: 1 } });
});

test.each([
  ["a foreign herd", [HERD, "FR99000000"], "other-herd"],
  ["501 herds", Array.from({ length: 501 }, () => HERD), "bad-payload"],
  ["no herd", [], "bad-payload"],
])("frame attack 17: syncSafe for %s is refused, and nothing is sent", async (_, numCheptels, error) => {
  const { shell } = await rig.show("planner");
  expect(await shell.syncSafe({ numCheptels, timeout: 1000, network: "ONLINE", back: true })).toEqual(refused(error));
});

test("a notice of a frame is shown as text, under the name of its application, while it is active", async () => {
  const { shell } = await rig.show("planner");
  expect(await shell.notice("info", "<b>{{text}}</b> $t(app.card)")).toEqual(DONE);
  expect(rig.notices.notices).toMatchObject([
    {
      kind: "info",
      lines: [pagesText.frames.messages.notice],
      values: { text: "<b>{{text}}</b> $t(app.card)" },
      application: "planner",
    },
  ]);
  expect(await shell.notice("info", "x".repeat(301))).toEqual(refused("bad-payload"));
  await rig.show("reader");
  for (const said of [
    shell.notice("info", "hidden"),
    shell.openDialog(),
    shell.setProgress(0.5),
    shell.confirm("?", { accept: "a", refuse: "b" }),
  ])
    expect(await said).toEqual(refused("not-shown"));
  expect(rig.notices.notices).toHaveLength(1);
});

test("a frame that says too much is answered so, and another one is heard on", async () => {
  const { shell } = await rig.show("planner");
  for (let at = 0; at < 6; at++) await shell.notice("info", `${at}`);
  expect(await shell.notice("info", "7")).toEqual(refused("too-many"));
  const reader = await rig.show("reader");
  expect(await reader.shell.notice("info", "me")).toEqual(DONE);
  rig.open("planner.main");
  await rig.clock.advance(60_000);
  expect(await shell.notice("info", "later")).toEqual(DONE);
});

test("a question of a frame waits for the user, however long, and going elsewhere refuses it", async () => {
  const { shell } = await rig.show("planner");
  const words = { accept: "Supprimer", refuse: "Garder" };
  const first = shell.confirm("Supprimer ce soin ?", words);
  await crossOver();
  expect(rig.api.overlay.question).toEqual({ key: "planner", application: "planner", text: "Supprimer ce soin ?", ...words });
  await rig.clock.advance(TIMING.callTimeoutMs * 2);
  rig.api.overlay.answer(true);
  expect(await first).toEqual({ ok: true, value: true });
  const second = shell.confirm("Encore ?", words);
  await crossOver();
  await rig.show("reader");
  expect(await second).toEqual({ ok: true, value: false });
  expect(rig.api.overlay.question).toBeNull();
});

test("a frame covers the screen for its dialog until it closes it, the user does, or it is left", async () => {
  const { shell } = await rig.show("planner");
  let told = 0;
  shell.onDialogClosed(() => {
    told += 1;
  });
  await shell.openDialog();
  expect(rig.api.overlay.dialog?.application).toBe("planner");
  await shell.closeDialog();
  expect(rig.api.overlay.dialog).toBeNull();
  await shell.openDialog();
  rig.api.closeDialog();
  await crossOver();
  expect([rig.api.overlay.dialog, told]).toEqual([null, 1]);
  await shell.openDialog();
  await rig.show("reader");
  expect(rig.api.overlay.dialog).toBeNull();
});

test("progress of a frame is shown until it is over or the frame is left", async () => {
  const { shell } = await rig.show("planner");
  await shell.setProgress(0.4);
  expect(rig.api.overlay.progress).toMatchObject({ application: "planner", value: 0.4 });
  expect(await shell.setProgress(1.5)).toEqual(refused("bad-payload"));
  await shell.setProgress(null);
  expect(rig.api.overlay.progress).toBeNull();
});

test.each<[string, (frame: LiveFrame) => void]>([
  ["is loaded again", (frame) => rig.flow.retry(frame)],
  ["is taken away", ({ key }) => rig.frames.takeAway(key)],
  ["was replaced by one that does not answer", (frame) => rig.frames.setState(frame, { kind: "unconnected", lost: true })],
])("what a page shows through the shell goes when it %s", async (_, end) => {
  const { shell, frame } = await rig.show("planner");
  await shell.openDialog();
  await shell.setProgress(0.4);
  const question = shell.confirm("Supprimer ?", { accept: "Oui", refuse: "Non" });
  await crossOver();
  const { overlay } = rig.api;
  expect([overlay.dialog, overlay.progress, overlay.question]).not.toContain(null);
  end(frame);
  expect([overlay.dialog, overlay.progress, overlay.question]).toEqual([null, null, null]);
  expect(await question).toEqual({ ok: true, value: false });
});

test("what a page shows through the shell stays while the page is there, even when it does not answer", async () => {
  const { shell, frame } = await rig.show("planner");
  await shell.openDialog();
  rig.frames.setState(frame, { kind: "failed", why: "notAnswering" });
  rig.frames.setState(frame, { kind: "connected" });
  expect(rig.api.overlay.dialog?.application).toBe("planner");
});

test("shortcut keys pressed inside the active frame reach the shell; those the page or a field has handled do not", async () => {
  const { page } = await rig.show("planner");
  const pressed: string[] = [];
  const stop = rig.api.onKeyPress((key) => pressed.push(key));
  expect(page.press({ key: "k", code: "KeyK", ctrlKey: true })).toBe(true);
  expect(page.press({ key: "&", code: "Digit1", altKey: true })).toBe(true);
  expect(page.press({ key: "&", code: "Digit1", altKey: true, inField: true })).toBe(false);
  expect(page.press({ key: "K", code: "KeyK", ctrlKey: true, inField: true, defaultPrevented: true })).toBe(false);
  expect(page.press({ key: "s", code: "KeyS", ctrlKey: true })).toBe(false);
  await crossOver();
  expect(pressed).toEqual(["Control+k", "Alt+1"]);
  rig.flow.hide();
  page.press({ key: "k", code: "KeyK", ctrlKey: true });
  await crossOver();
  expect(pressed).toHaveLength(2);
  stop();
});

test("a key pressed inside the frame before the shell has a user to hear it is heard once, as soon as there is; not when its frame has left", async () => {
  const { page } = await rig.show("planner");
  const pressed: string[] = [];
  page.press({ key: "k", code: "KeyK", ctrlKey: true });
  await crossOver();
  rig.api.onKeyPress((key) => pressed.push(key))();
  rig.api.onKeyPress((key) => pressed.push(key))();
  expect(pressed).toEqual(["Control+k"]);
  page.press({ key: "k", code: "KeyK", ctrlKey: true });
  await crossOver();
  rig.flow.hide();
  rig.api.onKeyPress((key) => pressed.push(key))();
  expect(pressed).toHaveLength(1);
});

test("while the sign-in of an expired session lies over the page, a frame neither asks, covers nor leaves the screen, and presses no key", async () => {
  const { shell, page } = await rig.show("planner");
  await shell.openDialog();
  const pressed: string[] = [];
  const stop = rig.api.onKeyPress((key) => pressed.push(key));
  rig.session.expire("plain");
  const notNow = refused("not-signed-in");
  expect(await shell.confirm("Mot de passe ?", { accept: "Oui", refuse: "Non" })).toEqual(notNow);
  expect(await shell.openDialog()).toEqual(notNow);
  expect(await shell.login(OTHER_HERD)).toEqual(notNow);
  expect(await shell.disconnect()).toEqual(notNow);
  page.press({ key: "k", code: "KeyK", ctrlKey: true });
  await crossOver();
  expect([rig.api.overlay.question, pressed, rig.switched, rig.left()]).toEqual([null, [], [], 0]);
  // What it has begun it may still end.
  expect(await shell.closeDialog()).toEqual(DONE);
  stop();
});

test("a page that is removed for taking the focus leaves the draft it has handed over", async () => {
  const { shell, frame } = await rig.show("planner");
  await shell.setDirty(true);
  await shell.saveDraft({ note: "à finir" });
  rig.frames.takeAway("planner");
  rig.flow.retry(frame);
  expect(frame.state.kind).toBe("loading");
  expect(await createDrafts(rig.tabStorage, rig.session).read(frame)).toBe('{"note":"à finir"}');
});

test("a measure of a frame is a line of the log under its application, and holds no text", async () => {
  const { shell } = await rig.show("planner");
  expect(await shell.measure("list.shown", 230)).toEqual(DONE);
  expect(rig.logged).toEqual(["planner, telemetry: list.shown 230"]);
  expect(await shell.measure("Jean Dupont", 1)).toEqual(refused("bad-payload"));
});

test("a frame with unsaved entries is dirty, and its draft is kept for its route; an empty one is deleted", async () => {
  const { shell, frame } = await rig.show("planner");
  await shell.setDirty(true);
  expect(frame.dirty).toBe(true);
  expect(await shell.saveDraft({ note: "à finir" })).toEqual(DONE);
  expect(JSON.stringify([...rig.tabStorage.entries])).toContain("à finir");
  await shell.forgetDraft();
  await shell.setDirty(false);
  expect(frame.dirty).toBe(false);
  expect(JSON.stringify([...rig.tabStorage.entries])).not.toContain("à finir");
  await rig.clock.advance(DRAFT_GAP_MS);
  expect(await shell.saveDraft("x".repeat(65_536))).toEqual(refused("bad-payload"));
});

test("a page hears that the browser has stored neither its draft nor its value for another page", async () => {
  const { shell } = await rig.show("planner");
  Object.assign(rig.tabStorage, { write: async () => false });
  expect(await shell.saveDraft({ note: "à finir" })).toEqual(refused("failed"));
  expect(await shell.datexStore("lots", 1)).toEqual(refused("failed"));
});

/** A page that greets by hand, and answers as long as it is not told to hang. */
async function pageByHand() {
  rig.open("planner.main");
  const page = { hangs: false };
  const answer = (raw: unknown) => (page.hangs ? new Promise(() => {}) : { id: idOf(raw), ok: true, value: null });
  const { remote, frame } = await rig.intrude("planner", { message: answer });
  const payload = { versions: [1], sdk: "", awaitsReady: false };
  const greet = async () => void (await remote.message?.({ version: 1, type: "hello", id: "1", epoch: null, herd: null, payload }));
  return { page, frame, greet, remote };
}

test("an active frame that misses two pings shows that it does not answer, and is shown again when it does", async () => {
  const { page, frame, greet } = await pageByHand();
  await greet();
  await rig.clock.advance(rig.heartbeatMs);
  await crossOver();
  expect(frame.state).toEqual({ kind: "connected" });
  page.hangs = true;
  await rig.clock.advance(rig.heartbeatMs * 2);
  expect(frame.state).toEqual({ kind: "connected" });
  await rig.clock.advance(rig.heartbeatMs * 2);
  expect(frame.state).toEqual({ kind: "failed", why: "notAnswering" });
  page.hangs = false;
  await rig.clock.advance(rig.heartbeatMs);
  await crossOver();
  expect(frame.state).toEqual({ kind: "connected" });
});

test("a page that answers again is shown again, also when it was left meanwhile", async () => {
  const { page, frame, greet } = await pageByHand();
  await greet();
  page.hangs = true;
  await rig.clock.advance(rig.heartbeatMs * 5);
  rig.open("reader.main");
  page.hangs = false;
  rig.frames.setDirty(frame, true);
  rig.open("planner.main");
  expect(frame.state).toEqual({ kind: "failed", why: "notAnswering" });
  await rig.clock.advance(rig.heartbeatMs);
  await crossOver();
  expect([frame.state, frame.load]).toEqual([{ kind: "connected" }, 1]);
});

test("the dialog of a page that loads itself anew goes with its document", async () => {
  const { greet, remote } = await pageByHand();
  await greet();
  await remote.message?.({ version: 1, type: "dialog", id: "2", epoch: 1, herd: HERD, payload: { open: true } });
  expect(rig.api.overlay.dialog).not.toBeNull();
  await greet();
  expect(rig.api.overlay.dialog).toBeNull();
});

test("a page that was shown before it connected is pinged as well", async () => {
  const { page, frame, greet } = await pageByHand();
  rig.flow.loaded(frame);
  await rig.clock.advance(FRAME_TIMING.readinessMs);
  expect(frame.state).toEqual({ kind: "unconnected" });
  await greet();
  expect(frame.state).toEqual({ kind: "connected" });
  page.hangs = true;
  await rig.clock.advance(rig.heartbeatMs * 5);
  expect(frame.state).toEqual({ kind: "failed", why: "notAnswering" });
});

test("a hidden frame is not pinged", async () => {
  const { frame, port } = await rig.show("planner");
  rig.flow.hide();
  port.close();
  await rig.clock.advance(rig.heartbeatMs * 5);
  expect(frame.state).toEqual({ kind: "connected" });
});

test("the parent asks for a reload: the loader is visible for 2 s, drafts are asked for, and a reload message is sent afterwards [PUR-07] [CON-15]", async () => {
  const { shell } = await rig.show("planner");
  await shell.setDirty(true);
  shell.onKeepDraft(() => ({ note: "kept" }));
  rig.parent.ask();
  expect(rig.progress.updating).toBe(true);
  await crossOver();
  expect(JSON.stringify([...rig.tabStorage.entries])).toContain("kept");
  await rig.clock.advance(TIMING.updateLoaderReloadMs - 1);
  expect([rig.progress.updating, rig.parent.reloads]).toEqual([true, 0]);
  await rig.clock.advance(1);
  expect([rig.progress.updating, rig.parent.reloads]).toEqual([false, 1]);
});

test("frame attack 22: a parent that asks for one reload after the other is answered once a minute", async () => {
  for (let at = 0; at < 1000; at++) rig.parent.ask();
  await rig.clock.advance(TIMING.updateLoaderReloadMs);
  for (let at = 0; at < 1000; at++) rig.parent.ask();
  expect([rig.progress.updating, rig.parent.reloads]).toEqual([false, 1]);
  await rig.clock.advance(rig.gapMs);
  rig.parent.ask();
  await rig.clock.advance(TIMING.updateLoaderReloadMs);
  expect(rig.parent.reloads).toBe(2);
});

function idOf(raw: unknown): string {
  return typeof raw === "object" && raw !== null ? String(Reflect.get(raw, "id")) : "";
}
