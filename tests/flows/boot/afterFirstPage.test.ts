import { observable, runInAction } from "mobx";
import { expect, test } from "vitest";
import { SCREENS } from "../../../generated/screens";
import { startAfterFirstPage } from "../../../src/flows/boot/afterFirstPage";
import { LocationStore } from "../../../src/stores/locationStore";

function rig(answers: readonly boolean[]) {
  const location = new LocationStore();
  const framesStore = observable({ settled: false });
  const menu = observable<{ open: string | null; drawer: "menu" | "herds" | null }>({ open: null, drawer: null });
  const warned: string[] = [];
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    if (answers[asked - 1] === false) throw new Error("no network");
  };
  startAfterFirstPage(fetch, { warn: (name) => void warned.push(name) }, { location, framesStore, menu });
  return { location, framesStore, menu, warned, asked: () => asked };
}

test("what the first page can do without is fetched when the first page is there, once", async () => {
  const { framesStore, location, asked } = rig([true]);
  expect(asked()).toBe(0);
  runInAction(() => {
    framesStore.settled = true;
  });
  expect(asked()).toBe(1);
  location.moveTo("/next");
  expect(asked()).toBe(1);
});

test("on the page of the terms, which has no frame, it does not wait for one", () => {
  const { location, asked } = rig([true]);
  const resolution = { route: SCREENS.cgu.route } as never;
  location.show({ kind: "screen", resolution: null });
  expect(asked()).toBe(0);
  location.show({ kind: "screen", resolution });
  expect(asked()).toBe(1);
});

test("a menu that is opened before the first page is there does not wait for it", () => {
  const { menu, asked } = rig([true]);
  runInAction(() => {
    menu.drawer = "menu";
  });
  expect(asked()).toBe(1);
});

test("what failed to come is asked for again with the next page", async () => {
  const { framesStore, location, warned, asked } = rig([false, true]);
  runInAction(() => {
    framesStore.settled = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  expect([asked(), warned.length]).toEqual([1, 1]);
  location.moveTo("/next");
  expect(asked()).toBe(2);
});
