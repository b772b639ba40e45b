import { expect, type Page, test } from "@playwright/test";
import { endSession } from "../e2e/support/expiredSession";
import { enter, open } from "../e2e/support/shell";
import { resolverOf } from "../support/pageKinds";
import { chooseTheme, holdStill, SIZE_NAMES, SIZES, take, visitAgain } from "./sizesAndThemes";

const LOOKS = ["light", "dark"] as const;
const WHO = "eleveur-lait";
const granted = new Set(tileAddresses("eleveur-lait"));
/** A page of the product that this breeder may not open. */
const refused = tileAddresses("tous-droits").find((href) => !granted.has(href)) ?? "";

function tileAddresses(persona: "eleveur-lait" | "tous-droits"): string[] {
  const resolver = resolverOf(persona);
  return resolver.menu().flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.map((tile) => resolver.tile(tile).href ?? "")));
}

/** What lies over a page or stands in its place: the way there, and the way back. */
const STATES: Readonly<Record<string, { readonly show: (page: Page) => Promise<void>; readonly leave?: (page: Page) => Promise<void> }>> = {
  "palette-first": { show: (page) => openPalette(page, "", "due"), leave: closeDialog },
  "palette-words": { show: (page) => openPalette(page, "velage"), leave: closeDialog },
  "palette-slip": { show: (page) => openPalette(page, "colstrum"), leave: closeDialog },
  "palette-animal": { show: (page) => openPalette(page, "4429", "animals"), leave: closeDialog },
  "palette-nothing": { show: (page) => openPalette(page, "zzzz"), leave: closeDialog },
  bell: { show: openBell, leave: closeDialog },
  offline: {
    show: async (page) => {
      await page.context().setOffline(true);
      await expect(page.locator("html")).toHaveAttribute("data-network", "OFFLINE");
    },
    leave: async (page) => {
      await page.context().setOffline(false);
      await expect(page.locator("html")).toHaveAttribute("data-network", "ONLINE");
    },
  },
  refused: {
    show: async (page) => {
      await open(page, refused);
      await page.locator("[data-refusal]").waitFor();
    },
    leave: async (page) => {
      await page.goBack();
      await page.locator('[data-shown="true"]').waitFor();
    },
  },
  expired: {
    show: async (page) => {
      await endSession(page);
      await page.reload();
      await page.getByRole("dialog").waitFor();
      // The page is kept behind it.
      await page.locator('[data-shown="true"][data-state="connected"]').waitFor();
      await page.locator("[data-bell]").first().waitFor();
    },
  },
};

for (const size of SIZE_NAMES)
  for (const theme of LOOKS)
    test.describe(`${size} ${theme}`, () => {
      test.use({ ...SIZES[size], reducedMotion: "reduce" });
      test("states of the shell", async ({ page }) => {
        await holdStill(page);
        await chooseTheme(page, theme);
        await enter(page, WHO);
        await visitAgain(page);
        await page.locator('[data-shown="true"][data-state="connected"]').waitFor();
        await page.locator('[data-quick="ready"]').waitFor({ state: "attached" });
        for (const [name, { show, leave }] of Object.entries(STATES)) {
          await show(page);
          await take(page, { who: name, size, theme, screen: "state" });
          await leave?.(page);
        }
      });
    });

async function openPalette(page: Page, words: string, group?: string): Promise<void> {
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill(words);
  const found = group === undefined ? "[data-group], [role=status]:not(:empty)" : `[data-group="${group}"]`;
  await expect(dialog.locator(found).first()).toBeVisible();
}

async function openBell(page: Page): Promise<void> {
  await page.locator("[data-bell]").first().click();
  await page.getByRole("dialog").waitFor();
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The ring around what a key came back to belongs to that picture.
  await page.locator("html").evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}
