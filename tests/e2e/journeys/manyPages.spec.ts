import { expect, test } from "@playwright/test";
import { PERSONAS } from "../../../generated/personas";
import { TABLES } from "../../../generated/tables";
import { workshopIn } from "../../../src/examples/herd/workshopOf";
import { herdOnDay } from "../../../src/examples/productPage/presentations/herdOnDay";
import { presentationOf } from "../../../src/examples/productPage/presentations/samples/presentationOf";
import { FR } from "../../../src/examples/productPage/presentations/texts/fr";
import { today } from "../../../src/sdk/formats";
import { resolverOf } from "../../support/pageKinds";
import { DESKTOP, PHONE } from "../support/layout";
import { enter, frameOf, open } from "../support/shell";
import { switchTo } from "../support/tour";

const TILES = 10;
const SECTIONS = 8;

/** Sections that a tab of the bar opens; in the drawer of a phone they stand below the others. */
const ofTabs = new Set(TABLES.tabs.desktop.flatMap(({ section }) => section ?? []));

/** Tiles that open a page in a frame, of each section that can be opened in the bar and in the drawer. */
const resolver = resolverOf("eleveur-lait");
const bySection = resolver
  .menu()
  .filter(({ section }) => section.opens === "tiles" && ((section.desktop && section.mobile) || ofTabs.has(section.id)))
  .map(({ section, groups }) => ({
    section: section.id,
    tiles: groups
      .flatMap((group) => group.tiles)
      .map((tile) => ({ id: tile.id, route: resolver.tile(tile).target?.route ?? "" }))
      .filter(({ route }) => TABLES.applications[TABLES.routes[route]?.application ?? ""]?.frame !== undefined),
  }))
  .filter(({ tiles }) => tiles.length > 0);
/** The first tile of each section, then the second of some. */
const opened = [0, 1]
  .flatMap((nth) => bySection.flatMap(({ section, tiles }) => (tiles[nth] === undefined ? [] : [{ section, ...tiles[nth] }])))
  .slice(0, TILES);

for (const [device, viewport] of [
  ["desktop", DESKTOP],
  ["phone", PHONE],
] as const)
  test.describe(() => {
    const isPhone = device === "phone";
    test.use({ viewport, ...(isPhone && { isMobile: true, hasTouch: true }) });

    test(`a breeder opens ten tiles of eight sections by pressing them, and each shows its page: ${device} [MEN-07] [FRM-01]`, async ({
      page,
    }) => {
      expect(opened).toHaveLength(TILES);
      expect(new Set(opened.map(({ section }) => section)).size).toBeGreaterThanOrEqual(SECTIONS);
      await enter(page, "eleveur-lait");
      for (const { section, id, route } of opened) {
        if (isPhone) {
          await page.locator('header [data-tab="menu"]').tap();
          const group = page.getByRole("dialog").locator(`details[data-tab="${section}"]`);
          if ((await group.getAttribute("open")) === null) await group.locator("summary").tap();
          await group.locator(`[data-tile="${id}"]`).tap();
          await expect(page.getByRole("dialog")).toBeHidden();
        } else {
          await page.locator(`header [data-tab="${section}"]`).click();
          await page.locator(`[data-tile="${id}"]`).click();
        }
        const { element, received } = frameOf(page, route);
        await expect(received("route"), id).toHaveText(route);
        await expect(page.locator('[data-shown="true"] iframe')).toHaveAttribute("data-route", route);
        const inside = element.contentFrame();
        await expect(inside.locator("main:not([aria-busy=true]) h1"), id).toHaveText(/\S/);
      }
    });
  });

/** Of a page that shows herds of milk and of meat alike. */
const COMPARED = { href: "/aliment2", route: "alim2.aliment2", sample: "feeds" } as const;

test("a technician compares one page over four herds: it stays while the herd changes, with the figures of each", async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await enter(page, "technicien-multi");
  await open(page, COMPARED.href);
  const { element, received } = frameOf(page, COMPARED.route);
  const figures = element.contentFrame().locator(".figures dd:not(.context) b");
  const told = new Set<string>();
  for (const { numCheptel, laitier, allaitant } of PERSONAS["technicien-multi"].herds.slice(1, 5)) {
    await switchTo(page, numCheptel);
    await expect(received("herd")).toHaveText(numCheptel);
    await expect(page).toHaveURL(COMPARED.href);
    await expect(page.locator('[data-shown="true"] iframe')).toHaveAttribute("data-route", COMPARED.route);
    const shown = presentationOf(COMPARED.sample, herdOnDay(numCheptel, workshopIn({ laitier, allaitant }), today()), FR);
    await expect(figures).toHaveText(shown.figures.map(({ value }) => value));
    told.add(JSON.stringify(shown.figures.map(({ value }) => value)));
  }
  expect(told.size).toBe(4);
});
