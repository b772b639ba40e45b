import { afterEach, expect, test } from "vitest";
import { crossOver, type FrameRig, frameRig } from "../../../support/frameRig";
import { breeder, frameTables } from "../frameTables";

const NEXT_HERD = { epoch: 2, numCheptel: "FR35999999" };

let rig: FrameRig = frameRig(frameTables, breeder);
afterEach(() => {
  rig.end();
  expect(rig.clock.pending()).toBe(0);
});
async function connected() {
  rig = frameRig(frameTables, breeder);
  rig.open("notebook.main");
  return rig.connect("notebook");
}

test("a frame that listens follows a change of herd, language, theme and network without being loaded again", async () => {
  const { shell, frame } = await connected();
  const seen: unknown[] = [];
  shell.onContext((context, before) =>
    seen.push([before.numCheptel, context.numCheptel, context.language, context.theme, context.network]),
  );
  rig.change({ ...NEXT_HERD, language: "de", theme: "dark", network: "OFFLINE" });
  await crossOver();
  expect(seen).toEqual([["FR35123456", "FR35999999", "de", "dark", "OFFLINE"]]);
  expect(frame.load).toBe(1);
  expect((await shell.report("info", "new herd")).ok).toBe(true);
});

test("a shown frame that does not follow a change of herd is loaded again", async () => {
  const { frame } = await connected();
  rig.change(NEXT_HERD);
  await crossOver();
  expect(frame.load).toBe(2);
});

test("a kept frame that does not follow a change of herd is removed, a permanent one loaded again", async () => {
  await connected();
  rig.open("map.main");
  const { frame } = await rig.connect("map");
  rig.flow.hide();
  rig.change(NEXT_HERD);
  await crossOver();
  expect(rig.frames.frames.map(({ key }) => key)).toEqual(["map"]);
  expect(frame.load).toBe(2);
});

test("a change of network or theme alone never loads a frame again", async () => {
  const { frame, shell } = await connected();
  rig.change({ network: "OFFLINE", theme: "sun" });
  await crossOver();
  expect(frame.load).toBe(1);
  expect(shell.context.network).toBe("OFFLINE");
});

test("a frame that is still loading gets the new herd in its welcome", async () => {
  rig = frameRig(frameTables, breeder);
  rig.open("notebook.main");
  rig.change(NEXT_HERD);
  const { shell, frame } = await rig.connect("notebook");
  expect(shell.context.numCheptel).toBe("FR35999999");
  expect(frame.load).toBe(1);
});

test("a page that is not ready yet follows what changes after its welcome", async () => {
  rig = frameRig(frameTables, breeder);
  rig.open("notebook.main");
  const { shell, frame } = await rig.connect("notebook", { awaitsReady: true });
  shell.onContext(() => {});
  rig.change({ ...NEXT_HERD, network: "OFFLINE" });
  await crossOver();
  expect([shell.context.numCheptel, shell.context.network]).toEqual(["FR35999999", "OFFLINE"]);
  await shell.ready();
  await crossOver();
  expect([frame.state.kind, frame.load]).toEqual(["connected", 1]);
});

test("no frame outlives the session", async () => {
  await connected();
  rig.open("map.main");
  rig.change({ epoch: 2, numCheptel: null, signedIn: false });
  expect(rig.frames.frames).toEqual([]);
});

test("a page that was taken away comes back with no change of herd, whether it was asked about it before or after", async () => {
  const { frame } = await connected();
  rig.change(NEXT_HERD);
  rig.frames.takeAway(frame.key);
  await crossOver();
  rig.change({ epoch: 3, numCheptel: "FR35123456" });
  await crossOver();
  expect([frame.load, frame.state.kind]).toEqual([1, "failed"]);
});

test("a page that was taken away and then removed is not preloaded either; the user can still open it", async () => {
  const { frame } = await connected();
  rig.flow.hide();
  rig.frames.takeAway(frame.key);
  rig.frames.remove(frame.key);
  const preload = () => rig.flow.mount(rig.resolver.route("notebook.main"));
  preload();
  expect(rig.frames.frames).toEqual([]);
  rig.open("notebook.main");
  expect(rig.frames.frames.map(({ key }) => key)).toEqual(["notebook"]);
  rig.flow.hide();
  rig.frames.remove(frame.key);
  preload();
  expect(rig.frames.frames.map(({ key }) => key)).toEqual(["notebook"]);
});

test("a page that does not answer for a while hears of a change of the session, the language or the network once it answers again", async () => {
  const { shell, frame } = await connected();
  shell.onContext(() => {});
  rig.frames.setState(frame, { kind: "failed", why: "notAnswering" });
  rig.change({ epoch: 2, language: "de", network: "OFFLINE" });
  await crossOver();
  expect(shell.context.language).not.toBe("de");
  rig.frames.setState(frame, { kind: "connected" });
  await crossOver();
  expect([shell.context.language, shell.context.network, frame.load]).toEqual(["de", "OFFLINE", 1]);
  expect((await shell.report("info", "answers again")).ok).toBe(true);
});
