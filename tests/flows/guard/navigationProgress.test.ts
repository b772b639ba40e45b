import { runInAction } from "mobx";
import { expect, test } from "vitest";
import { TIMING } from "../../../generated/settings";
import { startNavigationProgress } from "../../../src/flows/guard/navigationProgress";
import { LocationStore } from "../../../src/stores/locationStore";
import { ProgressStore } from "../../../src/stores/progressStore";
import { testClock } from "../../support/testClock";

function started() {
  const clock = testClock();
  const location = new LocationStore();
  const progress = new ProgressStore();
  startNavigationProgress({ clock, timing: TIMING }, { location, progress });
  return { clock, location, progress };
}

test("the progress bar starts with a navigation, is full at 800 ms and gone at 1 s [FRM-05] [CON-14]", async () => {
  const { clock, location, progress } = started();
  expect(progress.page).toBe(0);
  runInAction(() => {
    location.visits += 1;
  });
  expect(progress.page).toBeGreaterThan(0);
  await clock.advance(799);
  expect(progress.page).toBeLessThan(1);
  await clock.advance(1);
  expect(progress.page).toBe(1);
  await clock.advance(199);
  expect(progress.page).toBe(1);
  await clock.advance(1);
  expect(progress.page).toBe(0);
  expect(clock.pending()).toBe(0);
});

test("both delays of the progress bar count from the navigation, and a new one starts them again [FRM-06]", async () => {
  const { clock, location, progress } = started();
  runInAction(() => {
    location.visits += 1;
  });
  await clock.advance(900);
  expect(progress.page).toBe(1);
  runInAction(() => {
    location.visits += 1;
  });
  expect(progress.page).toBeLessThan(1);
  await clock.advance(799);
  expect(progress.page).toBeLessThan(1);
  await clock.advance(1);
  expect(progress.page).toBe(1);
  await clock.advance(200);
  expect(clock.pending()).toBe(0);
});
