import { expect, test } from "vitest";
import { effectScope, nextTick, shallowRef } from "vue";
import type { RouteParams } from "../../generated/routeNames";
import { lateFirst, lateOf } from "../../src/examples/lots/lateOf";
import { useLots } from "../../src/examples/lots/useLots";
import type { Answer, FrameContext, Shell } from "../../src/sdk";
import { settle } from "../support/testClock";

const DONE: Answer<null> = { ok: true, value: null };
const inHerd = (numCheptel: string) => ({ numCheptel }) as FrameContext;

/** The page over a shell whose answer to an action is held back. */
async function lotsRig() {
  const context = shallowRef(inHerd("FR1"));
  const stored: unknown[] = [];
  const actions: unknown[] = [];
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
    onSyncStatus: () => () => {},
    syncRead: async () => ({ ok: true, value: { parked: [], sent: [], discarded: [] } }),
  } as unknown as Shell<RouteParams>;
  const scope = effectScope();
  const page = scope.run(() => useLots(shell, context));
  if (page === undefined) throw new Error("the page is gone");
  await settle();
  return { page, context, stored, actions, answer: () => answer(DONE) };
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
