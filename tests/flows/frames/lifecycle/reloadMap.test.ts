import { observable, runInAction } from "mobx";
import { afterEach, expect, test } from "vitest";
import type { Resolver } from "../../../../src/domain/resolver/createResolver";
import { createResolver } from "../../../../src/domain/resolver/createResolver";
import { reloadMap } from "../../../../src/flows/frames/lifecycle/reloadMap";
import { FramesStore } from "../../../../src/stores/framesStore";
import { frameOf, smallTables, viewerOf } from "../../../support/smallTables";
import { testClock } from "../../../support/testClock";

let stop = () => {};
afterEach(() => stop());

const tables = smallTables({});
const resolverOf = (profile: Record<string, unknown>): Resolver => createResolver(tables, viewerOf(profile));

/** The rules of the map over a frame of it and one of another application. */
function start({ draft = true } = {}) {
  const clock = testClock();
  const framesStore = new FramesStore();
  const add = (application: string) =>
    framesStore.add(
      { application, candidate: false, record: frameOf(`/${application}`), origin: "" },
      { target: { route: `${application}.main`, params: {}, query: {} }, address: `/${application}/#/` },
    );
  const state = observable(
    { numCheptel: "FR1", epoch: 1, signedIn: true, current: "fr", applicationsNotifiedAt: null, resolver: resolverOf({ laitier: true }) },
    {},
    { deep: false },
  ) as { numCheptel: string; epoch: number; signedIn: boolean; current: string; applicationsNotifiedAt: number | null; resolver: Resolver };
  const asked: string[] = [];
  const keepDraft = async () => asked.push(state.numCheptel) > 0 && draft;
  const ports = {
    clock,
    mapReloadAfterLoginMs: 3000,
    isMap: ({ owner }: { owner: { application: string } }) => owner.application === "map",
    keepDraft,
  };
  stop = reloadMap(ports, { framesStore, session: state, menu: state, language: state, progress: state });
  return { clock, framesStore, add, asked, change: (part: Partial<typeof state>) => runInAction(() => Object.assign(state, part)) };
}

test("3 s after a login the map is loaded again, and nothing else [FRM-11] [CON-23]", async () => {
  const { clock, add, change } = start();
  const map = add("map");
  const other = add("card");
  change({ epoch: 2, applicationsNotifiedAt: clock.now() });
  await clock.advance(2999);
  expect(map.load).toBe(1);
  await clock.advance(1);
  expect([map.load, other.load]).toEqual([2, 1]);
  await clock.advance(60_000);
  expect(map.load).toBe(2);
});

test("the 3 s count from the login, also when the map is opened in between", async () => {
  const { clock, add, change } = start();
  change({ applicationsNotifiedAt: clock.now() });
  await clock.advance(2000);
  const map = add("map");
  await clock.advance(1000);
  expect(map.load).toBe(2);
});

test("the map is loaded again once when the herd, its context or the language changes, and by nothing else [FRM-12] [FRM-13]", async () => {
  const { clock, add, change } = start();
  const map = add("map");
  const other = add("card");
  change({ current: "en" });
  await clock.advance(0);
  expect(map.load).toBe(2);
  change({ resolver: resolverOf({ allaitant: true }) });
  await clock.advance(0);
  expect(map.load).toBe(3);
  change({ resolver: resolverOf({ allaitant: true, prenom: "Léa" }) });
  await clock.advance(0);
  expect(map.load).toBe(3);
  change({ numCheptel: "FR2", epoch: 2, resolver: resolverOf({ laitier: true }) });
  await clock.advance(0);
  expect([map.load, other.load]).toEqual([4, 1]);
});

test("a change of herd is a login as well, and loads the map again once only [FRM-13]", async () => {
  const { clock, add, change } = start();
  const map = add("map");
  change({ numCheptel: "FR2", epoch: 2 });
  change({ applicationsNotifiedAt: clock.now() });
  await clock.advance(10_000);
  expect(map.load).toBe(2);
  // The next sign-in for the same herd counts again.
  change({ epoch: 3, applicationsNotifiedAt: clock.now() });
  await clock.advance(3000);
  expect(map.load).toBe(3);
});

test("a map with unsaved input and no draft of it is not loaded again but for another herd", async () => {
  const { clock, framesStore, add, change } = start({ draft: false });
  const map = add("map");
  framesStore.setDirty(map, true);
  change({ current: "en" });
  change({ epoch: 2, applicationsNotifiedAt: clock.now() });
  await clock.advance(3000);
  expect(map.load).toBe(1);
  change({ numCheptel: "FR2", epoch: 3 });
  await clock.advance(0);
  expect(map.load).toBe(2);
});

test("the draft of the herd before is not asked for in the next one, where it would take the place of another", async () => {
  const { clock, framesStore, add, asked, change } = start();
  const map = add("map");
  framesStore.setDirty(map, true);
  change({ current: "en" });
  await clock.advance(0);
  framesStore.setDirty(map, true);
  change({ numCheptel: "FR2", epoch: 2 });
  await clock.advance(0);
  expect([map.load, asked]).toEqual([3, ["FR1"]]);
});

test("a map whose page was taken away comes back neither with a login nor with another herd or language, only when the user asks", async () => {
  const { clock, framesStore, add, change } = start();
  const map = add("map");
  framesStore.takeAway("map");
  change({ numCheptel: "FR2", epoch: 2, applicationsNotifiedAt: clock.now() });
  change({ current: "en" });
  change({ epoch: 3, applicationsNotifiedAt: clock.now() + 1 });
  await clock.advance(60_000);
  expect([map.load, map.state.kind]).toEqual([1, "failed"]);
  framesStore.reload(map);
  change({ current: "de" });
  await clock.advance(0);
  expect(map.load).toBe(3);
});
