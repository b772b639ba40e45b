import { expect, test } from "vitest";
import { readProfile } from "../../../src/domain/session/profile";
import { createPrepareSwitch } from "../../../src/flows/herds/prepareSwitch";
import type { ActionQueue } from "../../../src/flows/outbox/actionQueue";
import { SYNC_STATES } from "../../../src/protocol/frames/messages/syncSafeMessage";
import { NetworkStore } from "../../../src/stores/networkStore";
import { NoticeStore } from "../../../src/stores/noticeStore";
import { SessionStore } from "../../../src/stores/sessionStore";
import { testClock } from "../../support/testClock";

const HERD = "FR35901101";

/** A switch of a user whose timeout the server gave; what is asked of the queue is recorded. */
function preparing({
  timeout = 0,
  statuses = [1],
  online = true,
}: {
  timeout?: number;
  statuses?: (number | "hangs")[];
  online?: boolean;
} = {}) {
  const clock = testClock();
  const session = new SessionStore();
  const user = readProfile({ id: "u", token: "t", numCheptel: HERD, timeout });
  session.set({ user, multiUser: user });
  const asked: unknown[] = [];
  const shown: string[] = [];
  let left = [{ numCheptel: HERD, parked: null }];
  const queue = {
    safeSync: async (request: unknown) => {
      asked.push(request);
      const status = statuses.shift() ?? SYNC_STATES.nothing;
      return status === "hangs" ? new Promise(() => {}) : status;
    },
    waiting: async () => left,
  } as unknown as ActionQueue;
  const ports = { queue: async () => queue, clock, openHerdSync: (numCheptel: string) => void shown.push(numCheptel) };
  const network = new NetworkStore(online);
  const stores = { session, network, notices: new NoticeStore(clock, 1) };
  /** By this tab or by another. */
  const sent = () => {
    left = [];
  };
  return { clock, asked, shown, sent, network, prepare: createPrepareSwitch(ports, stores) };
}

test.each([
  ["by hand, without a timeout of the user: 200 ms and 60 s [CON-12] [CON-13] [HSW-02] [HSW-04]", "user", 0, 200, 60_000],
  ["by hand, with the timeout of the user [HSW-04]", "user", 90_000, 200, 90_000],
  ["by an application or a link: 5 s and 120 s [CON-12] [HSW-05] [HSW-06]", "application", 90_000, 5000, 120_000],
] as const)("a switch asked for %s", async (_, origin, timeout, delayMs, timeoutMs) => {
  const { clock, asked, prepare } = preparing({ timeout });
  let ready = false;
  void prepare(origin, () => true).then((now) => {
    ready = now;
  });
  await clock.advance(delayMs - 1);
  expect([asked, ready]).toEqual([[], false]);
  await clock.advance(1);
  expect([asked, ready]).toEqual([[{ numCheptels: [HERD], timeoutMs, online: true }], true]);
});

test.each([
  ["nothing waited, or all is sent: the herd is left at once", [SYNC_STATES.synchronised], 0, true],
  ["what waited goes while the page of the synchronisation is open: the switch is fired again", [SYNC_STATES.waiting], 1, true],
  ["it still waits then: the switch has failed, and is not fired a third time", [SYNC_STATES.waiting, SYNC_STATES.waiting], 1, false],
] as const)("before a switch of herds: %s [HSW-07] [HSW-11]", async (_, statuses, pages, isReady) => {
  const { clock, asked, shown, sent, prepare } = preparing({ statuses: [...statuses] });
  const done = prepare("user", () => true);
  await clock.advance(200);
  expect(shown).toEqual(Array(pages).fill(HERD));
  sent();
  await clock.advance(1000);
  expect(await done).toBe(isReady);
  expect(asked.length).toBe(pages + 1);
});

test("a synchronisation that does not end within the timeout is looked at once more and then given up [HSW-07] [HSW-11]", async () => {
  const { clock, asked, prepare } = preparing({ statuses: [SYNC_STATES.waiting, SYNC_STATES.waiting] });
  const done = prepare("user", () => true);
  await clock.advance(200);
  await clock.advance(59_999);
  expect(asked.length).toBe(1);
  await clock.advance(1);
  expect(await done).toBe(false);
});

test.each([
  ["while what waits is being sent", ["hangs"], 0],
  ["on the page of the synchronisation", [SYNC_STATES.waiting, SYNC_STATES.waiting], 1],
] as const)(
  "a network that goes %s does not keep the user waiting: the switch goes on as without network [HSW-03] [HSW-11]",
  async (_, statuses, pages) => {
    const { clock, shown, network, prepare } = preparing({ statuses: [...statuses] });
    let isReady: boolean | null = null;
    void prepare("user", () => true).then((now) => {
      isReady = now;
    });
    await clock.advance(200);
    expect([shown.length, isReady]).toEqual([pages, null]);
    network.setOnline(false);
    await clock.advance(1000);
    expect(isReady).toBe(true);
  },
);

test("without network nothing is sent before a switch: what waits is bound to its herd [HSW-03]", async () => {
  const { clock, asked, prepare } = preparing({ online: false });
  const done = prepare("user", () => true);
  await clock.advance(200);
  expect([await done, asked]).toEqual([true, []]);
});
