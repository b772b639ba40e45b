import { expect, test } from "vitest";
import { type Change, isKeeping, readChanges, settled } from "../../src/examples/herd/taskChanges";

const change = (sending: Change["sending"]): Change => ({ done: true, day: null, note: "", sending });
const stored = { a: change("waiting"), b: change("sent") };

test("what the planning has stored as waiting is what the queue says of it: sent while the page was closed, waiting, or set aside [WRK-08]", () => {
  const after = (status: "synchronised" | "waiting" | "parked", waiting: number) =>
    settled(readChanges(stored), { status, waiting }).a?.sending;
  expect([after("synchronised", 0), after("waiting", 1), after("parked", 1)]).toEqual(["sent", "waiting", "refused"]);
  expect(settled(readChanges(stored), null)).toEqual(stored);
});

test("a change that is not in the queue yet is not stored", () => {
  expect([isKeeping(stored), isKeeping({ ...stored, c: change("keeping") })]).toEqual([false, true]);
});
