import { expect, type Page, test } from "@playwright/test";
import { SECTIONS } from "../../../generated/menus";
import { FRAME_POOL } from "../../../generated/settings";
import { enter, shortcutsAreThere } from "../support/shell";

const MANY = 20;
const PER_SECTION = 3;

/** Tiles that open a page, a few of each section. */
const TILES = SECTIONS.flatMap(({ id, groups }) =>
  groups
    .flatMap(({ tiles }) => tiles)
    .filter(({ target }) => target.kind === "route")
    .slice(0, PER_SECTION)
    .map((tile) => ({ section: id, id: tile.id })),
).slice(0, MANY);

/** Opens the menu of a section as a user would. */
type Show = (page: Page, section: string) => Promise<void>;

const onDesktop: Show = async (page, section) => {
  const tab = page.locator(`[data-tab="${section}"]`);
  if ((await tab.getAttribute("aria-expanded")) !== "true") await tab.click();
};

const onPhone: Show = async (page, section) => {
  await page.locator('[data-tab="menu"]').tap();
  const group = page.getByRole("dialog").locator(`details[data-tab="${section}"]`);
  await expect(group).toBeVisible();
  if ((await group.getAttribute("open")) === null) await group.locator("summary").tap();
};

for (const [name, show, device] of [
  ["desktop", onDesktop, { viewport: { width: 1366, height: 768 } }],
  ["phone", onPhone, { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }],
] as const)
  test.describe(name, () => {
    test.use(device);

    test("twenty tiles in a row each show their page, and the steps back and forward lead through all of them", async ({ page }) => {
      await enter(page, "tous-droits");
      await shortcutsAreThere(page);
      const trail: string[] = [];
      for (const { section, id } of TILES) {
        await show(page, section);
        const tile = page.locator(`[data-tile="${id}"]`);
        const href = (await tile.getAttribute("href")) ?? "";
        await tile.click();
        await expectPage(page, href);
        trail.push(href);
      }
      expect(trail).toHaveLength(MANY);
      expect(await page.locator("iframe[data-app]").count()).toBeLessThanOrEqual(Math.max(...FRAME_POOL.caps.map(({ frames }) => frames)));
      for (const href of trail.slice(0, -1).reverse()) {
        await page.goBack();
        await expectPage(page, href);
      }
      for (const href of trail.slice(1)) {
        await page.goForward();
        await expectPage(page, href);
      }
      await page.reload();
      await expectPage(page, trail.at(-1) ?? "");
    });
  });

async function expectPage(page: Page, href: string): Promise<void> {
  await expect(page).toHaveURL(href);
  await expect(page.locator('[data-shown="true"][data-state="connected"]')).toBeVisible();
}
