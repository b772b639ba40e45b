import { observable, runInAction } from "mobx";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DASHBOARDS } from "../../../generated/dashboards";
import { FRAME_TIMING, TIMING } from "../../../generated/settings";
import { TABLES } from "../../../generated/tables";
import type { DashboardRecord } from "../../../src/domain/registry/tables";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import { createDashboards } from "../../../src/flows/dashboards/createDashboards";
import { crossOver, frameRig } from "../../support/frameRig";
import { viewerOf } from "../../support/smallTables";

const MINIS = DASHBOARDS.tiles.filter(({ shows }) => shows === "mini");
const GRANTED = viewerOf({ id: "1", droits: ["ALL", ...new Set(MINIS.flatMap(({ route }) => grantsOf(route)))] });

function grantsOf(route: string): readonly string[] {
  return TABLES.guards[TABLES.routes[route]?.guard ?? -1]?.clauses.flat() ?? [];
}

/** Dashboard tiles over real frames; what is in sight is what the test says. */
function rigOf() {
  const rig = frameRig(TABLES, GRANTED);
  const world = observable({ online: true, numCheptel: GRANTED.numCheptel, userId: "1" });
  const watched = new Map<Element, (inSight: boolean) => void>();
  const visibility = {
    watch: (element: Element, changed: (inSight: boolean) => void) => {
      watched.set(element, changed);
      changed(false);
      return () => void watched.delete(element);
    },
  };
  const stores = {
    session: {
      get effective() {
        return GRANTED.user && { ...GRANTED.user, id: world.userId };
      },
      get numCheptel() {
        return world.numCheptel;
      },
    },
    network: world,
    menu: {
      get resolver() {
        return createResolver(TABLES, { ...GRANTED, online: world.online, numCheptel: world.numCheptel });
      },
    },
    registry: { tables: TABLES },
  };
  const live = createDashboards({ frames: rig.flow, clock: rig.clock, visibility, originOf: () => "" }, stores);
  const elements = new Map<string, Element>();
  return {
    ...rig,
    live,
    watched,
    change: (part: Partial<typeof world>) => runInAction(() => Object.assign(world, part)),
    place: (tile: DashboardRecord) => {
      const element: Element = Object.create(null);
      elements.set(tile.id, element);
      return live.mount(tile, element);
    },
    see: (tile: DashboardRecord, inSight = true) => {
      const element = elements.get(tile.id);
      if (element) watched.get(element)?.(inSight);
    },
    alive: () => live.store.frames.frames.map(({ key }) => key),
    open: (tile: DashboardRecord) => rig.connect(tile.id, {}, { frames: live.store.frames, attach: live.attach }),
  };
}

let rig = rigOf();
beforeEach(() => {
  rig = rigOf();
});
afterEach(() => {
  rig.live.stop();
  rig.end();
  expect(rig.clock.pending()).toBe(0);
});

const [first, second] = [tileAt(0), tileAt(1)];

function tileAt(at: number): DashboardRecord {
  const tile = MINIS[at];
  if (!tile) throw new Error("too few dashboard tiles");
  return tile;
}

test("the spinner of a dashboard tile is hidden after 1 s, though its page has not come [TIL-24] [CON-24]", async () => {
  expect(TIMING.tileSpinnerMs).toBe(1000);
  rig.place(first);
  rig.see(first);
  const spins = () => rig.live.store.spinning.has(first.id);
  expect(spins()).toBe(true);
  await rig.clock.advance(999);
  expect(spins()).toBe(true);
  await rig.clock.advance(1);
  expect(spins()).toBe(false);
  expect(rig.live.store.frames.find(first.id)?.state.kind).toBe("loading");
});

test("a dashboard tile loads nothing before it is visible, and its frame gets kind and view", () => {
  rig.place(first);
  rig.place(second);
  expect(rig.alive()).toEqual([]);
  rig.see(second);
  expect(rig.alive()).toEqual([second.id]);
  const frame = rig.live.store.frames.find(second.id);
  expect(frame?.destination.target.query).toEqual({ kind: second.id, view: "mini" });
  expect(frame?.src).toMatch(new RegExp(`\\?kind=${second.id}&view=mini$`));
});

test("never more frames live than the registry says: what is out of sight makes room, what is in sight never does", () => {
  expect(MINIS.length).toBeGreaterThan(DASHBOARDS.livePreviews);
  for (const tile of MINIS) rig.place(tile);
  for (const tile of MINIS) rig.see(tile);
  const { livePreviews } = DASHBOARDS;
  expect(rig.alive()).toEqual(MINIS.slice(0, livePreviews).map(({ id }) => id));
  rig.see(first, false);
  expect(rig.alive()).not.toContain(first.id);
  expect(rig.alive()).toContain(MINIS[livePreviews]?.id);
  expect(rig.alive()).toHaveLength(livePreviews);
});

