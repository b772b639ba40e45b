// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { onNewDay } from "../../src/examples/parts/onNewDay";
import type { Shell } from "../../src/sdk";
import { testClock } from "../support/testClock";

const HOUR_MS = 3_600_000;
const EVENING = new Date(2026, 10, 30, 20).getTime();

let end = () => {};
afterEach(() => end());

/** A page that is open in the evening; `said` is what the shell and the browser tell it. */
function pageRig() {
  const clock = testClock(EVENING);
  const listeners = new Set<() => unknown>();
  const listen = (listener: () => unknown) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const shell = { onContext: listen, onOpen: listen } as unknown as Shell;
  const isHidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  let days = 0;
  const stop = onNewDay(shell, () => days++, clock);
  end = () => {
    stop();
    isHidden.mockRestore();
  };
  return {
    stop,
    days: () => days,
    sleep: (hours: number) => clock.advance(hours * HOUR_MS),
    hide: (hidden: boolean) => {
      isHidden.mockReturnValue(hidden);
      document.dispatchEvent(new Event("visibilitychange"));
    },
    told: () => {
      for (const listener of listeners) listener();
    },
  };
}

test("a page that was left open over midnight is of the new day once it is looked at", async () => {
  const page = pageRig();
  page.hide(true);
  await page.sleep(12);
  page.hide(true);
  expect(page.days()).toBe(0);
  page.hide(false);
  page.hide(false);
  expect(page.days()).toBe(1);
});

test("a page that is opened or told something on another day is of that day, once", async () => {
  const page = pageRig();
  page.told();
  expect(page.days()).toBe(0);
  await page.sleep(12);
  page.told();
  expect(page.days()).toBe(1);
  await page.sleep(24);
  page.told();
  expect(page.days()).toBe(2);
});

test("a page that is gone asks for no new day", async () => {
  const page = pageRig();
  page.stop();
  await page.sleep(12);
  page.hide(false);
  page.told();
  expect(page.days()).toBe(0);
});
