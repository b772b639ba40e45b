// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { effectScope, nextTick, shallowRef } from "vue";
import type { RouteParams } from "../../generated/routeNames";
import { type Changes, UNCHANGED } from "../../src/examples/herd/taskChanges";
import { lateFirst, lateOf } from "../../src/examples/lots/lateOf";
import { useLots } from "../../src/examples/lots/useLots";
import type { Answer, FrameContext, Shell, SyncStatus } from "../../src/sdk";
import { settle } from "../support/testClock";

const DONE: Answer<null> = { ok: true, value: null };
const inHerd = (numCheptel: string) => ({ numCheptel, network: "ONLINE" }) as FrameContext;

/** The page over a shell whose answer to an action is held back. */
async function lotsRig() {
  const context = shallowRef(inHerd("FR1"));
  const stored: unknown[] = [];
  const actions: unknown[] = [];
  const statuses = new Set<(status: SyncStatus) => void>();
  let changes: Changes | null = null;
  let answer = (_: Answer<null>) => {};
  const shell = {
    get context() {
      return context.value;
    },
    storageRead: async () => ({ ok: true, value: null }),
    storageStore: async (...given: unknown[]) => stored.push(given) > 0 && DONE,
    storageAction: (...given: unknown[]) => {
      actions.push(given);
      return new Promise<Answer<null>>((resolve) => (answer = resolve));
    },
    getUser: async () => ({ ok: false, error: "failed" }),
    onContext: () => () => {},
    onOpen: () => () => {},
    onSyncStatus: (listener: (status: SyncStatus) => void) => {
      statuses.add(listener);
      return () => statuses.delete(listener);
    },
    syncRead: async () => ({ ok: true, value: { parked: [], waiting: [], sent: [], discarded: [] } }),
  } as unknown as Shell<RouteParams>;
  /** The server knows other changes, and the shell tells that some have gone there. */
  const know = async (now: Changes | null) => {
    changes = now;
    for (const waiting of [1, 0]) for (const listener of statuses) listener({ status: "waiting", waiting });
    await settle();
  };
  const scope = effectScope();
  const page = scope.run(() => useLots(shell, context, async () => changes));
  if (page === undefined) throw new Error("the page is gone");
  await settle();
  return { page, context, stored, actions, answer: () => answer(DONE), know };
}

test("a lot that was moved while its herd was left is not stored with the lots of the next one", async () => {
  const { page, context, stored, answer } = await lotsRig();
  const [lot] = page.lots.value;
  const moved = page.move(lot?.id ?? "", "barn", "");
  context.value = inHerd("FR2");
  await nextTick();
  await settle();
  answer();
  expect([await moved, stored, page.sending.value, page.herd.value]).toEqual([true, [], "none", "FR2"]);
});

test("what is still drawn of the herd before is entered in no other", async () => {
  const { page, context, actions } = await lotsRig();
  context.value = inHerd("FR2");
  expect([await page.move("a", "barn", ""), actions]).toEqual([false, []]);
});

test("what is done with a lot by a double press is recorded once; another lot may be seen to meanwhile", async () => {
  const { page, actions, answer } = await lotsRig();
  const record = (lot: string) => page.act("lotRecord", { lot, what: "soin" }, "");
  const [first, second] = [record("1"), record("1")];
  expect([await second, actions.length]).toEqual([null, 1]);
  answer();
  expect(await first).toBe(true);
  void record("2");
  void record("1");
  expect(actions.length).toBe(3);
});

test("what was done or put off on the planning is late no more on the map, also while that is not known any more", async () => {
  const { page, know } = await lotsRig();
  const late = () => page.lots.value.flatMap(({ animals }) => lateOf(animals));
  const [first, second, ...others] = late();
  if (first === undefined || second === undefined) throw new Error("nothing is late");
  const idOf = ({ kind, animal }: typeof first) => `${kind}-${animal.id}`;
  const { lots, placement } = { lots: page.lots.value, placement: page.placement.value };
  await know({ [idOf(first)]: { ...UNCHANGED, done: true }, [idOf(second)]: { ...UNCHANGED, day: "2999-01-01" } });
  expect(late().map(idOf)).toEqual(others.map(idOf));
  expect([page.lots.value.length, page.placement.value]).toEqual([lots.length, placement]);
  await know(null);
  expect(late()).toHaveLength(others.length);
});

test("what cannot wait comes first, then where most is late, then what is late for longest; an animal counts once", async () => {
  const { page } = await lotsRig();
  const [lot] = page.lots.value;
  const [animal] = lot?.animals ?? [];
  if (lot === undefined || animal === undefined) throw new Error("the herd is empty");
  const kept = (id: string, ...dues: (typeof animal.due)[]) => ({ ...lot, id, animals: dues.map((due) => ({ ...animal, due })) });
  const lots = [kept("fine", { velage: 2 }), kept("one", { velage: -9 }), kept("two", { velage: -1, chaleur: -3 }, { sevrage: -2 })];
  const urgent = kept("urgent", { confirmation: -15 });
  expect(lateFirst([...lots, kept("longer", { velage: -10 }), urgent]).map(({ id }) => id)).toEqual([
    "urgent",
    "two",
    "longer",
    "one",
    "fine",
  ]);
  expect(lateOf(lots[2]?.animals ?? []).map(({ kind, days }) => [kind, days])).toEqual([
    ["chaleur", 3],
    ["sevrage", 2],
  ]);
});