test("a frame that went out of sight stays while there is room, so scrolling back loads nothing", () => {
  rig.place(first);
  rig.see(first);
  const before = rig.live.store.frames.find(first.id);
  rig.see(first, false);
  rig.see(first);
  expect(rig.live.store.frames.find(first.id)).toBe(before);
  expect(before?.load).toBe(1);
});

test("a small view that was taken away comes back neither by scrolling nor with another herd", () => {
  rig.place(first);
  rig.see(first);
  rig.frames.takeAway(first.id, true);
  rig.see(first, false);
  rig.see(first);
  expect(rig.live.store.frames.find(first.id)?.state.kind).toBe("failed");
  rig.change({ online: false });
  rig.change({ online: true });
  rig.change({ numCheptel: "FR35999999" });
  rig.see(first);
  expect(rig.alive()).toEqual([]);
});

test("when the panel closes its frames, watches and timers go", async () => {
  const leave = [first, second].map(rig.place);
  for (const tile of [first, second]) rig.see(tile);
  expect(rig.alive()).toHaveLength(2);
  for (const gone of leave) gone();
  expect(rig.alive()).toEqual([]);
  expect(rig.watched.size).toBe(0);
  expect(rig.clock.pending()).toBe(0);
});

test("what a small view says it shows is kept with its instant when the network goes, and no frame is", async () => {
  rig.place(first);
  rig.see(first);
  await rig.clock.advance(5000);
  const { shell } = await rig.open(first);
  expect(await shell.setFigure("27,4", "kg")).toEqual({ ok: true, value: null });
  rig.change({ online: false });
  expect(rig.alive()).toEqual([]);
  expect(rig.live.store.figures.get(first.id)).toEqual({ value: "27,4", caption: "kg", at: 5000 });
  rig.change({ online: true });
  expect(rig.alive()).toEqual([first.id]);
  shell.close();
});

test("a small view that does not come although there is a network is asked for again, at first after 1 s, then less often [CON-20]", async () => {
  rig.place(first);
  rig.see(first);
  const frame = rig.live.store.frames.find(first.id);
  const fail = () => frame && runInAction(() => rig.live.store.frames.setState(frame, { kind: "failed", why: "notAnswering" }));
  fail();
  await rig.clock.advance(FRAME_TIMING.retryMs - 1);
  expect(frame?.load).toBe(1);
  await rig.clock.advance(1);
  expect(frame).toMatchObject({ load: 2, state: { kind: "loading" } });
  fail();
  await rig.clock.advance(FRAME_TIMING.retryMs);
  expect(frame?.load).toBe(2);
  await rig.clock.advance(FRAME_TIMING.retryMs);
  expect(frame?.load).toBe(3);
  fail();
  rig.change({ online: false });
  await rig.clock.advance(FRAME_TIMING.retryCapMs);
  expect(frame?.load).toBe(3);
});

test("a small view that has spoken and is silent after a load is asked for again; one that never spoke is shown as it is", async () => {
  const { store } = rig.live;
  for (const tile of [first, second]) {
    rig.place(tile);
    rig.see(tile);
  }
  store.setFigure(first.id, { value: "27,4", caption: "kg", at: 0 });
  const [spoken, silent] = [first, second].map(({ id }) => store.frames.find(id));
  runInAction(() => {
    for (const frame of [spoken, silent]) if (frame) store.frames.setState(frame, { kind: "unconnected" });
  });
  await rig.clock.advance(FRAME_TIMING.retryMs);
  expect([spoken?.load, silent?.load]).toEqual([2, 1]);
});

test("another herd, or another user, starts anew: nothing of the one before stays", async () => {
  rig.place(first);
  rig.see(first);
  const { shell } = await rig.open(first);
  await shell.setFigure("27,4", "kg");
  const before = rig.live.store.frames.find(first.id);
  rig.change({ numCheptel: "FR35999999" });
  expect(rig.live.store.figures.size).toBe(0);
  expect(rig.alive()).toEqual([first.id]);
  expect(rig.live.store.frames.find(first.id)).not.toBe(before);
  rig.change({ userId: "2" });
  expect(rig.live.store.figures.size).toBe(0);
  shell.close();
});

test("a figure that is too long, or said by a page that is no small view, is refused", async () => {
  rig.place(first);
  rig.see(first);
  const { shell } = await rig.open(first);
  expect(await shell.setFigure("1".repeat(25), "")).toEqual({ ok: false, error: "bad-payload" });
  expect(rig.live.store.figures.size).toBe(0);
  rig.flow.open(rig.resolver.route(first.route));
  const page = await rig.connect(first.application);
  expect(await page.shell.setFigure("27,4", "kg")).toEqual({ ok: false, error: "unknown-message" });
  shell.close();
  page.shell.close();
});

test("a small view cannot lead the shell elsewhere", async () => {
  rig.place(first);
  rig.see(first);
  const { shell } = await rig.open(first);
  expect(await shell.navigate(second.route)).toEqual({ ok: false, error: "not-shown" });
  await crossOver();
  expect(rig.visited).toEqual([]);
  shell.close();
});
