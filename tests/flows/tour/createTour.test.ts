import { observable, runInAction } from "mobx";
import { expect, test } from "vitest";
import type { KeptPage } from "../../../src/domain/offline/keptPages";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import type { Resolution } from "../../../src/domain/resolver/resolveRoute";
import { readProfile } from "../../../src/domain/session/profile";
import { HERD_PROFILES_KEY } from "../../../src/flows/herds/herdProfiles";
import { createTour } from "../../../src/flows/tour/createTour";
import type { HerdStoragePlace } from "../../../src/ports/herdStorage";
import { failed, succeeded } from "../../../src/protocol/frames/answer";
import { FramesStore, type LiveFrame } from "../../../src/stores/framesStore";
import { RegistryStore } from "../../../src/stores/registryStore";
import { frameOf, smallTables, viewerOf } from "../../support/smallTables";
import { testClock } from "../../support/testClock";

const tables = smallTables({
  applications: [
    { id: "card", frame: frameOf("/card") },
    { id: "plan", frame: frameOf("/plan") },
  ],
  routes: [
    { name: "card.main", application: "card", offline: "full" },
    { name: "plan.main", application: "plan", offline: "readonly" },
  ],
});

/** A multi-herd user in FR1; pages speak unless they are named. */
function start({ silent = [] as string[], online = true, room = true, refused = [] as string[], reloading = false } = {}) {
  const stored = new Map<string, { numCheptel: string; application: string; characters: number }>();
  // The card has data to take along, the plan has none.
  const callTo =
    (frame: LiveFrame) =>
    async (_: unknown, { numCheptel }: { numCheptel: string }) => {
      if (reloading && frame.load === 1) {
        framesStore.reload(frame);
        clock.after(10, () => framesStore.setState(frame, { kind: "connected" }));
        return failed("closed");
      }
      return frame.owner.application === "plan" ? failed("not-handled") : succeeded([{ index: "herd", value: numCheptel }]);
    };
  const herdStorage = {
    store: async ({ numCheptel, application }: HerdStoragePlace, _: string, value: unknown) => {
      if (!room) return "storage-full" as const;
      expect(value).toBe(numCheptel);
      stored.set(numCheptel + application, { numCheptel, application, characters: 500 });
      return null;
    },
    sizes: async () => [...stored.values()],
    clear: async () => stored.clear(),
  };
  const clock = testClock();
  const framesStore = new FramesStore();
  const kept = new Map<string, Record<string, number>>();
  const profiles: string[] = [];
  const herds = ["FR1", "FR2", "FR3"];
  const session = observable(
    {
      multiUser: readProfile({ id: "u", token: "t" }),
      numCheptel: "FR1",
      epoch: 1,
      signedIn: true,
      effective: readProfile({ id: "u", numCheptel: "FR1" }),
      user: readProfile({ id: "u", numCheptel: "FR1" }),
    },
    {},
    { deep: false },
  );
  const mount = ({ route, frame }: Resolution) => {
    const application = tables.routes[route ?? ""]?.application ?? "";
    const owner = { application, candidate: false, record: frameOf(`/${application}`), origin: "" };
    const live = framesStore.add(owner, { target: { route, params: {}, query: {} }, address: frame ?? "" });
    if (!silent.includes(application)) clock.after(10, () => framesStore.setState(live, { kind: "connected" }));
  };
  const call = async (_: string, { numCheptel }: { numCheptel: string }) => {
    if (!herds.includes(numCheptel)) throw new Error("unknown herd");
    return readProfile({ id: "u", numCheptel });
  };
  const keep = async (bases: readonly string[], herd: string, at: number) => {
    if (refused.includes(herd)) throw new Error("refused");
    for (const base of bases) kept.set(base, { ...kept.get(base), [herd]: at });
  };
  const list = async () => [...kept].map(([base, openedAt]): KeptPage => ({ base, bytes: 1000, openedAt }));
  const prepared = createTour(
    {
      keptPages: { keep, list, clear: async () => kept.clear() },
      frames: { mount, retry: () => {}, callTo: callTo as never },
      herdStorage,
      http: { call } as never,
      herdProfiles: { keep: async ({ numCheptel }) => void profiles.push(numCheptel) },
      storage: { remove: async (key) => void (key === HERD_PROFILES_KEY && profiles.splice(0)) },
      clock,
      log: { warn: () => {} },
      pageMs: 10_000,
    },
    {
      framesStore,
      network: { online },
      registry: new RegistryStore(tables),
      menu: { resolver: createResolver(tables, viewerOf({})) },
      session: session as never,
    },
  );
  const run = async () => {
    await prepared.refresh();
    prepared.tour.beginWith("FR1");
    runInAction(() => prepared.tour.choose("herds", "FR2", true));
    const done = prepared.prepare();
    for (let step = 0; step < 30; step++) await clock.advance(1000);
    await done;
    return prepared.tour;
  };
  return { ...prepared, run, kept, profiles, session };
}

