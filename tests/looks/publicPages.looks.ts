import { test } from "@playwright/test";
import { PUBLIC_PAGE_NAMES, PUBLIC_PAGES } from "../e2e/support/publicPages";
import { chooseTheme, holdStill, keepTypeface, SIZE_NAMES, SIZES, THEMES, take } from "./sizesAndThemes";

for (const size of SIZE_NAMES)
  test.describe(size, () => {
    test.use({ ...SIZES[size], reducedMotion: "reduce" });
    for (const name of PUBLIC_PAGE_NAMES)
      test(`page ${name}`, async ({ page }) => {
        await holdStill(page);
        await keepTypeface(page);
        for (const theme of THEMES) {
          await chooseTheme(page, theme);
          await PUBLIC_PAGES[name](page);
          await page.getByRole("heading").first().waitFor();
          // What a page shows in a frame comes after it.
          for (const frame of await page.locator("iframe").all()) await frame.contentFrame().locator("h1").waitFor();
          await take(page, { who: `page-${name}`, size, theme, screen: "public" });
        }
      });
  });
