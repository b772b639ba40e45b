import { runInAction } from "mobx";
import { afterEach, expect, test } from "vitest";
import { type Evictable, evictionOrder } from "../../../../src/flows/frames/pool/evictionOrder";
import { type FramePool, startFramePool } from "../../../../src/flows/frames/pool/framePool";
import { poolCap } from "../../../../src/flows/frames/pool/poolCap";
import { FramesStore, type LiveFrame } from "../../../../src/stores/framesStore";
import { frameOf } from "../../../support/smallTables";
import { settle, type TestClock, testClock } from "../../../support/testClock";

let clock: TestClock = testClock();
let frames = new FramesStore();
let pool: FramePool = { count: () => 0, stop: () => {} };
afterEach(() => pool.stop());

/** A pool of that many frames; frames in `stuck` cannot be released. */
function start(cap: number, stuck: ReadonlySet<string> = new Set()): void {
  clock = testClock();
  frames = new FramesStore();
  const release = (frame: LiveFrame) => {
    const go = () => {
      if (stuck.has(frame.key)) return false;
      frames.remove(frame.key);
      return true;
    };
    return frame.dirty ? settle().then(go) : go();
  };
  pool = startFramePool(frames, { clock, cap, loadWeight: 20, release });
}
function add(application: string, to = frames, lifetimeMs: number | null = 120_000): LiveFrame {
  const owner = { application, candidate: false, record: frameOf(`/${application}`, { lifetimeMs }), origin: "" };
  return to.add(owner, { target: { route: application, params: {}, query: {} }, address: `/${application}/#/` });
}
/** Opens a page that takes so long to load, and looks at it for a second. */
async function visit(application: string, loadMs = 100): Promise<LiveFrame> {
  const frame = runInAction(() => {
    const live = frames.find(application) ?? add(application);
    frames.show(application);
    return live;
  });
  await clock.advance(loadMs);
  frames.setState(frame, { kind: "connected" });
  await clock.advance(1000);
  return frame;
}
const alive = () => frames.frames.map(({ key }) => key);

test("beyond the cap the least recently shown frame is evicted", async () => {
  start(3);
  for (const name of ["a", "b", "c"]) await visit(name);
  await visit("a");
  await visit("d");
  expect(alive()).toEqual(["a", "c", "d"]);
});

test("two hundred pages opened in turn leave no more frames than the cap, and never more on the way", async () => {
  start(5);
  let most = 0;
  for (let page = 0; page < 200; page++) {
    await visit(`page${page}`, 10);
    most = Math.max(most, pool.count());
  }
  expect([most, alive()]).toEqual([5, ["page195", "page196", "page197", "page198", "page199"]]);
});

test("a page that is slow to load is kept before one that is there at once", async () => {
  start(3);
  await visit("slow", 5000);
  await visit("quick", 50);
  await visit("third", 50);
  await visit("fourth", 50);
  expect(alive()).toEqual(["slow", "third", "fourth"]);
});

test("the page that was just left stays, however quickly it loads", async () => {
  start(3);
  await visit("slow", 5000);
  await visit("slower", 9000);
  await visit("quick", 1);
  await visit("next", 1);
  expect(alive()).toEqual(["slower", "quick", "next"]);
});

test("permanent frames are counted and never evicted", async () => {
  start(3);
  add("map", frames, null);
  add("manager", frames, null);
  await visit("a");
  await visit("b");
  expect(alive()).toEqual(["map", "manager", "b"]);
});

test("previews out of sight are evicted before any page, visible ones stay", async () => {
  start(4);
  const tiles = new FramesStore();
  tiles.isVisible = ({ key }) => key === "seen";
  frames.addPreviews(tiles);
  add("seen", tiles, null);
  add("passed", tiles, null);
  await visit("a");
  await visit("b");
  await visit("c");
  expect([tiles.frames.map(({ key }) => key), alive()]).toEqual([["seen"], ["a", "b", "c"]]);
  await visit("d");
  expect([tiles.frames.map(({ key }) => key), alive()]).toEqual([["seen"], ["b", "c", "d"]]);
});

test("prefetched frames never shown, and failed ones, are evicted before one that was shown", async () => {
  start(4);
  await visit("shown");
  add("ahead");
  frames.setState(await visit("broken"), { kind: "failed", why: "notAnswering" });
  await visit("front");
  await visit("next");
  expect(alive()).toEqual(["shown", "ahead", "front", "next"]);
  await visit("last");
  expect(alive()).toEqual(["shown", "front", "next", "last"]);
});

test("a frame with unsaved input is evicted last, and stays when it saves no draft", async () => {
  start(2, new Set(["form"]));
  frames.setDirty(await visit("form"), true);
  await visit("a");
  await visit("b");
  expect(alive()).toEqual(["form", "b"]);
  await visit("c");
  await settle();
  expect(alive()).toEqual(["form", "c"]);
});

test("with nothing but unsaved input and permanent frames the cap is exceeded rather than input lost", async () => {
  start(2, new Set(["form"]));
  frames.setDirty(await visit("form"), true);
  add("map", frames, null);
  await visit("a");
  await settle();
  expect(alive()).toEqual(["form", "map", "a"]);
});

test("frames of equal class are evicted by when they were shown and what they cost to load", () => {
  const worth = (shownAt: number | null, loadMs: number, more: Partial<Evictable> = {}) => ({
    ...{ pinned: false, small: false, failed: false, dirty: false, openedAt: 0, shownAt, loadMs },
    ...more,
  });
  const old = worth(1000, 0);
  const costly = worth(1000, 200);
  const recent = worth(4000, 0);
  const kept = worth(0, 0, { pinned: true });
  const dirty = worth(0, 0, { dirty: true });
  const small = worth(9000, 0, { small: true });
  expect(evictionOrder([dirty, kept, costly, recent, small, old], 20)).toEqual([small, old, recent, costly, dirty]);
});

test("the cap is that of the greatest memory the device has, or the one for an unknown device", () => {
  const caps = [
    { memoryGb: 4, frames: 16 },
    { memoryGb: 0, frames: 5 },
    { memoryGb: 2, frames: 8 },
  ];
  const cap = (memoryGb: number | null) => poolCap(memoryGb, { caps, capUnknown: 10 });
  expect([null, 0.5, 1, 2, 3, 4, 32].map(cap)).toEqual([10, 5, 5, 8, 8, 16, 16]);
});
