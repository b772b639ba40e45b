import { observable, runInAction } from "mobx";
import { afterEach, expect, test } from "vitest";
import { checkStateManager } from "../../../../src/flows/frames/lifecycle/checkStateManager";
import type { Call } from "../../../../src/protocol/frames/caller";
import { FramesStore, type LiveFrame } from "../../../../src/stores/framesStore";
import { frameOf } from "../../../support/smallTables";
import { type TestClock, testClock } from "../../../support/testClock";

const TIMING = { retryMs: 1000, retryCapMs: 10_000, readinessMs: 1500, idleRecheckMs: 120_000 };

let stop = () => {};
afterEach(() => stop());

/** The check over a frame whose page connects, or answers, when a test lets it. */
function start({ network = "ONLINE", loadingPage = false } = {}) {
  const clock: TestClock = testClock();
  const frames = new FramesStore();
  const situation = observable({ signedIn: true, network });
  const checks: number[] = [];
  const loads: number[] = [];
  let answers = true;
  const ping: Call = (_, __, timeoutMs) =>
    new Promise((resolve) => {
      checks.push(clock.now());
      if (answers) resolve({ ok: true, value: null as never });
      else clock.after(timeoutMs, () => resolve({ ok: false, error: "timeout" }));
    });
  const record = frameOf("/manager", { lifetimeMs: null });
  const owner = { application: "manager", candidate: false, record, origin: "" };
  const destination = { target: { route: null, params: {}, query: {} }, address: "/manager/#/" };
  const frame = (): LiveFrame => {
    const live = frames.find("manager") ?? frames.add(owner, destination);
    return live;
  };
  const page = loadingPage ? frames.add({ ...owner, application: "page" }, destination) : null;
  frames.show(page?.key ?? null);
  const reload = frames.reload.bind(frames);
  frames.reload = (live) => {
    loads.push(clock.now());
    reload(live);
  };
  const calls = { callTo: (live: LiveFrame) => (live.connected ? ping : null) };
  stop = checkStateManager({ clock, timing: TIMING, calls, frame, situation: () => situation }, frames);
  return {
    clock,
    frames,
    page,
    checks,
    loads,
    connect: () => frames.setState(frame(), { kind: "connected" }),
    answering: (does: boolean) => {
      answers = does;
    },
    change: (part: Partial<typeof situation>) => runInAction(() => Object.assign(situation, part)),
  };
}

test("the state manager waits for the page in front, whose files come first", () => {
  const { frames, page } = start({ loadingPage: true });
  const isMounted = () => frames.find("manager") !== null;
  expect(isMounted()).toBe(false);
  if (page !== null) frames.setState(page, { kind: "connected" });
  expect(isMounted()).toBe(true);
});

test("the hidden frame of the state manager is mounted for the signed-in user, and checked no longer after a logout", async () => {
  const { frames, clock, change, loads } = start();
  expect(frames.frames.map(({ key, src }) => [key, src])).toEqual([["manager", "/manager/#/"]]);
  expect(frames.active).toBe(null);
  change({ signedIn: false });
  await clock.advance(600_000);
  expect(loads).toEqual([]);
  stop();
  expect(clock.pending()).toBe(0);
});

test("a check that fails is tried again 1 s later [FRM-07]", async () => {
  const { clock, connect, answering, checks, loads } = start();
  connect();
  await clock.advance(0);
  expect(checks).toEqual([]);
  answering(false);
  await clock.advance(120_000);
  expect(checks).toEqual([120_000]);
  // It does not answer within the limit, and is loaded again.
  await clock.advance(1500);
  expect(loads).toEqual([121_500]);
  answering(true);
  connect();
  await clock.advance(999);
  expect(checks).toHaveLength(1);
  await clock.advance(1);
  expect(checks).toEqual([120_000, 122_500]);
});

test("a frame that is not ready after 1.5 s is loaded again, and the waits between the checks are 1, 2, 4, 8, 10 and 10 s [FRM-08] [FRM-10] [CON-20]", async () => {
  const { clock, loads } = start();
  await clock.advance(1499);
  expect(loads).toEqual([]);
  await clock.advance(60_000);
  const limits = loads.map((at, index) => at - (loads[index - 1] ?? 0) - 1500);
  expect(limits.slice(0, 7)).toEqual([0, 1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test("a success sets the wait back to 1 s [FRM-10]", async () => {
  const { clock, loads, connect, answering, checks } = start();
  await clock.advance(1500 + 1000 + 1500);
  expect(loads).toHaveLength(2);
  connect();
  await clock.advance(2000);
  expect(checks).toHaveLength(1);
  answering(false);
  await clock.advance(120_000 + 1500);
  expect(loads).toHaveLength(3);
  const failedAt = clock.now();
  await clock.advance(1000 + 1500);
  expect(loads.at(-1)).toBe(failedAt + 2500);
});

test("after a success the next check follows 120 s later [FRM-09] [CON-22]", async () => {
  const { clock, connect, checks } = start();
  await clock.advance(700);
  connect();
  await clock.advance(119_999);
  expect(checks).toEqual([]);
  await clock.advance(1);
  expect(checks).toEqual([120_700]);
  await clock.advance(120_000);
  expect(checks).toEqual([120_700, 240_700]);
});

test("one whose page was taken away as a thief or a flooder stays away, however often it is checked, until the user asks for it", async () => {
  const { clock, frames, loads, connect } = start();
  connect();
  const [frame] = frames.frames;
  if (frame === undefined) throw new Error("no frame");
  for (const why of ["tookFocus", "misbehaves"] as const) {
    loads.length = 0;
    frames.setState(frame, { kind: "failed", why });
    await clock.advance(600_000);
    expect([loads, frame.state.kind]).toEqual([[], "failed"]);
    frames.reload(frame);
    await clock.advance(60_000);
    expect(loads.length).toBeGreaterThan(1);
  }
});

test("without network nothing is loaded again, and the checks go on", async () => {
  const { clock, loads, change } = start({ network: "OFFLINE" });
  await clock.advance(20_000);
  expect(loads).toEqual([]);
  change({ network: "ONLINE" });
  await clock.advance(11_500);
  expect(loads).not.toEqual([]);
});
