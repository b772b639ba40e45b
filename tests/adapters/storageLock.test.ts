import { expect, test } from "vitest";
import { fakeTabs } from "../support/fakeTabs";
import { testClock } from "../support/testClock";

/** A browser without Web Locks; `hold` has a tab take its turn and keep it. */
function browser() {
  const clock = testClock();
  const tabs = fakeTabs({ clock, webLocks: false });
  const hold = async (tab: ReturnType<typeof tabs.open>) => {
    void tab.runExclusive(() => new Promise(() => {}));
    await clock.advance(100);
  };
  return { clock, tabs, hold };
}

test("without Web Locks a page that is loaded anew while it refreshes does not wait for its former self [CAL-07]", async () => {
  const { clock, tabs, hold } = browser();
  const left = tabs.open();
  await hold(left);
  left.close();
  const turn = tabs.open().runExclusive(async (waited) => waited);
  await clock.advance(100);
  expect(clock.pending()).toBe(0);
  expect(await turn).toBe(false);
});

test("without Web Locks a page that is left takes no other page its turn [CAL-07]", async () => {
  const { clock, tabs, hold } = browser();
  const [left, other] = [tabs.open(), tabs.open()];
  await Promise.all([left.runExclusive(async () => {}), clock.advance(100)]);
  await hold(other);
  left.close();
  expect([...tabs.entries.keys()]).toEqual(["session.lock"]);
});

test("without Web Locks and without a storage a page refreshes all the same, and leaves nothing waiting", async () => {
  const clock = testClock();
  const tab = fakeTabs({ clock, webLocks: false, blocked: true }).open();
  const turn = tab.runExclusive(async (waited) => waited);
  await clock.advance(100);
  expect([await turn, clock.pending()]).toEqual([false, 0]);
});
