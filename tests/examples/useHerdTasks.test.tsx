// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import type { RouteParams } from "../../generated/routeNames";
import { TEXTS } from "../../src/examples/planning/texts/texts";
import { useHerdTasks } from "../../src/examples/planning/useHerdTasks";
import type { Answer, FrameContext, Shell, SyncItem, SyncOverview, SyncStatus } from "../../src/sdk";
import { settle } from "../support/testClock";

Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);

const DONE: Answer<null> = { ok: true, value: null };
const inHerd = (numCheptel: string) => ({ numCheptel, network: "ONLINE" }) as FrameContext;

const EMPTY: SyncOverview = {
  ...{ loading: false, purge: false, herds: [], oldestAt: null, nextTryAt: null, nearlyFull: null },
  ...{ parked: [], waiting: [], sent: [], discarded: [] },
};

const inQueue = (key: string, payload: unknown = null): SyncItem => ({
  ...{ key, numCheptel: "FR1", application: "planning", label: null, at: "2026-05-04T08:30:00.000Z", sentAt: null },
  ...{ refusal: null, conflict: null, payload },
});

/** The planning over a shell whose answer to an action is held back. */
async function planningRig() {
  let context = inHerd("FR1");
  const stored: { readonly herd: string | null; readonly shelf: string; readonly value: unknown }[] = [];
  const actions: unknown[] = [];
  let answer = (_: Answer<null>) => {};
  let queue = EMPTY;
  let tell = (_: SyncStatus): unknown => undefined;
  const shell = {
    get context() {
      return context;
    },
    onContext: () => () => {},
    onSyncStatus: (listener: typeof tell) => {
      tell = listener;
      return () => {};
    },
    syncRead: async () => ({ ok: true, value: queue }),
    storageRead: async () => ({ ok: true, value: null }),
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
