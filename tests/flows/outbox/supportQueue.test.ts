import { expect, test } from "vitest";
import { memoryOutbox } from "../../support/memoryOutbox";
import { calm, outboxRig } from "./outboxRig";

const DONE = [{ numCheptel: "FR1", type: "note", payload: {} }];

test("what support entered without network is neither shown to the owner nor sent in the owner's session, but with the next one of support", async () => {
  const outbox = memoryOutbox();
  const rig = await outboxRig({ outbox, online: false, user: null });
  rig.signIn("u", { bySupport: true });
  await rig.queue.enqueue("u", DONE);
  expect(await rig.queue.waiting("u")).toMatchObject([{ userId: "u", type: "note" }]);
  rig.session.clear();
  rig.signIn("u");
  await rig.queue.enqueue("u", [{ ...DONE[0], numCheptel: "FR1", type: "own", payload: {} }]);
  expect(await rig.queue.waiting("u")).toMatchObject([{ type: "own" }]);
  rig.network.setOnline(true);
  await rig.queue.drain.now();
  await calm();
  expect(rig.attempts.map(({ type }) => type)).toEqual(["own"]);
  rig.session.clear();
  rig.signIn("u", { bySupport: true });
  await rig.queue.drain.now();
  await calm();
  expect(rig.attempts.map(({ type }) => type)).toEqual(["own", "note"]);
  expect(await rig.queue.waiting("u")).toEqual([]);
});