test("a tour is prepared page by page and herd by herd: what has come is on the device, with its size and since when", async () => {
  const { run, kept, profiles } = start();
  const tour = await run();
  expect([...kept.keys()]).toEqual(["/card", "/plan"]);
  expect(profiles).toEqual(["FR2"]);
  expect([tour.readySince("FR1"), tour.readySince("FR2")].every((at) => at !== null)).toBe(true);
  expect([tour.readySince("FR3"), tour.bytes, tour.states.size, tour.busy]).toEqual([null, 2000, 0, false]);
});

test("a page that does not speak has failed, and no herd counts as ready with it", async () => {
  const { run } = start({ silent: ["plan"] });
  const tour = await run();
  expect([tour.states.get("/plan"), tour.states.get("/card")]).toEqual(["failed", undefined]);
  expect([tour.readySince("FR1"), tour.pageOf("/plan")]).toEqual([null, undefined]);
});

test("a device that refuses the last of it leaves nothing busy: what is not ready has failed, and the tour can be prepared once more", async () => {
  const refused = ["FR2"];
  const { tour, run, prepare } = start({ refused });
  await run();
  expect([tour.busy, tour.states.get("FR2"), tour.readySince("FR2")]).toEqual([false, "failed", null]);
  expect([tour.states.has("/card"), tour.pageOf("/card") !== undefined]).toEqual([false, true]);
  refused.pop();
  await prepare();
  expect([tour.busy, tour.states.size, tour.readySince("FR2")]).toEqual([false, 0, expect.any(Number)]);
});

test("a herd that cannot be entered has failed, the others are ready", async () => {
  const { tour, run } = start();
  runInAction(() => tour.choose("herds", "FR9", true));
  await run();
  expect([tour.states.get("FR9"), tour.readySince("FR9")]).toEqual(["failed", null]);
  expect(tour.readySince("FR2")).not.toBe(null);
});

test("each page is asked for its data of each herd, which is stored for that herd; one that has none is taken along as it is", async () => {
  const tour = await start().run();
  expect([tour.hasData("/card"), tour.hasData("/plan")]).toEqual([true, false]);
  expect([tour.bytesOf("FR1"), tour.bytesOf("FR2"), tour.bytesOf("FR3")]).toEqual([500, 500, 0]);
});

test("a herd whose data finds no room on the device has failed", async () => {
  const tour = await start({ room: false }).run();
  expect([tour.states.get("FR1"), tour.states.get("FR2"), tour.readySince("FR2")]).toEqual(["failed", "failed", null]);
});

test("without network nothing is begun", async () => {
  const { run, kept } = start({ online: false });
  const tour = await run();
  expect([kept.size, tour.busy, tour.states.size]).toEqual([0, false, 0]);
});

test("an emptied device has no page, no data and no herd but the open one, and can be filled again", async () => {
  const { run, empty, prepare, kept, profiles } = start();
  const tour = await run();
  await empty();
  expect([kept.size, tour.bytes, tour.bytesOf("FR1"), profiles, tour.readySince("FR1"), tour.busy]).toEqual([
    0,
    0,
    0,
    ["FR1"],
    null,
    false,
  ]);
  await prepare();
  expect(tour.readySince("FR2")).not.toBe(null);
});

test("a page that is loaded anew while it is asked for its data is asked once more", async () => {
  const tour = await start({ reloading: true }).run();
  expect([tour.states.size, tour.bytesOf("FR1"), tour.bytesOf("FR2")]).toEqual([0, 500, 500]);
});

test("who signs in next in the same tab finds nothing of the tour of the one before", async () => {
  const { run, session } = start();
  const tour = await run();
  expect([tour.herds.size, tour.chosen.size]).toEqual([2, 2]);
  runInAction(() => {
    session.multiUser = readProfile({ id: "v", token: "t" });
  });
  expect([tour.herds.size, tour.listed.size, tour.chosen.size, tour.states.size, tour.pages]).toEqual([0, 0, 0, 0, []]);
});
