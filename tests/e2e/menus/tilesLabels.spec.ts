import { expect, test } from "@playwright/test";
import { LANGUAGES } from "../../../generated/languages";
import { cutInk } from "../layout/cutInk";
import { brokenWords } from "../support/brokenWords";
import { buildGallery, type Gallery, openGallery } from "../support/gallery";
import { tilesAreThere } from "../support/shell";

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await buildGallery("tests/e2e/tileGallery");
});

const LABELS = "[data-tile] span[dir]";

for (const letters of ["100%", "200%"])
  test(`the accents of capitals are never cut on a tile, with letters of ${letters}; one that was would be noticed`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openGallery(page, gallery, "?case=accents");
    await tilesAreThere(page);
    await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), letters);
    expect(await cutInk(page, LABELS)).toEqual([]);
    await page.addStyleTag({ content: "[data-tile] span[dir] { line-height: 0.6 !important; padding: 0 !important }" });
    expect((await cutInk(page, LABELS)).length).toBeGreaterThan(0);
  });

for (const { id } of LANGUAGES)
  test(`on a tile of 96 px every name of the registry is broken where the language breaks it, with a hyphen: ${id}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openGallery(page, gallery, `?language=${id}&drawer`);
    const tiles = page.locator("[data-tile]");
    await tilesAreThere(page);
    expect(await tiles.count()).toBeGreaterThan(100);
    expect(await brokenWords(page.locator(LABELS))).toEqual([]);
    // A screen reader reads the name without what breaks it.
    const names = await tiles.evaluateAll((all) => all.map((tile) => tile.textContent ?? ""));
    expect(names.filter((name) => name === "" || name.includes("\u00AD"))).toEqual([]);
  });

test("no name is cut on a tile of the menus on a desktop, in any language; one that was would be noticed", async ({ page }) => {
  const cut = () =>
    page
      .locator("[data-tile] span[dir]")
      .evaluateAll((labels) =>
        labels
          .filter(
            ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
          )
          .map(({ textContent }) => textContent),
      );
  for (const { id } of LANGUAGES)
    for (const width of [992, 1366, 1920]) {
      await page.setViewportSize({ width, height: 768 });
      await openGallery(page, gallery, `?menu&language=${id}`);
      await tilesAreThere(page);
      expect(await page.locator("[data-tile]").count()).toBeGreaterThan(60);
      expect([id, width, await cut()]).toEqual([id, width, []]);
    }
  await page.addStyleTag({ content: "[data-tile] { width: 60px }" });
  expect((await cut()).length).toBeGreaterThan(0);
});

test("a word that is broken anywhere would be noticed", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openGallery(page, gallery, "?case=long&drawer");
  await tilesAreThere(page);
  expect((await brokenWords(page.locator(LABELS))).length).toBeGreaterThan(0);
});
