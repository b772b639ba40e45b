import { expect, type Locator, test } from "@playwright/test";
import { coveredFocus, expectFocusInSight, tabTo } from "../support/focus";
import { DESKTOP, expectFrame, PHONE, rail } from "../support/layout";
import { openPlanning } from "../support/planning";
import { PUBLIC_PAGE_NAMES, PUBLIC_PAGES } from "../support/publicPages";
import { enter, shortcutsAreThere } from "../support/shell";

/** The tiles with figures come last, and move what stands below them. */
const isWhole = (section: Locator) => expect(section.locator(":is([data-dashboard], input)").first()).toBeVisible();

/** Sizes at which what is fixed takes the most of the window. */
const WIDE = { desktop: DESKTOP, "a low window": { width: 1100, height: 420 } };
const NARROW = { phone: PHONE, "a small phone": { width: 320, height: 480 } };

for (const [size, viewport] of Object.entries({ ...WIDE, ...NARROW }))
  test(`on the public pages nothing covers what has the focus: ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // In the terms the keys belong to the browser's own viewer; the tests of that page go past it.
    for (const name of PUBLIC_PAGE_NAMES.filter((one) => one !== "cgu")) {
      await PUBLIC_PAGES[name](page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // What comes later than the page has come.
      await page.waitForLoadState("networkidle");
      // The page that a support link opens without a code has nothing to go to.
      if ((await page.locator("main :is(a, button, input)").count()) > 0)
        await expectFocusInSight(page, name, page.getByRole("heading", { level: 1 }));
    }
  });

for (const [size, viewport] of Object.entries(WIDE))
  test(`header, panels, rail and drawers never cover what has the focus: ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await enter(page, "technicien-multi");
    await expectFrame(page);
    await shortcutsAreThere(page);
    await expectFocusInSight(page, "page");
    for (const id of ["sante", "shop", "account"]) {
      await page.locator(`header [data-tab="${id}"]`).click();
      await isWhole(page.locator("header section[id]"));
      await expectFocusInSight(page, id);
    }
    await rail(page).widen.click();
    await expectFocusInSight(page, "wide rail");
    await rail(page).herds.click();
    await expect(page.locator("[data-herd-choice]").first()).toBeVisible();
    await expectFocusInSight(page, "herds");
  });

for (const [size, viewport] of Object.entries(NARROW))
  test.describe(size, () => {
    test.use({ viewport, isMobile: true, hasTouch: true });

    test(`header, drawer and its foot never cover what has the focus: ${size}`, async ({ page }) => {
      await enter(page, "technicien-multi");
      await expectFrame(page);
      await shortcutsAreThere(page);
      await expectFocusInSight(page, "page");
      await page.locator('[data-tab="menu"]').tap();
      const drawer = page.getByRole("dialog", { name: "Menu principal" });
      for (const id of ["sante", "account", "shop"]) {
        await drawer.locator(`[data-tab="${id}"] summary`).tap();
        await isWhole(drawer.locator(`[data-tab="${id}"]`));
        await expectFocusInSight(page, id);
      }
      await page.keyboard.press("Escape");
      await expect(drawer).toHaveCount(0);
      await page.locator("header nav button:not([data-tab])").last().tap();
      await expect(page.locator("[data-herd-choice]").first()).toBeVisible();
      await expectFocusInSight(page, "herds");
    });
  });

test("a page that has just been loaded is gone through from its start", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await expectFrame(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
});

test("a panel of tiles closes when the focus leaves it for what it covers; a search over it leaves it open", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await enter(page, "eleveur-lait");
  await expectFrame(page);
  await shortcutsAreThere(page);
  const panel = page.locator("header section[id]");
  await page.locator('header [data-tab="sante"]').click();
  await expect(panel.locator("[data-tile]").first()).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Rechercher" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(panel).toBeVisible();
  await tabTo(page, "aside button");
  await expect(panel).toHaveCount(0);

  await page.locator('header [data-tab="sante"]').click();
  await expect(panel).toBeVisible();
  await page.keyboard.press("F6");
  await page.keyboard.press("F6");
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
  await expect(panel).toHaveCount(0);
});

test("who answers a question of a page, or leaves a search opened from it, is in the page again, where the focus was", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await openPlanning(page);
  await shortcutsAreThere(page);
  const inPage = page.locator('iframe[data-app="planning2"]').contentFrame();
  const row = (at: number) => inPage.locator("[data-task] button[aria-expanded]").nth(at);
  const isInPage = () => page.evaluate(() => document.activeElement?.getAttribute("data-app"));
  await row(0).press("Enter");
  await inPage.locator("textarea").first().fill("rappeler le vétérinaire");
  await row(1).press("Enter");
  const question = page.getByRole("dialog").filter({ has: page.locator("[data-frame-question]") });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect.poll(isInPage).toBe("planning2");
  await expect(row(1)).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Rechercher" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect.poll(isInPage).toBe("planning2");
  await expect(row(1)).toBeFocused();
});

test("what covers the focus would be noticed", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await enter(page, "eleveur-lait");
  await expectFrame(page);
  await page.evaluate(() => {
    const cover = document.createElement("p");
    cover.style.cssText = "position: fixed; inset: 0 50% auto 0; height: 41px; z-index: 99";
    document.body.append(cover);
  });
  expect((await coveredFocus(page)).covered.length).toBeGreaterThan(3);
});
