import { expect, test } from "vitest";
import { PRODUCT, TIMING } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { unsavedInTabs } from "../../support/fakeLocks";
import { memoryOutbox, memoryOutboxParts } from "../../support/memoryOutbox";
import { memoryStore } from "../../support/memoryStore";
import { frameOf } from "../../support/smallTables";
import { calm, confirmed, type OutboxRigOptions, outboxRig, refused } from "./outboxRig";

const OTHER = `not ${PRODUCT.version}`;
const { line1, line2 } = welcomeText.logout.update;

/** A queue whose disk counts how often everything else was cleared. */
async function purgeRig({ features = ["purge"], ...options }: OutboxRigOptions = {}) {
  const outbox = memoryOutbox();
  const parts = memoryOutboxParts(outbox);
  return { ...(await outboxRig({ features, outbox, parts, ...options })), outbox, parts, cleared: parts.cleared };
}

test("another version on the server and the purge granted start the version purge; the same version, or no grant, does not [PUR-01]", async () => {
  for (const [version, features, purges] of [
    [OTHER, ["purge"], 1],
    [PRODUCT.version, ["purge"], 0],
    [OTHER, [], 0],
  ] as const) {
    const rig = await purgeRig({ features });
    rig.queue.checkVersion(version);
    await rig.advance(TIMING.purgeClearDelayMs);
    expect([rig.cleared(), rig.logouts.length]).toEqual([purges, purges]);
  }
});

test("after 5 s what waits is sent and the user is notified, after 10 s everything else is cleared and the logout reloads the page [PUR-02] [PUR-05] [PUR-06] [CON-05]", async () => {
  const rig = await purgeRig({ answer: () => refused(503) });
  await rig.take(["a"]);
  await calm();
  rig.queue.checkVersion(OTHER);
  rig.queue.checkVersion(OTHER);
  rig.answer(confirmed);
  await rig.advance(TIMING.purgeSyncDelayMs - 1);
  expect(rig.notices.notices.filter(({ kind }) => kind === "info")).toEqual([]);
  await rig.advance(1);
  expect(rig.notices.notices.at(-1)?.lines).toEqual([line1, line2, welcomeText.icowdesk.action.loading]);
  expect(await rig.left()).toEqual([]);
  await rig.advance(TIMING.purgeClearDelayMs - TIMING.purgeSyncDelayMs - 1);
  expect([rig.cleared(), rig.logouts]).toEqual([0, []]);
  await rig.advance(1);
  expect([rig.cleared(), rig.logouts]).toEqual([1, [{ context: "update", reload: true }]]);
  expect(rig.notices.notices).toEqual([]);
  rig.queue.drain.stop();
});

const ANSWER_MS = 900;
const STEP_MS = 100;

test.each([
  ["is waited for", 10, TIMING.purgeSyncDelayMs + 10 * ANSWER_MS - STEP_MS, "update", 0],
  [
    "is waited for at most as long as a safe one; what is left stays in the queue",
    100,
    TIMING.purgeSyncDelayMs + TIMING.safeSyncTimeoutMs,
    "expired",
    100 - Math.floor((TIMING.safeSyncTimeoutMs + STEP_MS) / ANSWER_MS),
  ],
])("a synchronisation that still runs at 10 s %s [PUR-04] [PUR-06]", async (_, actions, endMs, context, left) => {
  const rig = await purgeRig({ online: false });
  const begin = rig.clock.now();
  await rig.take(...Array.from({ length: actions }, (_, at) => [`action-${at}`] as const));
  rig.answer((attempt) => new Promise((resolve) => void rig.clock.after(ANSWER_MS, () => resolve(confirmed(attempt)))));
  rig.queue.checkVersion(OTHER);
  await rig.advance(TIMING.purgeSyncDelayMs - STEP_MS);
  rig.network.setOnline(true);
  while (rig.clock.now() - begin < endMs) {
    expect([rig.cleared(), rig.logouts]).toEqual([0, []]);
    await rig.advance(STEP_MS);
  }
  expect([rig.cleared(), rig.logouts]).toEqual([1, [{ context, reload: true }]]);
  expect(await rig.left()).toHaveLength(left);
  rig.queue.drain.stop();
});

test("fault 42: a synchronisation that hangs is given up; what it was to send stays in the queue, and no notice says that it is sent [PUR-04]", async () => {
  const rig = await purgeRig({ answer: () => refused(503) });
  await rig.take(["a"]);
  await calm();
  rig.queue.checkVersion(OTHER);
  rig.answer(() => new Promise<never>(() => {}));
  await rig.advance(TIMING.purgeClearDelayMs);
  expect([rig.cleared(), rig.logouts]).toEqual([1, [{ context: "expired", reload: true }]]);
  expect(await rig.left()).toEqual(["a"]);
  rig.queue.drain.stop();
});

test("an entry that this version cannot read is not said to be synchronised", async () => {
  const rig = await purgeRig();
  await rig.outbox.add([{ key: "a", userId: "u", numCheptel: "FR1", type: "later", at: new Date(0), payload: 1 }]);
  await rig.outbox.park("a", { status: 0, reason: "", by: "version" });
  rig.queue.checkVersion(OTHER);
  await rig.advance(TIMING.purgeClearDelayMs);
  expect([rig.logouts, await rig.left()]).toEqual([[{ context: "expired", reload: true }], ["later"]]);
});

test("a page with something unsaved is waited for", async () => {
  const rig = await purgeRig();
  const owner = { application: "card", candidate: false, record: frameOf("/card"), origin: "" };
  const frame = rig.framesStore.add(owner, { target: { route: null, params: {}, query: {} }, address: "/card/#/" });
  rig.framesStore.setDirty(frame, true);
  rig.queue.checkVersion(OTHER);
  await rig.advance(TIMING.purgeClearDelayMs * 3);
  expect([rig.cleared(), rig.logouts]).toEqual([0, []]);
  rig.framesStore.setDirty(frame, false);
  await calm();
  expect([rig.cleared(), rig.logouts.length]).toEqual([1, 1]);
});

