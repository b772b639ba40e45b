import { expect, test } from "vitest";
import { type Change, type Changes, isKeeping, readChanges, settled } from "../../../src/examples/herd/taskChanges";
import type { SyncItem, SyncOverview } from "../../../src/sdk";

const HERD = "FR1";
const change = (sending: Change["sending"]): Change => ({ done: true, day: null, note: "", sending });
const stored = { a: change("waiting"), b: change("sent") };

/** An action of the planning in the queue. */
const item = (key: string, task: string | null = null, numCheptel = HERD): SyncItem => ({
  ...{ key, numCheptel, application: "planning", label: null, at: "2026-05-04T08:30:00.000Z", sentAt: null },
  ...{ refusal: null, conflict: null, payload: task === null ? null : { task, done: true, day: null, note: "" } },
});

const overview = (lists: Partial<SyncOverview>): SyncOverview => ({
  ...{ loading: false, purge: false, herds: [], oldestAt: null, nextTryAt: null, nearlyFull: null },
  ...{ parked: [], waiting: [], sent: [], discarded: [], ...lists },
});

const after = (changes: Changes, lists: Partial<SyncOverview>) => settled(readChanges(changes), overview(lists), HERD);
const sendingAfter = (lists: Partial<SyncOverview>) => after(stored, lists).a?.sending;

test("what the planning has stored as waiting is what the queue says of it: sent while the page was closed, waiting, or set aside [WRK-08]", () => {
  expect([sendingAfter({}), sendingAfter({ waiting: [item("1")] }), sendingAfter({ parked: [item("1", "a")] })]).toEqual([
    "sent",
    "waiting",
    "refused",
  ]);
  expect(after(stored, { waiting: [item("1")] })).toEqual(stored);
});

test("one refused entry changes no other row, and nothing of another herd changes any [WRK-08]", () => {
  expect(sendingAfter({ parked: [item("1", "c")] })).toBe("sent");
  expect(sendingAfter({ parked: [item("1", "c")], waiting: [item("2")] })).toBe("waiting");
  expect(sendingAfter({ parked: [item("1", "a", "FR2")], waiting: [item("2", null, "FR2")] })).toBe("sent");
});

test("a refused entry that is sent after all is sent; one that is discarded is undone, as the server has it", () => {
  const before = { done: false, day: "2026-05-06", note: "limps" };
  const { a } = after({ a: { ...change("waiting"), before } }, { parked: [item("1", "a")] });
  if (a === undefined) throw new Error("the row is gone");
  expect(a).toMatchObject({ done: true, sending: "refused" });
  expect(after({ a }, { waiting: [item("1")] }).a).toMatchObject({ done: true, sending: "waiting" });
  expect(after({ a }, {}).a).toEqual(change("sent"));
  expect(after({ a }, { discarded: [item("1")] }).a).toEqual({ ...before, sending: "sent" });
  expect(after({ a: { ...change("waiting"), before } }, { discarded: [item("1")] }).a).toEqual(change("sent"));
});

test("what was refused is shown when the device has kept nothing of it but its place in the queue", () => {
  expect(after({}, { parked: [item("1", "c")] }).c).toMatchObject({ done: true, sending: "refused" });
});

test("nothing is said to be sent while more may wait than the shell tells of", () => {
  const elsewhere = Array.from({ length: 100 }, (_, at) => item(`${at}`, "c", "FR2"));
  expect([sendingAfter({ waiting: elsewhere }), sendingAfter({ parked: elsewhere })]).toEqual(["waiting", "waiting"]);
  const refused = { a: { ...change("refused"), refused: "1" } };
  expect(after(refused, { parked: elsewhere })).toEqual(refused);
});

test("a change that is not in the queue yet is not stored", () => {
  expect([isKeeping(stored), isKeeping({ ...stored, c: change("keeping") })]).toEqual([false, true]);
});
