import { expect, type Page, test } from "@playwright/test";
import { buildGallery, type Gallery, openGallery } from "../support/gallery";
import { tilesAreThere } from "../support/shell";

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await buildGallery("tests/e2e/tileGallery");
});

const SIZES = [
  { width: 320, height: 700 },
  { width: 1366, height: 768 },
];

/** What a person would notice: tiles of the right size, labels of three lines at most inside them, no page wider than its window. */
async function measure(page: Page) {
  await tilesAreThere(page);
  return page.evaluate(() => {
    const tiles = [...document.querySelectorAll<HTMLElement>("[data-tile]")].map((tile) => {
      const box = tile.getBoundingClientRect();
      const label = tile.querySelector("span[dir]");
      const text = label?.getBoundingClientRect();
      const line = label ? Number.parseFloat(getComputedStyle(label).lineHeight) : 0;
      return {
        smallest: Math.min(box.width, box.height),
        lines: Math.round((text?.height ?? 0) / line),
        isInside:
          text !== undefined && text.left >= box.left && text.right <= box.right && text.bottom <= box.bottom && text.top >= box.top,
        whole: label?.textContent === label?.getAttribute("title"),
      };
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return { tiles, sideways: scrollWidth - clientWidth };
  });
}

for (const name of ["long", "rtl"])
  for (const size of SIZES)
    test(`labels ${name === "long" ? "of 200 characters, in German too," : "from right to left"} leave tiles whole at ${size.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await openGallery(page, gallery, `?case=${name}${size.width < 992 ? "&drawer" : ""}`);
      const { tiles, sideways } = await measure(page);
      expect(sideways).toBeLessThanOrEqual(0);
      for (const tile of tiles) {
        expect(tile.smallest).toBeGreaterThanOrEqual(96);
        expect(tile.lines).toBeLessThanOrEqual(3);
        expect(tile.isInside).toBe(true);
        expect(tile.whole).toBe(true);
      }
      // The whole label is what is read out.
      if (name === "long") await expect(page.getByRole("link", { name: "x".repeat(200), exact: true })).toBeVisible();
    });

test("a label written from right to left begins at its right", async ({ page }) => {
  await openGallery(page, gallery, "?case=rtl");
  await expect(page.locator("[data-tile] span[dir]").first()).toHaveCSS("direction", "rtl");
  await expect(page.locator("[data-tile] span[dir]").last()).toHaveCSS("direction", "ltr");
});

test("300 tiles in a group are all there, and the last one opens by keyboard", async ({ page }) => {
  await openGallery(page, gallery, "?case=many");
  const tiles = page.locator("[data-tile]");
  await expect(tiles).toHaveCount(300);
  await tiles.last().focus();
  await expect(tiles.last()).toBeInViewport();
  const { sideways } = await measure(page);
  expect(sideways).toBeLessThanOrEqual(0);
});

test("an icon that is not known at run time leaves its room, and the tile can be used", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await openGallery(page, gallery, "?case=long&icon=constructor");
  const { tiles } = await measure(page);
  for (const { smallest } of tiles) expect(smallest).toBeGreaterThanOrEqual(96);
  const [drawing] = await page
    .locator("[data-tile] svg")
    .evaluateAll((icons) => icons.map((icon) => [icon.innerHTML, icon.getBoundingClientRect().width]));
  expect(drawing).toEqual(["", 24]);
  expect(errors).toEqual([]);
});

/** Luminance of WCAG 2, which is what is left of a colour in greyscale. */
function luminance([r = 0, g = 0, b = 0]: readonly number[]): number {
  const [x = 0, y = 0, z = 0] = [r, g, b].map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
}

for (const theme of ["light", "dark", "sun"])
  test(`icons of every section keep 3:1 against their tile in greyscale, theme ${theme}`, async ({ page }) => {
    await openGallery(page, gallery, "?case=long");
    await expect(page.locator("[data-tile]").first()).toBeVisible();
    const colours = await page
      .locator("[data-tile]")
      .first()
      .evaluate((tile, shown) => {
        if (!(tile instanceof HTMLElement)) return [];
        document.documentElement.dataset.theme = shown;
        const rgb = (text: string) => (text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
        const icon = tile.querySelector("svg");
        return Array.from({ length: 8 }, (_, at) => {
          tile.style.setProperty("--hue", `var(--hue-${at + 1})`);
          return { icon: rgb(icon ? getComputedStyle(icon).color : ""), tile: rgb(getComputedStyle(tile).backgroundColor) };
        });
      }, theme);
    expect(colours).toHaveLength(8);
    for (const { icon, tile } of colours) {
      const [light = 0, dark = 0] = [luminance(icon), luminance(tile)].sort((a, b) => b - a);
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3);
    }
  });
