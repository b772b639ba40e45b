import { expect, test } from "@playwright/test";
import { enter, shortcutsAreThere, tilesAreThere } from "../support/shell";

test.use({ viewport: { width: 1366, height: 768 } });

test("in forced colours one sees which page is open, which menu, what has the focus and which result Enter takes", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await enter(page, "eleveur-lait");
  await shortcutsAreThere(page);
  const edge = (tab: string) =>
    page.locator(`header [data-tab="${tab}"]`).evaluate((element) => getComputedStyle(element).borderBottomColor);
  await expect(page.locator('header [data-tab="planning"]')).toHaveAttribute("aria-current", "page");
  const other = await edge("productions");
  expect(await edge("planning")).not.toBe(other);
  await page.locator('[data-tab="sante"]').click();
  await tilesAreThere(page);
  expect(await edge("sante")).toBe(await edge("planning"));
  const tile = page.locator("[data-tile]").first();
  await page.keyboard.press("ArrowDown");
  await expect(tile).toBeFocused();
  await expect(tile).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Rechercher" })).toBeFocused();
  await page.keyboard.type("parage");
  await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCSS("outline-width", "3px");
});

test("with letters of 200 % the words of a tile stay below its icon or beside it, and nothing of the bars sticks out", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await page.locator('[data-tab="sante"]').click();
  await tilesAreThere(page);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const covered = await page.locator("[data-tile]").evaluateAll(
    (tiles) =>
      tiles.filter((tile) => {
        const [icon, label] = ["svg", "span[dir]"].map((part) => tile.querySelector(part)?.getBoundingClientRect());
        return icon === undefined || label === undefined || (icon.bottom > label.top && icon.right > label.left);
      }).length,
  );
  expect(covered).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
