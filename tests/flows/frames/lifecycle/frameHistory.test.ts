import { observable, runInAction } from "mobx";
import { afterEach, expect, test } from "vitest";
import { frameHistory } from "../../../../src/flows/frames/lifecycle/frameHistory";
import { whyFailedAndReload } from "../../../../src/flows/frames/lifecycle/whyFailedAndReload";
import type { FrameElement, FrameElements } from "../../../../src/ports/frames";
import { crossOver, frameRig, messagingOnly, RIG_TIMING } from "../../../support/frameRig";
import { breeder, frameTables } from "../frameTables";

let end = () => {};
afterEach(() => end());

/** Frames whose pages may have gone on by themselves, at a step of the browser's history. */
function start() {
  const rig = frameRig(frameTables, breeder, undefined, false);
  const hashes = new Map<FrameElement, string>();
  const walked = new Set<FrameElement>();
  const loads: string[] = [];
  const emptied: (() => void)[] = [];
  let entry = "1";
  let answers = true;
  const network = observable({ online: true });
  const elements: FrameElements = {
    unload: () => new Promise((resolve) => void emptied.push(resolve)),
    keepEmpty: () => () => {},
    load: (_, address) => void loads.push(address),
    hash: (element) => hashes.get(element) ?? null,
    hasNavigated: (element) => walked.has(element),
    answers: async () => answers,
  };
  rig.frames.reusesElements = true;
  rig.flow.startLifecycle((parts) => {
    const { connections } = parts;
    const steps = frameHistory(elements, connections, { entry: () => entry }, rig.frames, parts.deps);
    const messaging = messagingOnly(parts);
    const failures = whyFailedAndReload(
      { clock: rig.clock, elements, connections, reloads: { most: 5, withinMs: 10_000 } },
      { framesStore: rig.frames, network },
    );
    const stop = () => {
      failures.stop();
      messaging.stop();
    };
    return { lifecycle: { ...messaging.lifecycle, ...steps, loaded: failures.loaded }, stop };
  });
  end = rig.end;
  return {
    rig,
    hashes,
    walked,
    loads,
    emptied,
    at: (next: string) => {
      entry = next;
    },
    serverAnswers: (does: boolean) => {
      answers = does;
    },
    goOnline: (online: boolean) => runInAction(() => Object.assign(network, { online })),
  };
}

test("coming back to a step of the history brings the page where it was left, not where it was opened", async () => {
  const { rig, hashes, at } = start();
  rig.open("card.detail", { id: "12" });
  const { element, page } = await rig.connect("card", { hashRouter: true });
  hashes.set(element, "#/detail/12/weights");
  at("2");
  rig.open("card.detail", { id: "13" });
  await crossOver();
  hashes.set(element, "#/detail/13?id=13");
  at("1");
  rig.open("card.detail", { id: "12" });
  await crossOver();
  expect(page.written.map(({ address }) => address)).toEqual(["/detail/13?id=13", "/detail/12/weights"]);
  expect([rig.frame("card").load, rig.frame("card").destination.address]).toEqual([1, "/card/#/detail/12?id=12"]);
});

test("where a page was is not noted for a step that it has not followed yet", async () => {
  const { rig, hashes, at } = start();
  rig.open("card.detail", { id: "12" });
  const { element, shell } = await rig.connect("card");
  hashes.set(element, "#/detail/12");
  shell.onOpen(() => new Promise(() => undefined));
  at("2");
  rig.open("card.detail", { id: "13" });
  at("3");
  rig.open("notebook.main");
  rig.frames.remove("card");
  at("2");
  rig.open("card.detail", { id: "13" });
  expect(rig.frame("card").src).toBe("/card/#/detail/13?id=13");
});

test("a page that does not let itself be unloaded is shown as one that does not answer", async () => {
  const { rig, loads, emptied } = start();
  rig.open("card.detail", { id: "12" });
  const { frame, element, detach } = await rig.connect("card");
  rig.flow.retry(frame);
  detach();
  const leave = rig.flow.attach(frame, element);
  await rig.clock.advance(RIG_TIMING.loadTimeoutMs);
  expect([loads, frame.state]).toEqual([[], { kind: "failed", why: "notAnswering" }]);
  emptied[0]?.();
  await crossOver();
  expect(loads).toEqual(["/card/#/detail/12?id=12"]);
  leave();
});

test("a page that is there already gets no message", async () => {
  const { rig, hashes, at } = start();
  rig.open("card.detail", { id: "12" });
  const { element, page } = await rig.connect("card", { hashRouter: true });
  hashes.set(element, "#/detail/12/weights");
  at("2");
  rig.open("notebook.main");
  at("1");
  rig.open("card.detail", { id: "12" });
  await crossOver();
  expect([page.written, rig.frames.active?.key]).toEqual([[], "card"]);
});

test("a frame that has gone meanwhile is loaded where its page was left", () => {
  const { rig, hashes, at } = start();
  rig.open("card.detail", { id: "12" });
  hashes.set(rig.mount("card").element, "#/detail/12/weights");
  at("2");
  rig.open("notebook.main");
  rig.frames.remove("card");
  at("1");
  rig.open("card.detail", { id: "12" });
  expect(rig.frame("card").src).toBe("/card/#/detail/12/weights");
});

