import { expect, test } from "vitest";
import type { QueuedAction } from "../../src/domain/sync/queuedAction";
import { SyncStore } from "../../src/stores/syncStore";

const PARKED = { status: 422, reason: "no such animal" };

function action(key: string, numCheptel = "FR1", more: Partial<QueuedAction> = {}): QueuedAction {
  return { key, userId: "u", numCheptel, type: "t", payload: null, at: new Date(Number(key)), parked: null, ...more };
}

test("the sync state holds a process per herd, the actions to send, whether it is loading and whether it purges [SYN-02]", () => {
  const sync = new SyncStore();
  expect([[...sync.processes], sync.actions, sync.loading, sync.purge]).toEqual([[], [], false, false]);
  sync.replace([action("1"), action("2", "FR2"), action("3")]);
  expect([...sync.processes.keys()]).toEqual(["FR1", "FR2"]);
  expect(sync.actions.map(({ key }) => key)).toEqual(["1", "3", "2"]);
  expect(sync.herd("FR1")).toMatchObject({ waiting: 2, parked: 0, oldestAt: new Date(1) });
  sync.begin(["FR1"]);
  sync.markPurge();
  expect([sync.loading, sync.purge]).toEqual([true, true]);
  sync.clear();
  expect([[...sync.processes], sync.actions, sync.loading, sync.purge]).toEqual([[], [], false, false]);
});

test("a herd is WIP while it is sent, DRAFT while something waits, ERROR when the server fails, WARNING when something was refused, else SUCCESS [SYN-03]", () => {
  const sync = new SyncStore();
  const state = () => sync.herd("FR1").state;
  expect(state()).toBe("SUCCESS");
  sync.put(action("1"));
  expect(state()).toBe("DRAFT");
  sync.begin(["FR1"]);
  expect(state()).toBe("WIP");
  sync.report("FR1", true);
  expect(state()).toBe("ERROR");
  sync.begin(["FR1"]);
  sync.put(action("1", "FR1", { parked: PARKED }));
  sync.report("FR1", false);
  expect([state(), sync.herd("FR1")]).toEqual(["WARNING", { state: "WARNING", progress: 1, waiting: 0, parked: 1, oldestAt: null }]);
  sync.remove("1");
  expect(state()).toBe("SUCCESS");
});

test("the progress runs from 0 to 1, by what has been sent or refused, and starts anew with the next action [SYN-04]", () => {
  const sync = new SyncStore();
  const progress = () => sync.herd("FR1").progress;
  sync.replace(["1", "2", "3", "4"].map((key) => action(key)));
  sync.begin(["FR1"]);
  expect(progress()).toBe(0);
  sync.remove("1");
  expect(progress()).toBe(0.25);
  sync.put(action("2", "FR1", { parked: PARKED }));
  expect(progress()).toBe(0.5);
  sync.remove("3");
  sync.remove("4");
  expect(progress()).toBe(1);
  sync.report("FR1", false);
  sync.put(action("5"));
  expect(progress()).toBe(0);
});

test("loading stays on until the last herd has reported [SYN-06]", () => {
  const sync = new SyncStore();
  sync.replace([action("1"), action("2", "FR2")]);
  sync.begin(["FR1", "FR2"]);
  sync.report("FR1", false);
  expect(sync.loading).toBe(true);
  expect([sync.herd("FR1").state, sync.herd("FR2").state]).toEqual(["DRAFT", "WIP"]);
  sync.report("FR2", true);
  expect(sync.loading).toBe(false);
});

test("all herds together: the worst state, what waits and the oldest of it", () => {
  const sync = new SyncStore();
  sync.replace([action("3", "FR1", { parked: PARKED }), action("5", "FR2"), action("9", "FR2")]);
  expect(sync.total).toEqual({ state: "DRAFT", progress: 0.5, waiting: 2, parked: 1, oldestAt: new Date(5) });
});

test("with 10,000 actions a change still costs next to nothing", () => {
  const sync = new SyncStore();
  sync.replace(Array.from({ length: 10_000 }, (_, at) => action(String(at))));
  const before = performance.now();
  for (let at = 0; at < 10_000; at++) sync.remove(String(at));
  expect(sync.herd("FR1")).toMatchObject({ state: "SUCCESS", waiting: 0 });
  expect(performance.now() - before).toBeLessThan(2000);
});
