import { expect, test } from "vitest";
import { A_WHILE_MS, ADVISER, act, BREEDER, type FaultRig, startFaultRig } from "./faultRig";

/** Actions 1 to 3, kept without a network. */
async function threeWait() {
  const rig = await startFaultRig();
  const tab = await rig.opened();
  await setOnline(rig, false);
  await act(tab, 1, 2, 3);
  return { rig, tab };
}

async function setOnline({ device, wait }: FaultRig, online: boolean): Promise<void> {
  device.setOnline(online);
  await wait(1000);
}

test.each([["stalled"], ["lost answer"], ["none"]] as const)(
  "fault 19: a logout while the queue is being sent (the sending: %s) loses and doubles nothing",
  async (fault) => {
    const { rig, tab } = await threeWait();
    rig.spoil("none", async (answered) => {
      void tab.shell.logout();
      return answered();
    });
    if (fault !== "none") rig.spoil(fault);
    await setOnline(rig, true);
    await rig.wait(A_WHILE_MS);
    expect([tab.shell.session.signedIn, (await rig.left()).length]).toEqual([false, 2]);
    await rig.enter(tab);
    await rig.wait(A_WHILE_MS);
    expect([await rig.applied(), await rig.left()]).toEqual([[1, 2, 3], []]);
  },
);

test("fault 20: another user on the same device neither sends nor loses what waits, and sends their own", async () => {
  const { rig, tab } = await threeWait();
  await tab.shell.logout();
  await setOnline(rig, true);
  await rig.enter(tab, ADVISER);
  await act(tab, 4);
  await rig.wait(A_WHILE_MS);
  expect([await rig.applied(), await rig.applied(ADVISER), await rig.left(), await rig.left(ADVISER)]).toEqual([[], [4], [1, 2, 3], []]);
  await tab.shell.logout();
  await rig.wait(1000);
  await rig.enter(tab, BREEDER);
  await rig.wait(A_WHILE_MS);
  expect([await rig.applied(), await rig.applied(ADVISER), await rig.left()]).toEqual([[1, 2, 3], [4], []]);
});

test("fault 30: a network that comes and goes all the time: nothing is lost, doubled or overtaken", async () => {
  const { rig, tab } = await threeWait();
  rig.spoil(...Array.from({ length: 12 }, (_, at) => (["lost request", "lost answer", "none"] as const)[at % 3] ?? "none"));
  for (let flap = 0; flap < 20; flap++) {
    rig.device.setOnline(flap % 2 === 0);
    await rig.wait(flap % 4 === 0 ? 1000 : 300);
    if (flap === 10) await act(tab, 4);
  }
  await setOnline(rig, true);
  await rig.wait(2 * A_WHILE_MS);
  expect([await rig.applied(), await rig.left()]).toEqual([[1, 2, 3, 4], []]);
});

test("fault 31: the browser has a network and the server is dead: it is seen as gone, and what waits goes when it is back, untouched", async () => {
  const rig = await startFaultRig();
  const tab = await rig.opened();
  rig.spoilAll("lost request");
  await act(tab, 1, 2);
  await rig.wait(10 * A_WHILE_MS);
  expect([tab.shell.network.online, rig.device.isOnline(), await rig.left()]).toEqual([false, true, [1, 2]]);
  rig.spoilAll(null);
  await rig.wait(2 * A_WHILE_MS);
  expect([tab.shell.network.online, await rig.applied(), await rig.left()]).toEqual([true, [1, 2], []]);
});
