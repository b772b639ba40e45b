import { action, observable } from "mobx";
import { expect, test } from "vitest";
import { startAppUpdate } from "../../../src/flows/update/appUpdate";
import type { ShellWorkerEvents } from "../../../src/ports/serviceWorkers";
import { NetworkStore } from "../../../src/stores/networkStore";
import { testClock } from "../../support/testClock";

const SEND_MS = 1000;
const CHECK_MS = 60_000;

interface UpdateOptions {
  readonly online?: boolean;
  /** A newer version is on the device. */
  readonly waits?: boolean;
  readonly drain?: () => Promise<void>;
  /** What becomes of the worker. */
  readonly start?: () => Promise<void>;
}

/** An update of which the test plays the browser: its worker, its queue and its frames. */
async function updateRig({ online = true, waits = true, drain = async () => {}, start = async () => {} }: UpdateOptions = {}) {
  const clock = testClock();
  const done: string[] = [];
  const frames = observable([{ dirty: false }]);
  let events: ShellWorkerEvents | undefined;
  let focus = () => {};
  let missing = () => {};
  const ports = {
    worker: {
      start: async (given: ShellWorkerEvents) => {
        events = given;
        await start();
      },
      check: async () => void done.push("check"),
      takeOver: () => waits && done.push("take over") > 0,
    },
    queue: async () => ({ drain: { now: () => Promise.resolve(done.push("send")).then(drain) } }),
    connection: {
      onFocus: (run: () => void) => {
        focus = run;
      },
    },
    onMissingFile: (listener: () => void) => {
      missing = listener;
    },
    navigation: { reload: () => void done.push("reload") },
    clock,
    log: { warn: () => {} },
    checkMs: CHECK_MS,
    sendMs: SEND_MS,
  };
  const stores = { framesStore: { frames }, network: new NetworkStore(online), progress: { update: () => {} } };
  const started = Reflect.apply(startAppUpdate, null, [ports, stores]);
  const kept = started.keep();
  if (events === undefined) throw new Error("the worker was not started");
  return {
    ...started,
    ...events,
    kept,
    clock,
    done,
    setDirty: action((dirty: boolean) => {
      for (const frame of frames) frame.dirty = dirty;
    }),
    focus: () => focus(),
    lose: () => missing(),
  };
}

test("a newer version is offered, and not taken before the user says so", async () => {
  const { update, onNewer, done, later } = await updateRig();
  onNewer();
  expect([update.state, done]).toEqual(["available", []]);
  later();
  expect([update.state, done]).toEqual(["none", []]);
});

test("before a newer version is taken the queue has its turn, and a frame with something unsaved is waited for", async () => {
  const { update, onNewer, onTaken, accept, clock, done, setDirty } = await updateRig();
  onNewer();
  setDirty(true);
  void accept();
  expect(update.state).toBe("sending");
  await clock.advance(0);
  expect([update.state, done]).toEqual(["waiting", ["send"]]);
  setDirty(false);
  await clock.advance(0);
  expect(done).toEqual(["send", "take over"]);
  onTaken();
  expect(done).toEqual(["send", "take over", "reload"]);
});

test("a queue that cannot send keeps nobody from the newer version for longer than a safe synchronisation; offline it is not asked", async () => {
  const hanging = await updateRig({ drain: () => new Promise(() => {}) });
  hanging.onNewer();
  void hanging.accept();
  await hanging.clock.advance(SEND_MS - 1);
  expect(hanging.done).toEqual(["send"]);
  await hanging.clock.advance(1);
  expect(hanging.done).toEqual(["send", "take over"]);

  const offline = await updateRig({ online: false });
  offline.onNewer();
  await offline.accept();
  expect(offline.done).toEqual(["take over"]);
});

test("a version that another tab has taken is offered here, and loads this tab anew only once it is accepted", async () => {
  const { update, onTaken, accept, done } = await updateRig();
  onTaken();
  expect([update.state, done]).toEqual(["available", []]);
  await accept();
  expect(done).toEqual(["send", "reload"]);
});

test("a page that the device does not hold is offered the newer version when a file of its own is gone from the server: entries have their turn, unsaved input is waited for", async () => {
  const { update, lose, accept, later, clock, done, setDirty } = await updateRig({ waits: false });
  lose();
  expect(update.state).toBe("available");
  later();
  lose();
  expect(update.state).toBe("available");
  setDirty(true);
  void accept();
  await clock.advance(0);
  expect([update.state, done]).toEqual(["waiting", ["send"]]);
  setDirty(false);
  await clock.advance(0);
  expect(done).toEqual(["send", "reload"]);
});

test("without a worker, or as long as it does not come, a page is offered the newer version all the same", async () => {
  const failing = await updateRig({ start: () => Promise.reject(new TypeError("no script")) });
  await expect(failing.kept).rejects.toThrow("no script");
  const waiting = await updateRig({ start: () => new Promise(() => {}) });
  for (const { update, lose } of [failing, waiting]) {
    lose();
    expect(update.state).toBe("available");
  }
});

test("a newer version is looked for when the window gets the focus, now and then", async () => {
  const { focus, clock, done } = await updateRig();
  focus();
  focus();
  expect(done).toEqual(["check"]);
  await clock.advance(CHECK_MS);
  focus();
  expect(done).toEqual(["check", "check"]);
});