test("the element of a frame whose page has navigated stays when the frame is removed, and is used again for it", () => {
  const { rig, walked } = start();
  rig.open("card.detail", { id: "12" });
  const { element } = rig.mount("card");
  walked.add(element);
  rig.open("notebook.main");
  rig.mount("notebook");
  rig.frames.remove("card", true);
  expect(rig.frames.frames.map(({ key }) => key)).toEqual(["notebook"]);
  expect(rig.frames.slots.map(({ key, removed }) => [key, removed])).toEqual([
    ["card", true],
    ["notebook", false],
  ]);
  rig.open("card.detail", { id: "13" });
  expect(rig.frames.slots.map(({ key, removed, element: same }) => [key, removed, same])).toEqual([
    ["card", false, 1],
    ["notebook", false, 1],
  ]);
});

test("another load in the same element begins only once the document of before is gone", async () => {
  const { rig, loads, emptied } = start();
  rig.open("card.detail", { id: "12" });
  const { frame, element, detach } = await rig.connect("card");
  rig.flow.retry(frame);
  detach();
  const leave = rig.flow.attach(frame, element);
  expect([loads, frame.state.kind]).toEqual([[], "loading"]);
  emptied[0]?.();
  await crossOver();
  expect(loads).toEqual(["/card/#/detail/12?id=12"]);
  leave();
});

test("a load that is overtaken by another never begins", async () => {
  const { rig, loads, emptied } = start();
  rig.open("card.detail", { id: "12" });
  const { frame, element, detach } = rig.mount("card");
  detach();
  rig.flow.retry(frame);
  const leave = rig.flow.attach(frame, element);
  leave();
  rig.flow.retry(frame);
  rig.flow.attach(frame, element);
  for (const settle of emptied) settle();
  await crossOver();
  expect(loads).toEqual(["/card/#/detail/12?id=12"]);
});

test("a page that loads itself again and again is stopped; one that does so a few times is not", async () => {
  const { rig } = start();
  rig.open("card.detail", { id: "12" });
  const { frame } = rig.mount("card");
  for (let load = 0; load < 5; load++) {
    rig.flow.loaded(frame);
    await rig.clock.advance(100);
  }
  expect(frame.state.kind).not.toBe("failed");
  await rig.clock.advance(10_000);
  for (let load = 0; load < 6; load++) {
    expect(frame.state.kind).not.toBe("failed");
    rig.flow.loaded(frame);
    await rig.clock.advance(100);
  }
  expect(frame.state).toEqual({ kind: "failed", why: "misbehaves" });
});

test("the error page of the browser in the place of a page that answers means that it refuses to be shown", async () => {
  for (const [answers, why] of [
    [true, "refused"],
    [false, "notAnswering"],
  ] as const) {
    const { rig, serverAnswers } = start();
    serverAnswers(answers);
    rig.open("card.detail", { id: "12" });
    const frame = rig.frame("card");
    rig.flow.attach(frame, { contentWindow: null, contentDocument: null });
    rig.flow.loaded(frame);
    await rig.clock.advance(0);
    expect(frame.state).toEqual({ kind: "failed", why });
    end();
  }
});

test("a page whose error page came before the shell knew that there is no network says so once it knows; one that had come does not", () => {
  const { rig, goOnline } = start();
  rig.open("card.detail", { id: "12" });
  const frame = rig.frame("card");
  for (const [contentDocument, why] of [
    [null, "offline"],
    [{} as Document, "notAnswering"],
  ] as const) {
    goOnline(true);
    rig.flow.attach(frame, { contentWindow: null, contentDocument });
    rig.frames.setState(frame, { kind: "failed", why: "notAnswering" });
    goOnline(false);
    expect(frame.state).toEqual({ kind: "failed", why });
  }
});

test("an active frame that failed offline is reloaded when the network is back", () => {
  const { rig, goOnline } = start();
  rig.open("card.detail", { id: "12" });
  const frame = rig.frame("card");
  goOnline(false);
  rig.frames.setState(frame, { kind: "failed", why: "offline" });
  goOnline(true);
  expect([frame.load, frame.state.kind]).toEqual([2, "loading"]);
  goOnline(false);
  rig.frames.setState(frame, { kind: "failed", why: "misbehaves" });
  goOnline(true);
  expect(frame.load).toBe(2);
});

test("of the hidden frames only a permanent one that failed offline is reloaded when the network is back", () => {
  const { rig, goOnline } = start();
  rig.open("map.main");
  rig.open("notebook.main");
  rig.open("card.detail", { id: "12" });
  goOnline(false);
  for (const frame of rig.frames.hidden) rig.frames.setState(frame, { kind: "failed", why: "offline" });
  goOnline(true);
  expect(rig.frames.frames.map(({ key, load }) => [key, load])).toEqual([
    ["map", 2],
    ["notebook", 1],
    ["card", 1],
  ]);
});

test("a page with unsaved input that only misses pings is not loaded again when the network is back, nor taken for one that never came", async () => {
  const { rig, goOnline } = start();
  rig.open("card.detail", { id: "12" });
  const frame = rig.frame("card");
  // In a sandbox its document is out of reach.
  rig.flow.attach(frame, { contentWindow: null, contentDocument: null });
  rig.frames.setDirty(frame, true);
  rig.frames.setState(frame, { kind: "failed", why: "notAnswering" });
  goOnline(false);
  goOnline(true);
  await crossOver();
  expect([frame.load, frame.dirty, frame.state]).toEqual([1, true, { kind: "failed", why: "notAnswering" }]);
});
