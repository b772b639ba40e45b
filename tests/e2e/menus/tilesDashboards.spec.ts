import { expect, type Page, test } from "@playwright/test";
import { DASHBOARDS } from "../../../generated/dashboards";
import { PERSONAS } from "../../../generated/personas";
import { sampleHerd } from "../../../src/examples/herd/sampleHerd";
import { captionsOf } from "../../../src/examples/productPage/dashboard/captions";
import { figureOf } from "../../../src/examples/productPage/dashboard/figures";
import { enter, frameOf } from "../support/shell";

const HERD = PERSONAS["eleveur-lait"].herds[0]?.numCheptel ?? "";
const HEALTH = DASHBOARDS.tiles.find(({ id }) => id === "health");
const TREATMENTS = String(figureOf("treatments", sampleHerd(HERD)).value);

function preview(page: Page, id: string) {
  const element = page.locator(`iframe[data-preview="${id}"]`);
  return { element, inside: element.contentFrame().locator("[data-dashboard]") };
}

async function openHealth(page: Page) {
  await enter(page, "eleveur-lait");
  await page.locator('[data-tab="sante"]').click();
  await expect(preview(page, "health").inside.locator('[data-figure="value"]')).toHaveText(TREATMENTS);
}

test("a dashboard tile shows a small live view of the current herd, its spinner gone, and is one link to the full view", async ({
  page,
}) => {
  await openHealth(page);
  const { element, inside } = preview(page, "health");
  await expect(inside.locator('[data-figure="caption"]')).toHaveText(captionsOf("fr").treatments);
  await expect(element).toHaveAttribute("title", /Santé/);
  await expect(element).toHaveAttribute("tabindex", "-1");
  await expect(page.locator("[data-spinner]")).toHaveCount(0);
  await page.locator('[data-dashboard="health"]').click();
  const full = frameOf(page, HEALTH?.route ?? "");
  await expect(full.element.contentFrame().locator('[data-dashboard] [data-figure="value"]')).toHaveText(TREATMENTS);
  await expect(page).toHaveURL(/kind=health&view=full$/);
});

test("Enter on a dashboard tile opens the full view, and a click in the middle of the small view does too", async ({ page }) => {
  await openHealth(page);
  const link = page.locator('[data-dashboard="health"]');
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(frameOf(page, HEALTH?.route ?? "").element).toBeVisible();
  await page.locator('[data-tab="sante"]').click();
  const box = await preview(page, "health").element.boundingBox();
  if (!box) throw new Error("no small view");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(link).toBeHidden();
  await expect(page).toHaveURL(/view=full$/);
});

test("closing the panel removes its small frames", async ({ page }) => {
  await openHealth(page);
  await page.keyboard.press("Escape");
  await expect(page.locator("iframe[data-preview]")).toHaveCount(0);
});

test("without network the last known value stays, greyed and dated, and the small view comes back with the network", async ({
  page,
  context,
}) => {
  await openHealth(page);
  await context.setOffline(true);
  const last = page.locator("[data-last-figure]");
  await expect(last).toContainText(TREATMENTS);
  await expect(last).toContainText(/Valeur du \d\d\/\d\d\/\d{4} \d\d:\d\d/);
  await expect(page.locator("iframe[data-preview]")).toHaveCount(0);
  await context.setOffline(false);
  await expect(preview(page, "health").inside.locator('[data-figure="value"]')).toHaveText(TREATMENTS);
  await expect(last).toHaveCount(0);
});

test.describe("on the phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test("a small view below the edge of the screen is not loaded before it is scrolled to", async ({ page }) => {
    await enter(page, "eleveur-lait");
    await page.locator('[data-tab="menu"]').tap();
    const drawer = page.getByRole("dialog");
    await drawer.locator('[data-tab="planning"] summary').tap();
    const tile = drawer.locator('[data-dashboard="planning"]');
    await expect(tile).toBeAttached();
    await expect(tile).not.toBeInViewport();
    await expect(page.locator("iframe[data-preview]")).toHaveCount(0);
    await tile.scrollIntoViewIfNeeded();
    await expect(preview(page, "planning").inside).toBeVisible();
  });
});
