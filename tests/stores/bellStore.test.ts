import { reaction } from "mobx";
import { expect, test } from "vitest";
import type { QueuedAction } from "../../src/domain/sync/queuedAction";
import { BellStore } from "../../src/stores/bellStore";
import { NoticeStore } from "../../src/stores/noticeStore";
import { SyncStore } from "../../src/stores/syncStore";
import { testClock } from "../support/testClock";

function rig(limit = 10) {
  const clock = testClock();
  const [notices, sync] = [new NoticeStore(clock, 2500), new SyncStore()];
  const bell = new BellStore(sync, limit);
  reaction(
    () => notices.notices,
    (shown) => bell.note(shown, clock.now()),
  );
  const entries = () => bell.entries.map(({ lines: [line], seen }) => [line, seen]);
  return { clock, notices, sync, bell, entries };
}

function action(key: string, parked: QueuedAction["parked"] = null): QueuedAction {
  return { key, userId: "u", numCheptel: "FR1", type: "t", payload: null, at: new Date(0), parked };
}

test("the bell counts what failed or was told until it is closed by hand or read in the list, and never what only confirms", async () => {
  const { clock, notices, bell, entries } = rig();
  notices.show({ lines: ["done"] });
  notices.show({ kind: "negative", lines: ["failed"] });
  notices.show({ kind: "info", lines: ["told"] });
  expect(bell.count).toBe(2);
  await clock.advance(2500);
  expect(bell.count).toBe(2);
  notices.close(bell.entries.find(({ lines }) => lines[0] === "failed")?.id ?? 0);
  expect(entries()).toEqual([
    ["told", false],
    ["failed", true],
    ["done", true],
  ]);
  bell.markSeen();
  expect([bell.count, bell.entries.length]).toEqual([0, 3]);
  notices.show({ kind: "negative", lines: ["again"] });
  expect(bell.count).toBe(1);
});

test("the same message again replaces the earlier one over the page, and counts once", () => {
  const { notices, bell } = rig();
  for (let time = 0; time < 3; time++) notices.show({ kind: "negative", lines: ["failed"] });
  expect([bell.count, bell.entries.length]).toEqual([1, 3]);
});

test("each message of an application counts, also when another one follows", () => {
  const { notices, bell } = rig();
  for (const text of ["A", "B"]) notices.show({ kind: "negative", lines: ["said"], values: { text }, application: "card" });
  expect([notices.notices.length, bell.count]).toEqual([2, 2]);
});

test("a refused entry counts until its user has decided, whatever was read; one that waits to be sent asks nothing", () => {
  const { sync, bell } = rig();
  const refused = action("refused", { status: 422, reason: "no" });
  sync.replace([action("waits"), refused]);
  bell.markSeen();
  expect([bell.count, bell.waiting, bell.toDecide]).toEqual([1, 1, [refused]]);
  sync.remove("refused");
  expect([bell.count, bell.toDecide]).toEqual([0, []]);
});

test("the list keeps the newest messages", () => {
  const { notices, entries } = rig(2);
  for (const line of ["one", "two", "three"]) notices.show({ lines: [line] });
  expect(entries().map(([line]) => line)).toEqual(["three", "two"]);
});

test("a list that was emptied stays empty of what stands over the page still", () => {
  const { notices, bell, entries } = rig();
  notices.show({ kind: "negative", lines: ["read"] });
  bell.clear();
  notices.show({ kind: "negative", lines: ["new"] });
  expect([entries(), bell.count]).toEqual([[["new", false]], 1]);
});
