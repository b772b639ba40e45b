import { expect, type Page, test } from "@playwright/test";
import { CALLS } from "../../../generated/calls";
import { DESKTOP, expectFrame, keepPageBar, PHONE, rail } from "../support/layout";
import { watchMotion } from "../support/motion";
import { holdFrames } from "../support/network/holdFrames";
import { fillSignIn } from "../support/shell";

/** Two pictures of the screen later. */
function drawn(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Everything of the shell that moves for a user who has nothing against it. */
async function seeAll(page: Page, isPhone: boolean): Promise<void> {
  // The first page of a frame is kept waiting, so that what stands for it is seen.
  const letGo = await holdFrames(page);
  await keepPageBar(page);
  await page.goto("/welcome/login");
  await fillSignIn(page, "eleveur-lait");
  await expect(page.locator('[data-shown="true"][data-state="loading"]')).toBeVisible();
  letGo();
  await expectFrame(page);
  await page.locator(`[data-tab="${isPhone ? "menu" : "sante"}"]`).click();
  if (isPhone) await page.locator('dialog [data-tab="sante"] summary').click();
  const tile = page.locator("[data-tile]").first();
  await expect(tile).toBeVisible();
  await tile.hover();
  await page.mouse.down();
  await expect(tile).toHaveCSS("transform", /matrix/);
  await drawn(page);
  await page.mouse.up();
  await expect(page.locator("[data-page-bar]")).toBeVisible();
  await expectFrame(page);
  if (isPhone) {
    await page.locator('[data-tab="menu"]').click();
    await page.keyboard.press("Escape");
    return;
  }
  await rail(page).widen.click();
  await page.route(`**${CALLS.syncActions.path}`, (route) => route.abort());
  await page.locator('[data-tab="shop"]').click();
  await page.locator("header section").getByRole("checkbox").first().click();
  // What covers the page is there until the page goes.
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Valider", exact: true }).click();
  await loaded;
  await expect(page.locator('[data-tab="shop"]')).toBeVisible();
}

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test.describe(size, () => {
    test.use({ viewport });

    test("a user who asks for less motion sees nothing move, neither skeleton nor bar, spinner, sky, drawer or pressed tile", async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const moved = await watchMotion(page);
      await seeAll(page, size === "phone");
      expect(await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
      expect(await moved("reduce")).toEqual([]);
    });

    test("without that setting a skeleton pulses and a pressed tile moves", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      const moved = await watchMotion(page);
      await seeAll(page, size === "phone");
      const seen = await moved("no-preference");
      const common = ["breathe", "transform"];
      expect(seen).toEqual(expect.arrayContaining(common));
      // The bar, and on the desktop the spinner, whose names are those of the build.
      const own = seen.filter((name) => name.startsWith("_"));
      expect(own.length).toBeGreaterThanOrEqual(size === "phone" ? 1 : 2);
    });
  });
