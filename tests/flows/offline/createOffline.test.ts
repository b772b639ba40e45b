import { observable, runInAction } from "mobx";
import { expect, test } from "vitest";
import type { KeptPage } from "../../../src/domain/offline/keptPages";
import { createOffline } from "../../../src/flows/offline/createOffline";
import { RegistryStore } from "../../../src/stores/registryStore";
import { smallTables } from "../../support/smallTables";
import { testClock } from "../../support/testClock";

const registry = new RegistryStore(
  smallTables({
    routes: [
      { name: "card.detail", application: "card", offline: "full" },
      { name: "card.report", application: "card" },
    ],
  }),
);

test("a tile says how old its page is, that it needs the network, or nothing where no sub-application is behind it", async () => {
  const clock = testClock();
  let pages: KeptPage[] = [];
  const state = observable({ online: false, numCheptel: "FR1", current: "fr", open: null as string | null, drawer: null });
  const stores = { menu: state, network: state, session: state, language: state, registry };
  const { stateOf } = await createOffline({ keptPages: { list: async () => pages }, clock }, stores);
  const card = () => stateOf({ route: "card.detail", frame: "/card/#/detail/1" });
  const none = { use: "none", age: "", ago: "", isStale: false };
  expect([card(), stateOf({ route: "root", frame: null }), stateOf({ route: null, frame: null })]).toEqual([none, null, null]);

  // Opened once the network was back, which then goes again.
  pages = [{ base: "/card", bytes: 1, openedAt: { FR1: clock.now() } }];
  runInAction(() => {
    state.online = true;
  });
  runInAction(() => {
    state.online = false;
  });
  await clock.advance(2 * 3_600_000);
  expect(card()?.age.replaceAll(/\s/g, " ")).toMatch(/^2 ?h$/);
  expect([card()?.use, card()?.ago, card()?.isStale]).toEqual(["full", "il y a 2 heures", false]);
  expect([stateOf({ route: "card.report", frame: "/card/#/report" }), stateOf({ route: "card.detail", frame: "/next/#/1" })]).toEqual([
    none,
    none,
  ]);
  await clock.advance(22 * 3_600_000 + 60_000);
  expect([card()?.ago, card()?.isStale]).toEqual(["hier", true]);
  runInAction(() => {
    state.numCheptel = "FR2";
  });
  expect(card()).toEqual(none);
});

test("what has been put on the device since is known to the tiles of a menu that is opened with a network", async () => {
  const clock = testClock();
  let pages: KeptPage[] = [];
  const state = observable({ online: true, numCheptel: "FR1", current: "fr", open: null as string | null, drawer: null });
  const stores = { menu: state, network: state, session: state, language: state, registry };
  const { stateOf, has } = await createOffline({ keptPages: { list: async () => pages }, clock }, stores);
  pages = [{ base: "/card", bytes: 1, openedAt: { FR1: clock.now() } }];
  runInAction(() => {
    state.open = "herd";
  });
  await clock.advance(0);
  expect(stateOf({ route: "card.detail", frame: "/card/#/detail/1" })?.use).toBe("full");
  expect([has("FR1"), has("FR2"), has("toString")]).toEqual([true, false, false]);
});
