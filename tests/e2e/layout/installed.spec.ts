import { expect, type Page, test as testInBrowser } from "@playwright/test";
import { WHOLE_CHROMIUM } from "../../support/wholeChromium";
import { enter, tilesAreThere } from "../support/shell";

const PHONE = { width: 360, height: 740 };

/** In the window of an installed application: one without the buttons of a browser. */
const test = testInBrowser.extend<{ installed: Page }>({
  installed: async ({ playwright, launchOptions, baseURL }, use, info) => {
    const args = [...(launchOptions.args ?? []), `--app=${baseURL}/healthz`];
    const options = {
      ...launchOptions,
      executablePath: WHOLE_CHROMIUM,
      args,
      viewport: PHONE,
      locale: "fr-FR",
      baseURL,
      serviceWorkers: "block",
    } as const;
    const context = await playwright.chromium.launchPersistentContext(info.outputPath("profile"), options);
    const [page] = context.pages();
    if (page === undefined) throw new Error("no window");
    await use(page);
    await context.close();
  },
});

const backOf = (page: Page) => page.locator("[data-back]");

test("an installed application has a way back in the header of a phone, step by step to home, where it is gone", async ({
  installed: page,
}) => {
  await enter(page, "eleveur-lait");
  await expect(backOf(page)).toHaveCount(0);
  const home = page.url();
  for (const section of ["Santé", "Productions"]) {
    await page.locator('[data-tab="menu"]').click();
    await page.locator("summary", { hasText: section }).click();
    await tilesAreThere(page);
    await page.locator("details[open] a[data-tile]").first().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  const second = page.url();
  await expect(backOf(page)).toHaveAccessibleName("Retour");
  await backOf(page).click();
  await expect(page).not.toHaveURL(second);
  await expect(page).not.toHaveURL(home);
  await backOf(page).click();
  await expect(page).toHaveURL(home);
  await expect(backOf(page)).toHaveCount(0);
  // From a page that was opened first, as by a shortcut, it leads home too.
  await page.goto("about:blank");
  await page.goto(second);
  await backOf(page).click();
  await expect(page).toHaveURL(home);
});

testInBrowser("a browser has its own way back, and none is drawn there", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enter(page, "eleveur-lait");
  await page.goto("/sante/carnet/consultation/list");
  await expect(backOf(page)).toBeAttached();
  await expect(backOf(page)).toBeHidden();
});
