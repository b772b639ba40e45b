import { expect, test } from "vitest";
import { OUTBOX } from "../../generated/settings";
import { A_WHILE_MS, ADVISER, act, herdOf, startFaultRig } from "./faultRig";

const never = () => new Promise<never>(() => {});

test("fault 14: a tab that is killed between the answer and the removal: the next one sends the action again, and it is applied once", async () => {
  const rig = await startFaultRig();
  let kill = () => {};
  const tab = await rig.open((outbox) => ({
    ...outbox,
    remove: () => {
      kill();
      return never();
    },
  }));
  kill = tab.crash;
  await rig.enter(tab);
  await act(tab, 1, 2);
  await rig.wait(1000);
  expect([await rig.applied(), await rig.left()]).toEqual([[1], [1, 2]]);
  await rig.open();
  await rig.wait(A_WHILE_MS);
  expect([await rig.applied(), await rig.left(), rig.sendings()]).toEqual([[1, 2], [], 3]);
});

test("fault 17: three tabs that send the queue at once send each action once, in the order in which they were done", async () => {
  const rig = await startFaultRig();
  const tabs = [await rig.opened(), await rig.open(), await rig.open()];
  rig.device.setOnline(false);
  await rig.wait(1000);
  for (let serial = 1; serial <= 9; serial++) for (const tab of tabs.slice(serial % 3, (serial % 3) + 1)) await act(tab, serial);
  rig.device.setOnline(true);
  await rig.wait(A_WHILE_MS);
  expect([await rig.applied(), await rig.left(), rig.sendings()]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9], [], 9]);
});

test("fault 18: a frozen tab that holds the lock of a herd holds up no other herd, and its own only as long as it is there", async () => {
  const rig = await startFaultRig();
  const frozen = await rig.open((outbox) => ({ ...outbox, remove: never }));
  await rig.enter(frozen, ADVISER);
  const tab = await rig.open();
  await rig.switchTo(tab, herdOf(ADVISER, 1));
  await act(frozen, 1, 2);
  await rig.wait(1000);
  expect(await rig.applied(ADVISER)).toEqual([1]);
  await act(tab, 3);
  await rig.wait(A_WHILE_MS);
  expect([await rig.appliedIn(herdOf(ADVISER, 1), ADVISER), await rig.left(ADVISER)]).toEqual([[3], [1, 2]]);
  frozen.crash();
  await rig.wait(A_WHILE_MS);
  expect([await rig.appliedIn(herdOf(ADVISER), ADVISER), await rig.left(ADVISER)]).toEqual([[1, 2], []]);
});

test("fault 39: two tabs that switch to two herds at once each stay in their own, also when they are loaded anew, and so does what is done in them", async () => {
  const rig = await startFaultRig();
  const [one, other] = [await rig.opened(ADVISER), await rig.open()];
  const [first, second] = [herdOf(ADVISER, 1), herdOf(ADVISER, 2)];
  const done = Promise.all([one.shell.inside().switchHerd(first), other.shell.inside().switchHerd(second)]);
  await rig.wait(2000);
  expect([await done, one.shell.session.numCheptel, other.shell.session.numCheptel]).toEqual([[true, true], first, second]);
  await act(one, 1, 2);
  await act(other, 3, 4);
  await rig.wait(A_WHILE_MS);
  expect([await rig.appliedIn(first, ADVISER), await rig.appliedIn(second, ADVISER)]).toEqual([
    [1, 2],
    [3, 4],
  ]);
  // The one that saved first would come back in the herd of the other.
  const again = [await rig.reload(one), await rig.reload(other)];
  expect(again.map(({ shell }) => shell.session.numCheptel)).toEqual([first, second]);
  for (const [at, tab] of again.entries()) await act(tab, 5 + at);
  await rig.wait(A_WHILE_MS);
  expect([await rig.appliedIn(first, ADVISER), await rig.appliedIn(second, ADVISER)]).toEqual([
    [1, 2, 5],
    [3, 4, 6],
  ]);
  await again[0]?.shell.logout();
  expect((await rig.reload(again[1] ?? one)).shell.session.signedIn).toBe(false);
});

test("fault 50: a tab that had nothing to send sends what another one leaves behind when it is killed, without anybody touching it", async () => {
  const rig = await startFaultRig();
  const idle = await rig.opened();
  const tab = await rig.open((outbox) => ({ ...outbox, remove: never }));
  await rig.wait(A_WHILE_MS);
  await act(tab, 1, 2);
  await rig.wait(1000);
  tab.crash();
  await rig.wait(OUTBOX.retryCapMs);
  expect([await rig.applied(), await rig.left(), idle.shell.session.signedIn]).toEqual([[1, 2], [], true]);
});