test("without network nothing is cleared, for the page could not be loaded anew, nor while the server is not reached", async () => {
  const rig = await purgeRig();
  rig.queue.checkVersion(OTHER);
  await rig.advance(TIMING.purgeSyncDelayMs);
  rig.network.setOnline(false);
  await rig.advance(TIMING.purgeClearDelayMs * 3);
  expect([rig.cleared(), rig.logouts]).toEqual([0, []]);
  rig.answerPings(() => Promise.reject(new TypeError("no network")));
  rig.network.setOnline(true);
  await calm();
  expect([rig.cleared(), rig.logouts]).toEqual([0, []]);
  rig.answerPings(async () => Response.json({ version: "B" }));
  rig.network.setOnline(true);
  rig.queue.checkVersion(OTHER);
  await rig.advance(TIMING.purgeClearDelayMs);
  expect([rig.cleared(), rig.logouts.length]).toEqual([1, 1]);
});

test("what another tab has begun while the network was away is waited for too, and a purge that is given up leaves no notice", async () => {
  const open = unsavedInTabs();
  const other = open();
  const rig = await purgeRig({ unsavedPages: open() });
  rig.queue.checkVersion(OTHER);
  await rig.advance(TIMING.purgeSyncDelayMs);
  rig.network.setOnline(false);
  await rig.advance(TIMING.purgeClearDelayMs * 3);
  other.announce(["Planning"]);
  rig.network.setOnline(true);
  await calm();
  expect([rig.cleared(), rig.logouts, rig.notices.notices.at(-1)?.values]).toEqual([0, [], { pages: "Planning" }]);
  // Out of coverage by now, which the browser does not know.
  rig.answerPings(() => Promise.reject(new TypeError("no network")));
  other.announce([]);
  await calm();
  expect([rig.cleared(), rig.logouts, rig.notices.notices]).toEqual([0, [], []]);
});

test("a page with something unsaved in another tab is waited for and named, also one that comes meanwhile; a tab that is closed is not", async () => {
  const open = unsavedInTabs();
  const [other, third] = [open(), open()];
  const rig = await purgeRig({ unsavedPages: open() });
  other.announce(["Planning"]);
  rig.queue.checkVersion(OTHER);
  await rig.advance(TIMING.purgeClearDelayMs * 3);
  expect([rig.cleared(), rig.logouts]).toEqual([0, []]);
  expect(rig.notices.notices.at(-1)?.values).toEqual({ pages: "Planning" });
  third.announce(["Lots"]);
  other.announce([]);
  await calm();
  expect([rig.cleared(), rig.logouts]).toEqual([0, []]);
  expect(rig.notices.notices.map(({ values }) => values)).toEqual([{ pages: "Lots" }]);
  third.announce(["Lots", "Planning"]);
  await calm();
  expect(rig.cleared()).toBe(0);
  third.announce([]);
  await calm();
  expect([rig.cleared(), rig.logouts.length]).toEqual([1, 1]);
});

test("who has left meanwhile is not logged out again, and what the next user has on the device stays", async () => {
  const rig = await purgeRig();
  rig.queue.checkVersion(OTHER);
  await rig.advance(TIMING.purgeSyncDelayMs);
  rig.session.clear();
  rig.signIn("next");
  await rig.advance(TIMING.purgeClearDelayMs);
  expect([rig.cleared(), rig.logouts]).toEqual([0, []]);
});

test("the sync of a version purge is one with the purge option [PUR-02]", async () => {
  const rig = await purgeRig();
  rig.queue.checkVersion(OTHER);
  await rig.advance(TIMING.purgeSyncDelayMs - 1);
  expect(rig.sync.purge).toBe(false);
  await rig.advance(1);
  expect(rig.sync.purge).toBe(true);
});

test("fault 43: a version is purged once: neither by another tab meanwhile nor again within ten minutes, so that a server with two versions has no page loaded for ever [PUR-06]", async () => {
  const storage = memoryStore();
  const rig = await purgeRig({ storage });
  const other = await outboxRig({ features: ["purge"], parts: rig.parts, storage });
  rig.queue.checkVersion(OTHER);
  other.queue.checkVersion(OTHER);
  await rig.advance(TIMING.purgeClearDelayMs);
  await other.advance(TIMING.purgeClearDelayMs * 3);
  expect([rig.cleared(), rig.logouts.length, other.logouts.length]).toEqual([1, 1, 0]);
  const again = await outboxRig({ features: ["purge"], parts: rig.parts, storage });
  again.queue.checkVersion(OTHER);
  await again.advance(TIMING.purgeClearDelayMs * 3);
  expect(rig.cleared()).toBe(1);
  again.queue.checkVersion(`${OTHER} either`);
  await again.advance(TIMING.purgeClearDelayMs);
  expect(rig.cleared()).toBe(2);
  // The shell that is loaded meanwhile may be the other one.
  const back = await outboxRig({ features: ["purge"], parts: rig.parts, storage });
  back.queue.checkVersion(OTHER);
  await back.advance(TIMING.purgeClearDelayMs * 3);
  expect(rig.cleared()).toBe(2);
  await again.clock.advance(600_000);
  const later = await outboxRig({ features: ["purge"], parts: rig.parts, storage });
  await later.clock.advance(1_300_000);
  later.queue.checkVersion(`${OTHER} either`);
  await later.advance(TIMING.purgeClearDelayMs);
  expect(rig.cleared()).toBe(3);
});
