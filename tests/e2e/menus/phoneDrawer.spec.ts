import { expect, type Page, test } from "@playwright/test";
import { boxOf, expectFrame, outside, PHONE } from "../support/layout";
import { enter } from "../support/shell";

test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu principal" });
const row = (page: Page, id: string) => drawer(page).locator(`[data-tab="${id}"] summary`);

async function openMenu(page: Page, persona: string) {
  await enter(page, persona);
  await expectFrame(page);
  await page.locator('[data-tab="menu"]').tap();
  await expect(drawer(page)).toBeVisible();
}

test("sections have names, a hue each and what is late in them; one is open at a time, with its name and first tile in sight wherever it stands [MEN-13]", async ({
  page,
}) => {
  await openMenu(page, "eleveur-lait");
  await expect(row(page, "planning")).toHaveAccessibleName(/^Planning \d+ à traiter/);
  const icons = drawer(page).locator("summary > svg:first-child");
  const hues = await icons.evaluateAll((all) => all.slice(0, 7).map((one) => getComputedStyle(one).color));
  expect(new Set(hues).size).toBe(7);

  const ids = await drawer(page)
    .locator("details")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-tab") ?? ""));
  expect(ids.length).toBeGreaterThan(8);
  for (const id of [...ids, ...ids.toReversed()]) {
    if (await row(page, id).evaluate((summary) => summary.parentElement?.hasAttribute("open"))) continue;
    await row(page, id).tap();
    await expect(drawer(page).locator("details[open]")).toHaveCount(1);
    await expect(row(page, id)).toBeInViewport({ ratio: 1 });
    await expect(drawer(page).locator(`[data-tab="${id}"] :is([data-tile], label)`).first()).toBeInViewport({ ratio: 1 });
  }
  expect(await outside(page)).toEqual([]);

  // However far down one has read, home and the search are there.
  await row(page, "sante").tap();
  await drawer(page).locator('[data-tab="sante"] [data-tile]').last().scrollIntoViewIfNeeded();
  for (const part of [drawer(page).getByRole("link", { name: "Accueil" }), drawer(page).locator("[data-search-button]")])
    await expect(part).toBeInViewport({ ratio: 1 });
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
