import { expect, type Page, test } from "@playwright/test";
import { LANGUAGES } from "../../../generated/languages";
import { TABLES } from "../../../generated/tables";
import { STORAGE_KEYS } from "../../../src/flows/storageKeys";
import { brokenWords } from "../support/brokenWords";
import { enlargeText } from "../support/layout";
import { enter, shortcutsAreThere } from "../support/shell";

/** The narrowest screen, with letters twice as large. */
const NARROW = { width: 320, height: 740 };
const LETTERS = 200;
const WHO = "tous-droits";
const TILES = TABLES.sections.flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.map(({ id }) => id)));

test.use({ viewport: NARROW, isMobile: true, hasTouch: true });

const dialog = (page: Page) => page.locator("dialog[open]");
const choice = (page: Page, key: string) => dialog(page).locator(`[data-choice^="${key}"]`);

async function openPalette(page: Page, typed = ""): Promise<void> {
  await page.keyboard.press("Control+k");
  await dialog(page).getByRole("combobox").fill(typed);
}

async function expectUnbroken(page: Page, list: string, labels: string): Promise<void> {
  await expect(dialog(page).locator(labels).first()).toBeVisible();
  await enlargeText(page, LETTERS);
  expect.soft([list, await brokenWords(dialog(page).locator(labels))]).toEqual([list, []]);
  await enlargeText(page, 100);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
}

for (const { id, name } of LANGUAGES)
  test(`on the narrowest phone with letters of ${LETTERS} %, names of sections and favourites and titles of messages are broken where the language breaks them: ${id}`, async ({
    page,
  }) => {
    await page.addInitScript(([key, tiles]) => localStorage.setItem(key, JSON.stringify(tiles)), [
      STORAGE_KEYS.favourites(WHO),
      TILES,
    ] as const);
    await enter(page, WHO);
    await shortcutsAreThere(page);
    if (id !== "fr") {
      await openPalette(page, name);
      await choice(page, "action-language").first().tap();
      await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${id}`));
    }
    await page.locator('[data-tab="menu"]').tap();
    await expectUnbroken(page, "menu", "summary > span:nth-child(2)");
    await page.locator("[data-bell]").tap();
    await expectUnbroken(page, "bell", "[data-past] :is(b, a)");
    await openPalette(page);
    await choice(page, "action-favourites").tap();
    await expectUnbroken(page, "favourites", "li:has([data-moves]) > span:nth-child(2)");
  });
