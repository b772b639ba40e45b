import { expect, test } from "vitest";
import { effectScope, nextTick, shallowRef } from "vue";
import type { RouteParams } from "../../generated/routeNames";
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
  const moved = page.move(lot?.id ?? "", "barn");
  context.value = inHerd("FR2");
  await nextTick();
  await settle();
  answer();
  expect([await moved, stored, page.sending.value, page.herd.value]).toEqual([true, [], "none", "FR2"]);
});

test("what is still drawn of the herd before is entered in no other", async () => {
  const { page, context, actions } = await lotsRig();
  context.value = inHerd("FR2");
  expect([await page.move("a", "barn"), actions]).toEqual([false, []]);
});
