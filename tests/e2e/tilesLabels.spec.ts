import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "../../generated/languages";
import { buildGallery, type Gallery, openGallery } from "./support/gallery";
import { tilesAreThere } from "./support/shell";

let gallery: Gallery;
test.beforeAll(async () => {
  gallery = await buildGallery("tests/e2e/tileGallery");
});

/** Words that go on in the next line without a hyphen before it. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.locator("[data-tile] span[dir]").evaluateAll((labels) =>
    labels.flatMap((label) => {
      const range = document.createRange();
      const walk = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
      // Between two pieces of a word stands a hyphen, should the line end there.
      let isBroken = false;
      for (let text = walk.nextNode(); text instanceof Text; text = walk.nextNode()) {
        const piece = text;
        const topOf = (at: number) => {
          range.setStart(piece, at);
          range.setEnd(piece, at + 1);
          // Where a line begins, the end of the line before comes first.
          return [...range.getClientRects()].at(-1)?.top ?? 0;
        };
        const { data } = piece;
        isBroken ||= [...data].some(
          (letter, at) => at > 0 && /\p{L}/u.test(letter) && /\p{L}/u.test(data[at - 1] ?? "") && topOf(at) > topOf(at - 1) + 4,
        );
      }
      return isBroken ? [label.textContent ?? ""] : [];
    }),
  );
}

for (const { id } of LANGUAGES)
  test(`on a tile of 96 px every name of the registry is broken where the language breaks it, with a hyphen: ${id}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openGallery(page, gallery, `?language=${id}&drawer`);
    const tiles = page.locator("[data-tile]");
    await tilesAreThere(page);
    expect(await tiles.count()).toBeGreaterThan(100);
    expect(await brokenWords(page)).toEqual([]);
    // Whoever listens hears the name without what breaks it.
    const names = await tiles.evaluateAll((all) => all.map((tile) => tile.textContent ?? ""));
    expect(names.filter((name) => name === "" || name.includes("\u00AD"))).toEqual([]);
  });

test("a word that is broken anywhere would be noticed", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openGallery(page, gallery, "?case=long&drawer");
  await tilesAreThere(page);
  expect((await brokenWords(page)).length).toBeGreaterThan(0);
});
