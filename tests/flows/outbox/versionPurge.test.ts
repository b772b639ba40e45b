import { expect, test } from "vitest";
import { PRODUCT, TIMING } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { memoryOutbox, memoryOutboxParts } from "../../support/memoryOutbox";
import { frameOf } from "../../support/smallTables";
import { calm, confirmed, type OutboxRigOptions, outboxRig, refused } from "./outboxRig";

const OTHER = `not ${PRODUCT.version}`;
const { line1, line2 } = welcomeText.logout.update;

/** A queue whose disk counts how often everything else was cleared. */
async function purgeRig({ features = ["purge"], ...options }: OutboxRigOptions = {}) {
  const outbox = memoryOutbox();
  const parts = memoryOutboxParts(outbox);
  return { ...(await outboxRig({ features, outbox, parts, ...options })), outbox, cleared: parts.cleared };
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

test("after 5 s what waits is sent and the user is notified, after 10 s everything else is cleared and the logout reloads the page [PUR-05]", async () => {
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

test("a synchronisation that hangs is waited for, at most as long as a safe one; what is left stays in the queue, and no notice says that it is sent [PUR-04]", async () => {
  const rig = await purgeRig({ answer: () => refused(503) });
  await rig.take(["a"]);
  await calm();
  rig.queue.checkVersion(OTHER);
  rig.answer(() => new Promise<never>(() => {}));
  await rig.advance(TIMING.purgeClearDelayMs);
  await rig.advance(TIMING.purgeSyncDelayMs + TIMING.safeSyncTimeoutMs);
  expect([rig.cleared(), rig.logouts]).toEqual([1, [{ context: "expired", reload: true }]]);
  expect(await rig.left()).toEqual(["a"]);
  rig.queue.drain.stop();
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

test("who has left meanwhile is not logged out again, and what the next user has on the device stays", async () => {
  const rig = await purgeRig();
  rig.queue.checkVersion(OTHER);
  await rig.advance(TIMING.purgeSyncDelayMs);
  rig.session.clear();
  rig.signIn("next");
  await rig.advance(TIMING.purgeClearDelayMs);
  expect([rig.cleared(), rig.logouts]).toEqual([0, []]);
});
