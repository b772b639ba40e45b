import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, expect, type FrameLocator, type Page, test } from "@playwright/test";
import { APPLICATIONS } from "../../../generated/applications";
import { axeFindings } from "../support/axe";
import { DESKTOP, expectFrame } from "../support/layout";
import { enter } from "../support/shell";

const slide = (page: FrameLocator) => page.locator("section.present");

/** Public web applications as their packages hold them; what is done in one, and where it shows. */
const OUTSIDE = [
  {
    name: "a set of slides (reveal.js)",
    folder: "node_modules/reveal.js",
    use: async (page: FrameLocator) => {
      await expect(slide(page)).toHaveText("Slide 1");
      await page.locator(".navigate-right").click();
      await expect(slide(page)).toHaveText("Slide 2");
    },
    isAsLeft: (page: FrameLocator) => expect(slide(page)).toHaveText("Slide 2"),
  },
  {
    name: "a page of form parts (jQuery UI)",
    folder: "node_modules/jquery-ui-dist",
    use: async (page: FrameLocator) => {
      await page.locator("#autocomplete").pressSequentially("has");
      await page.getByText("Haskell", { exact: true }).click();
      await page.getByRole("tab", { name: "Third", exact: true }).last().click();
      await page.locator("#horizontal-spinner").fill("7");
    },
    isAsLeft: async (page: FrameLocator) => {
      await expect(page.locator("#autocomplete")).toHaveValue("Haskell");
      await expect(page.locator("#tabs-3")).toBeVisible();
      await expect(page.locator("#horizontal-spinner")).toHaveValue("7");
    },
  },
];
/** Served in the place of this application, opened by its tile; the other one is what is visited meanwhile. */
const TILE = { section: "sante", tile: "sante-parage", app: "sante" } as const;
const OTHER = { section: "sante", tile: "sante-colostrum", app: "colostrum" } as const;

async function serve(context: BrowserContext, folder: string): Promise<void> {
  const base = APPLICATIONS[TILE.app].frame?.base ?? "";
  await context.route(
    ({ pathname }) => pathname.startsWith(`${base}/`),
    (route) => {
      const name = new URL(route.request().url()).pathname.slice(base.length + 1);
      const path = join(folder, name === "" ? "index.html" : name);
      return existsSync(path) && statSync(path).isFile() ? route.fulfill({ path }) : route.fallback();
    },
  );
}

async function openTile(page: Page, { section, tile, app }: { section: string; tile: string; app: string }): Promise<void> {
  await page.locator(`[data-tab="${section}"]`).click();
  await page.locator(`[data-tile="${tile}"]`).click();
  await expect(page.locator(`[data-shown="true"]:has(> iframe[data-app="${app}"])`)).toBeVisible();
}

test.use({ viewport: DESKTOP });

for (const { name, folder, use, isAsLeft } of OUTSIDE)
  test(`${name}, which knows nothing of the shell, opens, is marked as not connected and keeps its state`, async ({ page, context }) => {
    await serve(context, folder);
    await enter(page, "eleveur-lait");
    await expectFrame(page);
    await openTile(page, TILE);
    const outside = page.locator(`iframe[data-app="${TILE.app}"]`).contentFrame();
    const slot = page.locator(`[data-state]:has(> iframe[data-app="${TILE.app}"])`);
    await use(outside);
    await expect(slot).toHaveAttribute("data-state", "unconnected");
    await expect(slot.locator("[data-outside]")).toContainText("Page extérieure");
    await openTile(page, OTHER);
    await expect(slot).toHaveAttribute("data-shown", "false");
    await expect(slot.locator("iframe")).toBeHidden();
    await openTile(page, TILE);
    await isAsLeft(outside);
    await expect(slot).toHaveAttribute("data-state", "unconnected");
    await slot.locator("[data-outside] summary").click();
    await expect(slot.getByRole("link", { name: "Ouvrir dans un nouvel onglet" })).toBeVisible();
    await expect(page.locator("[data-page-bar]")).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });
