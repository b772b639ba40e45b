import { type Page, test } from "@playwright/test";
import { LABELS as de } from "../../generated/labels/de/shell";
import { LABELS as en } from "../../generated/labels/en/shell";
import { LABELS as es } from "../../generated/labels/es/shell";
import { LABELS as fr } from "../../generated/labels/fr/shell";
import { LABELS as it } from "../../generated/labels/it/shell";
import { PERSONAS } from "../../generated/personas";
import { shortcutsAreThere, signIn } from "../e2e/support/shell";
import { chooseTheme, holdStill, keepTypeface, SIZE_NAMES, SIZES, type Size, THEMES, take, visitAgain } from "./sizesAndThemes";

for (const size of SIZE_NAMES)
  test.describe(size, () => {
    test.use({ ...SIZES[size], reducedMotion: "reduce" });
    for (const who of Object.keys(PERSONAS))
      test(`persona ${who}`, async ({ page }) => {
        await holdStill(page);
        await keepTypeface(page);
        await signIn(page, who);
        const isIn = await goThrough(page);
        if (isIn) await visitAgain(page);
        for (const theme of THEMES) {
          await chooseTheme(page, theme);
          if (isIn) await screensOf(page, who, size, theme);
          else await refusal(page, who, size, theme);
        }
      });
  });

/** What the button of the list is called, in whatever language a user works. */
const HERD_LIST = new RegExp([de, en, es, fr, it].map((labels) => labels["herds.open"]).join("|"));

const firstTab = (page: Page) => page.locator("[data-tab]").first();

/** Through the choice of a herd and the terms to the menu; false for a user who is not let in. */
async function goThrough(page: Page): Promise<boolean> {
  const herd = page.locator("[data-herd-card]").first();
  const terms = page.locator('main input[type="checkbox"]').first();
  const refusal = page.locator('[data-notice="negative"], main [role="alert"]:not(:empty)').first();
  await firstTab(page).or(herd).or(terms).or(refusal).first().waitFor();
  if (await herd.isVisible()) await herd.click();
  if (await terms.isVisible()) {
    await terms.check();
    await page.locator("main button.primary").click();
  }
  if (await refusal.isVisible()) return false;
  await firstTab(page).waitFor();
  return true;
}

/** The message is gone after a new load, so the theme changes under it. */
async function refusal(page: Page, who: string, size: Size, theme: (typeof THEMES)[number]): Promise<void> {
  await page.locator("html").evaluate((html, value) => html.setAttribute("data-theme", value), theme);
  await take(page, { who, size, theme, screen: "refused" });
}

async function screensOf(page: Page, who: string, size: Size, theme: (typeof THEMES)[number]): Promise<void> {
  const shot = (screen: string) => take(page, { who, size, theme, screen });
  await page.reload();
  await firstTab(page).waitFor();
  await settled(page);
  await shot("home");

  const opener = size === "phone" ? page.locator('[data-tab="menu"]') : page.locator("[data-tab][aria-expanded]").first();
  if (await opener.isVisible()) {
    await opener.click();
    if (size === "phone") {
      await page.getByRole("dialog").waitFor();
      // The drawer remembers the group that was open.
      const closed = page.getByRole("dialog").locator("nav details:not([open])").first();
      if ((await page.locator("nav details[open]").count()) === 0 && (await closed.isVisible())) await closed.locator("summary").click();
    } else await page.locator("[data-tile]").first().waitFor();
    // Numbers and small views come after the tiles; not every user has some.
    await page
      .locator("[data-tile] b")
      .first()
      .waitFor({ timeout: 3_000 })
      .catch(() => {});
    const preview = page.locator("[data-preview]").first();
    // Those of a drawer come when they are in sight.
    if ((await page.locator("[data-dashboard]").first().isVisible()) && size === "desktop") {
      await preview.waitFor();
      await preview.and(page.locator('[data-state="loading"]')).waitFor({ state: "detached" });
      const more = preview.contentFrame().locator('[data-figure="more"]');
      if (((await preview.boundingBox())?.height ?? 0) > 250) await more.waitFor();
    }
    await shot("menu");
    await page.keyboard.press("Escape");
  }

  // Only a user with several herds has a list of them; one alone would be opened, and the next theme shown with it.
  if (PERSONAS[who as keyof typeof PERSONAS].herds.length < 2) return;
  const herds = page.getByRole("button", { name: HERD_LIST });
  if (!(await herds.first().isVisible())) return;
  await herds.first().click();
  const herd = page.locator("[data-herd-choice]").first();
  // With a token for each herd they are chosen on a page of their own.
  const card = page.locator("[data-herd-card]").first();
  // The list of a drawer comes after the drawer; one herd alone is opened at once, without a list.
  await herd
    .or(card)
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => {});
  if (await herd.or(card).first().isVisible()) await shot("herds");
  if (await card.isVisible()) await card.click();
  else await page.keyboard.press("Escape");
}

/** The frame in front has a page to look at, or says why there is none. */
async function settled(page: Page): Promise<void> {
  await shortcutsAreThere(page);
  await page.locator('[data-shown="true"][data-state="loading"]').waitFor({ state: "detached" });
}
