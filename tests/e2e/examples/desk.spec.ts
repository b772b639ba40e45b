import { expect, type Page, test } from "@playwright/test";
import { TEXTS } from "../../../src/examples/desk/texts/texts";
import { axeFindings } from "../support/axe";
import { chooseTheme, DESKTOP, enlargeText, outside, PHONE, THEMES } from "../support/layout";
import { enter, frameOf } from "../support/shell";
import { smallTargets } from "../support/targets";

const ROUTE = "icowdesk.home.map";
const WORDS = TEXTS.fr;

const desk = (page: Page) => frameOf(page, ROUTE).element.contentFrame();
const rows = (page: Page) => desk(page).locator("[data-herd-row]");
const isOpen = (page: Page, herd: string) => expect(page.getByRole("banner").locator(`[data-herd="${herd}"]`)).toBeVisible();

test.use({ viewport: DESKTOP });

test("an adviser finds a herd in the list or on the map, and one press opens it and keeps the desk", async ({ page }) => {
  await enter(page, "technicien-multi");
  await expect(rows(page)).toHaveCount(40);
  await desk(page).getByRole("searchbox", { name: WORDS.search }).fill("trois chenes");
  await expect(rows(page)).toHaveCount(1);
  const herd = (await rows(page).first().getAttribute("data-herd-row")) ?? "";
  await expect(rows(page).first()).toContainText("GAEC des Trois Chênes");
  await rows(page).first().click();
  await isOpen(page, herd);
  await expect(frameOf(page, ROUTE).received("herd")).toHaveText(herd);
  await expect(desk(page).locator(`[data-herd-row="${herd}"][aria-current="true"]`)).toBeVisible();

  // By keyboard alone: from marker to marker, to the herd below the map, and into it.
  await desk(page).getByRole("searchbox", { name: WORDS.search }).fill("tinteniac");
  const map = desk(page).getByRole("region", { name: WORDS.map });
  await map.locator('[data-marker][tabindex="0"]').focus();
  await page.keyboard.press("Enter");
  await map.locator('[data-marker="1"]').last().press("Enter");
  const other = (await map.locator("[data-chosen]").getAttribute("data-chosen")) ?? "";
  expect(other).not.toBe(herd);
  await map.getByRole("button", { name: /^Ouvrir/ }).press("Enter");
  await isOpen(page, other);
});

test("an adviser of one herd sees what waits in it; one press opens the herd on the page where that is seen to", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enter(page, "technicien-solo");
  const works = desk(page).locator("[data-work]");
  await expect(works.first()).toContainText("Animaux en retard");
  const frame = await (await frameOf(page, ROUTE).element.elementHandle())?.contentFrame();
  if (!frame) throw new Error("no desk");
  expect(await axeFindings(frame)).toEqual([]);
  expect(await smallTargets(frame)).toEqual([]);
  expect(await outside(frame)).toEqual([]);
  const route = (await works.first().getAttribute("data-work")) ?? "";
  await works.first().click();
  await expect(frameOf(page, route).element.contentFrame().locator("[data-task]").first()).toBeVisible();
  await isOpen(page, "FR79908208");
});

for (const theme of THEMES)
  test(`the desk is readable, reachable and free of findings in the looks ${theme}, on a phone and with letters twice as large`, async ({
    page,
  }) => {
    await chooseTheme(page, theme);
    await page.setViewportSize({ ...PHONE, width: 320 });
    await enter(page, "conseiller");
    const frame = await (await frameOf(page, ROUTE).element.elementHandle())?.contentFrame();
    if (!frame) throw new Error("no desk");
    await expect(frame.locator("[data-herd-row]").first()).toBeVisible();
    for (const view of ["list", "map"]) {
      await frame.locator(`button[data-view="${view}"]`).click();
      expect(await axeFindings(frame)).toEqual([]);
      expect(await smallTargets(frame)).toEqual([]);
      expect(await outside(frame)).toEqual([]);
    }
    await enlargeText(frame, 200);
    expect(await outside(frame)).toEqual([]);
    await frame.locator('button[data-view="list"]').click();
    expect(await outside(frame)).toEqual([]);
  });
