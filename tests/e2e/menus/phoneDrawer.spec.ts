import { expect, type Page, test } from "@playwright/test";
import { boxOf, expectFrame, outside, PHONE } from "../support/layout";
import { enter } from "../support/shell";

test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu principal" });
const row = (page: Page, id: string) => drawer(page).locator(`[data-tab="${id}"] summary`);
const sign = (page: Page, id: string) => drawer(page).locator(`[data-section="${id}"]`);

async function openMenu(page: Page, persona: string) {
  await enter(page, persona);
  await expectFrame(page);
  await page.locator('[data-tab="menu"]').tap();
  await expect(drawer(page)).toBeVisible();
}

test("while a section is open all others stay within reach above it, by name and hue, with what is late in them; one press changes to another [MEN-13]", async ({
  page,
}) => {
  await openMenu(page, "eleveur-lait");
  const signs = drawer(page).locator("[data-section]");
  await expect(signs).toHaveCount(0);
  const names = await drawer(page)
    .locator("details")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-tab")));
  await row(page, "planning").tap();
  expect(await signs.evaluateAll((all) => all.map((one) => one.getAttribute("data-section")))).toEqual(names);
  await expect(drawer(page).getByRole("button", { name: /^Planning \d+ à traiter/ })).toHaveAttribute("aria-current", "true");
  const hues = await signs.evaluateAll((all) => all.slice(0, 7).map((one) => getComputedStyle(one).color));
  expect(new Set(hues).size).toBe(7);

  await drawer(page).getByRole("button", { name: "Santé" }).tap();
  await expect(drawer(page).locator("details[open]")).toHaveCount(1);
  await expect(drawer(page).locator('[data-tab="sante"] [data-tile]').first()).toBeInViewport({ ratio: 1 });
  await expect(sign(page, "planning")).not.toHaveAttribute("aria-current");

  // None of them is out of sight, the last one neither.
  const last = signs.last();
  await last.focus();
  await page.keyboard.press("Enter");
  await expect(last).toHaveAttribute("aria-current", "true");
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await outside(page)).toEqual([]);

  // However far down one has read, home, the search and the signs are there.
  await sign(page, "planning").focus();
  await page.keyboard.press("Enter");
  await expect(drawer(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await drawer(page).locator('[data-tab="planning"] [data-tile]').last().scrollIntoViewIfNeeded();
  await expect(row(page, "planning")).not.toBeInViewport();
  for (const part of [
    drawer(page).getByRole("link", { name: "Accueil" }),
    drawer(page).locator("[data-search-button]"),
    sign(page, "planning"),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await sign(page, "planning").tap();
  await expect(row(page, "planning")).toBeInViewport({ ratio: 1 });
  await row(page, "planning").tap();
  await expect(signs).toHaveCount(0);
});

test("home and the search share one line; who holds no right has home alone, by its word", async ({ page }) => {
  await openMenu(page, "eleveur-lait");
  const home = await boxOf(drawer(page).getByRole("link", { name: "Accueil" }));
  const search = await boxOf(drawer(page).locator("[data-search-button]"));
  expect(search.y).toBe(home.y);
  expect(search.x).toBeGreaterThanOrEqual(home.x + home.width);
  await page.keyboard.press("Escape");
  await page.evaluate(() => localStorage.clear());
  await enter(page, "sans-droit");
  await page.locator('[data-tab="menu"]').tap();
  await expect(drawer(page).getByText("Accueil")).toBeInViewport({ ratio: 1 });
  await expect(drawer(page).locator("[data-search-button]")).toHaveCount(0);
});
