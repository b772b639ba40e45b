import { expect, type Page, test } from "@playwright/test";
import { DESKTOP, enlargeText, expectFrame, PHONE, rail } from "../support/layout";
import { enter, shortcutsAreThere, tilesAreThere } from "../support/shell";
import { accentWords, cutInk } from "./cutInk";

/** Headings, tabs, tiles and what the bars say, each the innermost part that holds the words. */
const WORDS = ":is(h1, h2, h3, header button, header a, summary, footer, dialog) :not(svg, svg *, :has(*)), :is(h1, h2, h3):not(:has(*))";

/** The search over everything, with and without words typed, and the messages. */
async function expectWholePaletteAndBell(page: Page) {
  await shortcutsAreThere(page);
  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Rechercher" });
  const options = page.getByRole("dialog").getByRole("option");
  for (const typed of ["", "e", "eleveur zzzz"]) {
    await field.fill(typed);
    await expect(options.first()).toBeVisible();
    await expectWhole(page);
  }
  await page.keyboard.press("Escape");
  await page.locator("[data-bell]").click();
  await expect(page.locator("[data-past]").first()).toBeVisible();
  await expectWhole(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

async function expectWhole(page: Page) {
  for (const text of [100, 200]) {
    await enlargeText(page, text);
    await accentWords(page, WORDS);
    expect([text, await cutInk(page, WORDS)]).toEqual([text, []]);
  }
  await enlargeText(page, 100);
}

test.describe("on desktop", () => {
  test.use({ viewport: DESKTOP });

  test("accents of capitals are never cut in headings, tabs, panels, drawers, palette and bell, with letters of 100 and 200 %; one would be noticed", async ({
    page,
  }) => {
    await page.goto("/welcome/login");
    await expect(page.locator("h1").first()).toBeVisible();
    await expectWhole(page);
    await enter(page, "technicien-multi");
    await expectFrame(page);
    await rail(page).herds.click();
    await expect(page.locator("[data-herd-choice]").first()).toBeVisible();
    await expectWhole(page);
    await page.keyboard.press("Escape");
    await page.locator('[data-tab="productions"]').click();
    await tilesAreThere(page);
    await expectWhole(page);
    await page.keyboard.press("Escape");
    await expectWholePaletteAndBell(page);
    await page.locator("[data-tab] span").evaluateAll((labels) => {
      for (const { style } of labels.filter((label) => label instanceof HTMLElement)) style.cssText = "line-height: 0.5; padding: 0";
    });
    expect((await cutInk(page, WORDS)).length).toBeGreaterThan(0);
  });
});

test.describe("on the phone", () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test("accents of capitals are never cut in head, strip, menu, palette and bell, with letters of 100 and 200 %", async ({ page }) => {
    await enter(page, "technicien-multi");
    await expectFrame(page);
    await expectWhole(page);
    await expectWholePaletteAndBell(page);
    await page.locator('[data-tab="menu"]').tap();
    await page.locator('[data-tab="sante"] summary').tap();
    await tilesAreThere(page);
    await expectWhole(page);
  });
});
