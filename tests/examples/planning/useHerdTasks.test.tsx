// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RouteParams } from "../../../generated/routeNames";
import { sampleAnimals } from "../../../src/examples/herd/sampleAnimals";
import { TEXTS } from "../../../src/examples/planning/texts/texts";
import { useHerdTasks } from "../../../src/examples/planning/useHerdTasks";
import type { Answer, FrameContext, Shell, SyncItem, SyncOverview, SyncStatus } from "../../../src/sdk";
import { settle } from "../../support/testClock";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

const MAY = { year: 2026, month: 5, day: 4 };
const DONE: Answer<null> = { ok: true, value: null };
const inHerd = (numCheptel: string, network = "ONLINE") => ({ numCheptel, network }) as FrameContext;

/** What the server has of the tasks of every herd; null: it does not answer. */
let held: object | null = {};
beforeEach(() => {
  held = {};
  vi.stubGlobal("fetch", async (address: string) => (address.includes("notes=true") && held ? Response.json(held) : Response.error()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const EMPTY: SyncOverview = {
  ...{ loading: false, purge: false, herds: [], oldestAt: null, nextTryAt: null, nearlyFull: null },
  ...{ parked: [], waiting: [], sent: [], discarded: [] },
};

const inQueue = (key: string, payload: unknown = null): SyncItem => ({
  ...{ key, numCheptel: "FR1", application: "planning", label: null, at: "2026-05-04T08:30:00.000Z", sentAt: null },
  ...{ refusal: null, conflict: null, payload },
});

interface Given {
  readonly network?: string;
  /** What the storage holds. */
  readonly shelves?: object;
  readonly queue?: Partial<SyncOverview>;
}

/** The planning over a shell whose answer to an action is held back. */
async function planningRig({ network = "ONLINE", shelves = {}, queue: first = {} }: Given = {}) {
  let context = inHerd("FR1", network);
  const stored: { readonly herd: string | null; readonly shelf: string; readonly value: unknown }[] = [];
  const actions: unknown[] = [];
  let answer = (_: Answer<null>) => {};
  let queue: SyncOverview = { ...EMPTY, ...first };
  let tell = (_: SyncStatus): unknown => undefined;
  const shell = {
    get context() {
      return context;
    },
    onContext: () => () => {},
    onOpen: () => () => {},
    onSyncStatus: (listener: typeof tell) => {
      tell = listener;
      return () => {};
    },
    syncRead: async () => ({ ok: true, value: queue }),
    storageRead: async (shelf: string) => ({ ok: true, value: Reflect.get(shelves, shelf) ?? null }),
    storageStore: async (shelf: string, value: unknown) => stored.push({ herd: context.numCheptel, shelf, value }) > 0 && DONE,
    storageAction: (...given: unknown[]) => {
      actions.push(given);
      return new Promise<Answer<null>>((resolve) => (answer = resolve));
    },
    getUser: async () => ({ ok: false, error: "failed" }),
  } as unknown as Shell<RouteParams>;
  let page: ReturnType<typeof useHerdTasks> | undefined;
  function Page({ given }: { given: FrameContext }) {
    page = useHerdTasks(shell, given, TEXTS.fr.kinds);
    return null;
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const draw = () =>
    act(async () => {
      root.render(<Page given={context} />);
      for (let turns = 0; turns < 10; turns++) await settle();
    });
  await draw();
  return {
    page: () => {
      if (page === undefined) throw new Error("the page is gone");
      return page;
    },
    /** The shell is in another herd; the page hears of it when it is drawn. */
    leave: () => {
      context = inHerd("FR2");
    },
    /** The page is looked at again. */
    look: () =>
      act(async () => {
        document.dispatchEvent(new Event("visibilitychange"));
        for (let turns = 0; turns < 10; turns++) await settle();
      }),
    /** The network is back. */
    online: async () => {
      context = inHerd("FR1");
      await draw();
    },
    draw,
    actions,
    changesOf: () => stored.filter(({ shelf }) => shelf === "tasks"),
    answer: () => act(async () => answer(DONE)),
    /** The queue is another than before, and all pages are told. */
    queued: (lists: Partial<SyncOverview>, { status, waiting }: SyncStatus) =>
      act(async () => {
        queue = { ...EMPTY, ...lists };
        tell({ status, waiting });
        for (let turns = 0; turns < 10; turns++) await settle();
      }),
  };
}

test("a task that was done while its herd was left is neither stored with the tasks of the next herd nor shown there", async () => {
  const { page, leave, draw, actions, changesOf, answer } = await planningRig();
  const task = page().herd?.tasks[0]?.id ?? "";
  let kept: Promise<boolean> = Promise.resolve(false);
  await act(async () => {
    kept = page().record(task, { done: true }, "done");
  });
  leave();
  await answer();
  expect([await kept, actions.length, changesOf()]).toEqual([true, 1, []]);
  await draw();
  expect([page().herd?.herd, page().herd?.changes, changesOf()]).toEqual(["FR2", {}, []]);
});

test("what is still drawn of the herd before is entered in no other", async () => {
  const { page, leave, actions } = await planningRig();
  leave();
  expect([await page().record(page().herd?.tasks[0]?.id ?? "", { done: true }, "done"), actions]).toEqual([false, []]);
});

test("each row follows its own action: one refused entry leaves what waits as it is, and discarded it is undone alone [WRK-08]", async () => {
  const { page, answer, queued } = await planningRig();
  const [first = "", second = ""] = page().herd?.tasks.map(({ id }) => id) ?? [];
  await queued({ waiting: [inQueue("1"), inQueue("2")] }, { status: "waiting", waiting: 2 });
  for (const task of [first, second]) {
    await act(async () => void page().record(task, { done: true }, "taskDone"));
    await answer();
  }
  const rows = () => [first, second].map((task) => [page().herd?.changes[task]?.done, page().herd?.changes[task]?.sending]);
  expect(rows()).toEqual([
    [true, "waiting"],
    [true, "waiting"],
  ]);
  const parked = [inQueue("1", { task: first, done: true, day: null, note: "" })];
  await queued({ parked, waiting: [inQueue("2")] }, { status: "parked", waiting: 2 });
  expect(rows()).toEqual([
    [true, "refused"],
    [true, "waiting"],
  ]);
  await queued({ parked }, { status: "parked", waiting: 1 });
  expect(rows()[1]).toEqual([true, "sent"]);
  await queued({ discarded: [inQueue("1")] }, { status: "synchronised", waiting: 0 });
  expect(rows()).toEqual([
    [false, "sent"],
    [true, "sent"],
  ]);
});

const change = { done: true, day: null, note: "" };

test("what was done before is done still on a device that has kept nothing of it, as the server has it, with its note", async () => {
  held = { "velage-12": { ...change, note: "twins" } };
  const { page } = await planningRig();
  expect(page().herd?.changes).toEqual({ "velage-12": { ...change, note: "twins", sending: "sent" } });
});

test("what still waits here lies over what the server has; what was sent from here gives way to it, as long as it answers", async () => {
  held = { a: { ...change, done: false }, b: { ...change, done: false, note: "elsewhere" } };
  const tasks = { a: { ...change, sending: "waiting" }, b: { ...change, sending: "sent" }, c: { ...change, sending: "sent" } };
  const queue = { waiting: [inQueue("1")] };
  const { page } = await planningRig({ shelves: { tasks }, queue });
  expect(page().herd?.changes).toEqual({
    a: { ...change, sending: "waiting", before: { ...change, done: false } },
    b: { ...change, done: false, note: "elsewhere", sending: "sent" },
  });
  held = null;
  expect((await planningRig({ shelves: { tasks }, queue })).page().herd?.changes).toEqual(tasks);
});

test("a herd that was opened without network shows what the server has of it once there is one, and what was done here meanwhile", async () => {
  held = { "velage-12": change };
  const herd = {
    at: "2026-05-04T08:30:00.000Z",
    day: "2026-05-04",
    animals: sampleAnimals("FR1", "dairy", MAY),
    held: { "velage-9": change },
  };
  const { page, answer, online } = await planningRig({ network: "OFFLINE", shelves: { herd }, queue: { waiting: [inQueue("1")] } });
  expect(page().herd?.changes).toEqual({ "velage-9": { ...change, sending: "sent" } });
  const task = page().herd?.tasks[0]?.id ?? "";
  await act(async () => void page().record(task, { done: true }, "taskDone"));
  await answer();
  await online();
  expect(page().herd?.changes).toMatchObject({ "velage-12": { sending: "sent" }, [task]: { done: true, sending: "waiting" } });
  expect(page().herd?.changes).not.toHaveProperty("velage-9");
});

test("left open over midnight, the planning shows the day that has begun, and keeps what was done", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 4, 4, 20) });
  const { page, look, answer } = await planningRig({ queue: { waiting: [inQueue("1")] } });
  expect(page().herd?.today).toEqual(MAY);
  const task = page().herd?.tasks[0]?.id ?? "";
  await act(async () => void page().record(task, { done: true }, "taskDone"));
  await answer();
  vi.setSystemTime(new Date(2026, 4, 5, 6));
  await look();
  expect(page().herd?.today).toEqual({ ...MAY, day: 5 });
  expect(page().herd?.changes[task]).toMatchObject({ done: true, sending: "waiting" });
});
