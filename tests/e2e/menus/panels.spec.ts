import { expect, type Page, test } from "@playwright/test";
import { enter, tilesAreThere } from "../support/shell";

const MENUS = '[data-tab][aria-expanded]:not([data-tab="shop"])';

/** What is wrong with the panel that is open, a line each; what its lower edge cuts, beside. */
function lookAtPanel(page: Page) {
  return page.locator('header section[id^="tiles-"]').evaluate((panel) => {
    const boxOf = (part: Element) => part.getBoundingClientRect();
    const isSame = (one: number, other: number) => Math.abs(one - other) <= 1;
    const namesOf = (items: readonly Element[]) => items.map(({ textContent }) => textContent).join();
    const edge = boxOf(panel).bottom - 1;
    const wrong: string[] = [];
    const ends: number[] = [];
    for (const list of panel.querySelectorAll("ul:has([data-tile])")) {
      const rows: Element[][] = [];
      for (const item of list.children) {
        const row = rows.at(-1);
        if (row?.[0] && isSame(boxOf(row[0]).top, boxOf(item).top)) row.push(item);
        else rows.push([item]);
      }
      for (const row of rows) {
        const [start, end] = [Math.min(...row.map((item) => boxOf(item).left)), Math.max(...row.map((item) => boxOf(item).right))];
        if (!isSame(start, boxOf(list).left) || !isSame(end, boxOf(list).right)) wrong.push(`not a full row: ${namesOf(row)}`);
      }
      const widest = Math.max(...rows.map((row) => row.length));
      for (const row of rows.slice(1)) if (row.length === 1 && widest > 2) wrong.push(`alone in a row: ${namesOf(row)}`);
      if (list.closest("section")?.nextElementSibling === null) ends.push(boxOf(list).right);
    }
    if (ends.some((end) => !isSame(end, ends[0] ?? 0))) wrong.push(`rows end at ${ends.map(Math.round)}`);
    for (const [at, preview] of [...panel.querySelectorAll("[data-dashboard]")].entries()) {
      const [words, figure] = [preview.querySelector("[dir]"), preview.nextElementSibling];
      if (words && figure && boxOf(words).bottom > boxOf(figure).top) wrong.push(`words over the figure: ${words.textContent}`);
      // It may be as high as all tiles: its figure and its curve stand at its top.
      if (at < 2 && boxOf(preview).top + 112 > edge) wrong.push(`out of sight: ${namesOf([preview])}`);
    }
    const cut = [...panel.querySelectorAll("[data-tile]")].filter((tile) => boxOf(tile).top < edge && boxOf(tile).bottom > edge);
    return { wrong, isCut: cut.length > 0 };
  });
}

for (const [who, persona, cutAt] of [
  ["holds everything", "eleveur-mixte", ["planning at 992 px", "productions at 992 px", "productions at 1080 px"]],
  ["holds a few pages of each", "salariee", []],
] as const)
  test(`in a panel every row of tiles ends at one edge, none stands alone, the first two previews are in sight, and the edge of the panel cuts none, but for the two largest menus on narrow desktops: who ${who}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 992, height: 768 });
    await enter(page, persona);
    // Numbers make tiles higher; they come for all menus together.
    await page.locator(`header ${MENUS}`).first().click();
    await expect(page.locator("[data-tile] b").first()).toBeVisible();
    await page.keyboard.press("Escape");
    const cut: string[] = [];
    for (const width of [992, 1080, 1366, 1920]) {
      await page.setViewportSize({ width, height: 768 });
      for (const tab of await page.locator(`header ${MENUS}`).all()) {
        const menu = `${await tab.getAttribute("data-tab")} at ${width} px`;
        await tab.click();
        await tilesAreThere(page);
        await expect.poll(async () => (await lookAtPanel(page)).wrong, { message: menu }).toEqual([]);
        if ((await lookAtPanel(page)).isCut) cut.push(menu);
        await page.keyboard.press("Escape");
      }
    }
    expect(cut).toEqual(cutAt);
  });
