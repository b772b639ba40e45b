import { observable, runInAction } from "mobx";
import { afterEach, expect, test } from "vitest";
import { createResolver } from "../../../../src/domain/resolver/createResolver";
import { prefetchFrames } from "../../../../src/flows/frames/pool/prefetchFrames";
import { prefetchOrder } from "../../../../src/flows/frames/pool/prefetchOrder";
import type { NetworkQuality } from "../../../../src/ports/device";
import { frameRig } from "../../../support/frameRig";
import { sectionOf, tileOf } from "../../../support/smallTables";
import { breeder, frameTables } from "../frameTables";

let end = () => {};
afterEach(() => end());

const FAST: NetworkQuality = { speed: "4g", metered: false };
const tables = {
  ...frameTables,
  sections: [sectionOf("s", [tileOf("t1", "card.detail", 1), tileOf("t2", "notebook.main", 1), tileOf("t3", "map.main", 1)])],
};

/** The section with a notebook and a map, a user at the notebook, who has opened a card before. */
function start({ quality = FAST as NetworkQuality | null, most = 2, room = 10, recents = ["/detail/12"] } = {}) {
  const rig = frameRig(tables, breeder);
  const resolver = createResolver(tables, breeder);
  rig.open("notebook.main");
  const state = observable({ visits: 1, online: true, epoch: 1, route: "notebook.main", settled: false }, {}, { deep: false });
  const idle: (() => void)[] = [];
  let network = quality;
  const location = {
    values: {},
    get visits() {
      return state.visits;
    },
    get route() {
      return state.route;
    },
    get resolution() {
      return resolver.route(state.route);
    },
  };
  const quickAccess = {
    favourites: { tiles: [] },
    recents: { pages: recents.map((href) => ({ href, route: "card.detail", values: [] })) },
  };
  const stop = prefetchFrames(
    {
      clock: rig.clock,
      device: {
        network: () => network,
        whenIdle: (run) => {
          idle.push(run);
          return () => void idle.splice(idle.indexOf(run), 1);
        },
      },
      frames: rig.flow,
      hasRoom: () => rig.frames.frames.length < room,
      quickAccess: async () => quickAccess as never,
      settings: { frames: most, idleMs: 2000, networks: ["4g"] },
    },
    {
      framesStore: rig.frames,
      location,
      network: state,
      menu: { resolver, sections: resolver.menu(), sectionByRoute: () => "s" },
      registry: { tables },
      session: state,
    },
  );
  end = () => {
    stop();
    rig.end();
  };
  const connectFront = () => {
    const front = rig.frames.active;
    if (front) rig.frames.setState(front, { kind: "connected" });
  };
  connectFront();
  /** One moment in which the page has nothing to do. */
  const pause = async () => {
    idle.shift()?.();
    await rig.clock.advance(0);
  };
  return {
    rig,
    alive: () => rig.frames.frames.map(({ key }) => key),
    /** Time passes, and the page has nothing to do for as long as anybody waits for that. */
    rest: async (ms = 2000) => {
      await rig.clock.advance(ms);
      while (idle.length > 0) await pause();
    },
    pause,
    idle,
    change: (part: Partial<typeof state>) => runInAction(() => Object.assign(state, part)),
    on: (next: NetworkQuality | null) => {
      network = next;
    },
  };
}

test("once a page is there, and after a quiet moment, the likely next frames are prefetched, hidden, each while the page is idle", async () => {
  const { rig, alive, rest, pause } = start();
  await rest(1999);
  expect(alive()).toEqual(["notebook"]);
  await rig.clock.advance(1);
  await pause();
  expect(alive()).toEqual(["notebook", "card"]);
  await pause();
  expect(alive()).toEqual(["notebook", "card", "map"]);
  expect([rig.frames.active?.key, rig.frame("card").src]).toEqual(["notebook", "/card/#/detail/12?id=12"]);
});

test("nothing is prefetched before the page is idle, and not once another page is opened", async () => {
  const { rig, alive, idle, change } = start();
  await rig.clock.advance(2000);
  expect([alive(), idle.length]).toEqual([["notebook"], 1]);
  change({ visits: 2 });
  expect(idle.length).toBe(0);
  await rig.clock.advance(1999);
  expect([alive(), idle.length]).toEqual([["notebook"], 0]);
});

test("nothing is prefetched offline, on a slow or metered network, or on an unknown one", async () => {
  for (const quality of [null, { speed: "3g", metered: false }, { speed: "2g", metered: false }, { speed: "4g", metered: true }]) {
    const { alive, rest } = start({ quality });
    await rest();
    expect(alive()).toEqual(["notebook"]);
    end();
  }
  const { alive, rest, change } = start();
  change({ online: false });
  await rest(10_000);
  expect(alive()).toEqual(["notebook"]);
});

test("a network that became metered during the calm counts as it is then", async () => {
  const { alive, rest, on } = start();
  on({ speed: "4g", metered: true });
  await rest();
  expect(alive()).toEqual(["notebook"]);
});

test("no more than the registry says are prefetched, and none is evicted for them", async () => {
  const one = start({ most: 1 });
  await one.rest();
  expect(one.alive()).toEqual(["notebook", "card"]);
  end();
  const full = start({ room: 1 });
  await full.rest();
  expect(full.alive()).toEqual(["notebook"]);
  end();
  const none = start({ most: 0 });
  await none.rest();
  expect(none.alive()).toEqual(["notebook"]);
});

test("a frame that was prefetched and went unused is not prefetched again in the same session", async () => {
  const { rig, alive, rest, change } = start({ most: 1 });
  await rest();
  rig.frames.remove("card");
  change({ visits: 2 });
  await rest();
  expect(alive()).toEqual(["notebook", "map"]);
  rig.frames.remove("map");
  change({ visits: 3 });
  await rest();
  expect(alive()).toEqual(["notebook"]);
  change({ visits: 4, epoch: 2 });
  await rest();
  expect(alive()).toEqual(["notebook", "card"]);
});

test("what is not granted is not prefetched", async () => {
  const { alive, rest } = start({ recents: ["/notebook/pharmacy", "/nowhere"] });
  await rest();
  expect(alive()).toEqual(["notebook", "map"]);
});

test("favourites come first, then what was opened last, then the tiles around the current one; each address once", () => {
  const tiles = (...hrefs: (string | null)[]) => hrefs.map((href) => ({ href }));
  const next = prefetchOrder({
    favourites: tiles("/f", null, "/here"),
    recents: tiles("/r", "/f"),
    neighbours: tiles("/a", "/b", "/here", "/c", "/d"),
    current: "/here",
  });
  expect(next).toEqual(["/f", "/r", "/b", "/c", "/a", "/d"]);
  expect(prefetchOrder({ favourites: [], recents: [], neighbours: tiles("/a", "/b"), current: null })).toEqual(["/a", "/b"]);
});
