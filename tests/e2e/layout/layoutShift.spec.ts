import { expect, type Page, test } from "@playwright/test";
import { lastCallsAnswered } from "../support/network/lastCalls";
import { enter } from "../support/shell";

/** The share of the screen that may jump (CLS). */
const LIMIT = 0.02;
const SIZES = [
  { name: "phone", viewport: { width: 360, height: 740 } },
  { name: "desktop", viewport: { width: 1366, height: 768 } },
];

declare global {
  interface Window {
    /** Sum of what has moved since the page was opened without anybody having asked for it. */
    shifted: () => number;
  }
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, hadRecentInput } = Object(entry);
        if (!hadRecentInput) sum += value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.shifted = () => {
      add(observer.takeRecords());
      return sum;
    };
  });
}

async function expectStill(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.shifted())).toBeLessThanOrEqual(LIMIT);
  // What moves on purpose is noticed.
  await page.evaluate(() => document.body.style.setProperty("margin-top", "300px"));
  await expect.poll(() => page.evaluate(() => window.shifted())).toBeGreaterThan(LIMIT);
}

for (const { name, viewport } of SIZES)
  test.describe(name, () => {
    test.use({ viewport });

    test("nothing on the login page moves while it loads", async ({ page }) => {
      await watchShifts(page);
      await page.goto("/welcome/login");
      await expect(page.getByRole("button", { name: "Se connecter", exact: true })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expectStill(page);
    });

    test("nothing on the home screen moves while it loads", async ({ page }) => {
      await watchShifts(page);
      await enter(page, "eleveur-lait");
      const loaded = lastCallsAnswered(page);
      await page.reload();
      await expect(page.locator("[data-tab]").first()).toBeVisible();
      await expect(page.locator('[data-shown="true"]')).toHaveAttribute("data-state", "connected");
      await loaded;
      await expect(page.locator("[data-progress]")).toHaveCount(0);
      await expectStill(page);
    });
  });
