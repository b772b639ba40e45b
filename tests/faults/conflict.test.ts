import { expect, test } from "vitest";
import { CALLS, HEADERS } from "../../generated/calls";
import { appliedActionsOf } from "../../src/server/database/appliedActions";
import { A_WHILE_MS, BREEDER, type FaultRig, herdOf, startFaultRig } from "./faultRig";

const HERD = herdOf(BREEDER);
const PLANNED = { serial: 1, day: "2026-05-04", note: "" };
const MINE = { ...PLANNED, day: "2026-05-06" };
const THEIRS = { ...PLANNED, day: "2026-05-09", note: "vet comes" };

/** An action that was made here without network, while another device has changed the same to `theirs`. */
async function conflicting(theirs: object = THEIRS) {
  const rig = await startFaultRig();
  const tab = await rig.opened();
  rig.device.setOnline(false);
  await rig.calm();
  expect(await tab.act(MINE, { from: { about: "task-1", base: PLANNED } })).toBe(true);
  const [{ type = "", key = "" } = {}] = await rig.device.waiting(BREEDER);
  const other = await rig.server.signIn(BREEDER);
  const change = (payload: object, otherKey: string, base: object = PLANNED) =>
    rig.server.call("POST", CALLS.syncActions.path, {
      headers: { ...other.as(), [HEADERS.herd]: HERD, [HEADERS.idempotencyKey]: otherKey },
      body: { type, numCheptel: HERD, at: new Date(0).toISOString(), payload, from: { about: "task-1", base } },
    });
  expect((await change(theirs, "other-1")).status).toBe(200);
  rig.device.setOnline(true);
  await rig.wait(A_WHILE_MS);
  const decide = async (...decision: Parameters<typeof tab.decide>) => {
    const done = await tab.decide(...decision);
    await rig.wait(A_WHILE_MS);
    return done;
  };
  return { rig, tab, key, change, decide };
}

const payloads = async ({ server }: FaultRig) =>
  (await appliedActionsOf(server.database, BREEDER)).map(({ payload }): unknown => JSON.parse(payload));

test("what another device has changed since is not undone: the action is set aside with both values", async () => {
  const { rig } = await conflicting();
  const [left] = await rig.device.waiting(BREEDER);
  expect(left).toMatchObject({ payload: MINE, parked: { status: 409, conflict: { held: THEIRS } } });
  expect(await payloads(rig)).toEqual([THEIRS]);
});

test("a change of something else about the same thing is no conflict", async () => {
  const { rig } = await conflicting({ ...PLANNED, note: "vet comes" });
  expect(await rig.left()).toEqual([]);
  expect(await payloads(rig)).toHaveLength(2);
});

test("two devices that enter the same agree", async () => {
  const { rig } = await conflicting(MINE);
  expect(await rig.left()).toEqual([]);
});

test("keep mine: it is applied once, under its key, however often the sending is repeated", async () => {
  const { rig, key, decide } = await conflicting();
  rig.spoil("lost answer", "sent twice");
  expect(await decide(key, "keepMine")).toBe(true);
  expect(await rig.left()).toEqual([]);
  expect(await payloads(rig)).toEqual([THEIRS, MINE]);
  expect((await appliedActionsOf(rig.server.database, BREEDER)).map(({ idempotency_key }) => idempotency_key)).toContain(key);
  // A second press, or another tab, finds nothing to decide.
  expect(await decide(key, "keepMine")).toBe(false);
});

test("keep theirs: nothing is sent, and the discard is noted on the device", async () => {
  const { rig, tab, key, decide } = await conflicting();
  expect(await decide(key, "discard")).toBe(true);
  expect([await rig.left(), await payloads(rig)]).toEqual([[], [THEIRS]]);
  expect(await tab.overview()).toMatchObject({ parked: [], discarded: [{ key }], sent: [] });
  expect(await decide(key, "discard")).toBe(false);
  expect((await tab.overview())?.discarded).toHaveLength(1);
});

test("edit: the corrected value is applied over the other one, once", async () => {
  const { rig, key, decide } = await conflicting();
  const corrected = { ...MINE, day: "2026-05-12" };
  rig.spoil("lost answer");
  expect(await decide(key, "edit", corrected)).toBe(true);
  expect(await payloads(rig)).toEqual([THEIRS, corrected]);
});

test("who decides while it changes once more is asked again with the newest value", async () => {
  const { rig, key, change, decide } = await conflicting();
  const newest = { ...THEIRS, day: "2026-05-20" };
  expect((await change(newest, "other-2", THEIRS)).status).toBe(200);
  await decide(key, "keepMine");
  expect((await rig.device.waiting(BREEDER))[0]).toMatchObject({ parked: { conflict: { held: newest } } });
  await decide(key, "keepMine");
  expect([await rig.left(), await payloads(rig)]).toEqual([[], [THEIRS, newest, MINE]]);
});

test("sent again as it is, it is refused again; nothing is lost meanwhile, not by a reload either", async () => {
  const { rig, key, tab, decide } = await conflicting();
  await decide(key, "retry");
  tab.crash();
  await rig.open();
  await rig.wait(A_WHILE_MS);
  expect(await rig.device.waiting(BREEDER)).toMatchObject([{ key, payload: MINE, parked: { conflict: { held: THEIRS } } }]);
});
