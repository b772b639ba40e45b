import { expect, type Page, test } from "@playwright/test";
import { PERSONAS } from "../../../generated/personas";
import { PRODUCT } from "../../../generated/settings";
import { TABLES } from "../../../generated/tables";
import { TILES } from "../../../generated/tiles";
import { enter, frameOf, tilesAreThere } from "../support/shell";

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Route of a tile that opens one. */
function routeOf(id: keyof typeof TILES): string {
  const { target } = TILES[id];
  return (target.kind === "route" ? target.targets[0]?.route : undefined) ?? "";
}

async function openOnPhone(page: Page, section: string) {
  await page.locator('[data-tab="menu"]').tap();
  const drawer = page.getByRole("dialog");
  await drawer.locator(`[data-tab="${section}"] summary`).tap();
  await tilesAreThere(page);
  return drawer;
}

/** The new tab shows the shell, signed in, with the page of the tile. */
async function expectPage(tab: Page, route: string) {
  await expect(tab.locator("[data-tab]").first()).toBeVisible();
  await expect(frameOf(tab, route).received("route")).toHaveText(route);
}

test("a tile is a link: middle click, Ctrl and click, and its copied address open its page in a tab of its own, signed in", async ({
  page,
  context,
}) => {
  await enter(page, "eleveur-lait");
  await page.locator('[data-tab="sante"]').click();
  const tile = page.locator('[data-tile="sante-parage"]');
  const route = routeOf("sante-parage");
  const [middle] = await Promise.all([context.waitForEvent("page"), tile.click({ button: "middle" })]);
  await expectPage(middle, route);
  const [control] = await Promise.all([context.waitForEvent("page"), tile.click({ modifiers: ["ControlOrMeta"] })]);
  await expectPage(control, route);
  // What a long press and "copy link address" take.
  const address = await tile.evaluate((link) => (link instanceof HTMLAnchorElement ? link.href : ""));
  const pasted = await context.newPage();
  await pasted.goto(address);
  await expectPage(pasted, route);
  // Here the menu stays as it was.
  await expect(tile).toBeVisible();
});

test("the order list opens outside the shell, in a tab of its own, for the current herd", async ({ page, context }) => {
  await enter(page, "eleveur-lait");
  await page.locator('[data-tab="genetique"]').click();
  const tile = page.locator('[data-tile="genetique-orders"]');
  const herd = PERSONAS["eleveur-lait"].herds[0]?.numCheptel ?? "";
  await expect(tile).toHaveAttribute("href", `${PRODUCT.orderingPrefix}/${encodeURIComponent(herd)}`);
  const [order] = await Promise.all([context.waitForEvent("page"), tile.click()]);
  await expect(order.getByText(herd).first()).toBeVisible();
});

test("a tile behind which a candidate version is bears a mark with words, and no other does", async ({ page }) => {
  await enter(page, "support");
  await page.locator('[data-tab="alimentation"]').click();
  await tilesAreThere(page);
  await expect(page.locator("[data-tile] [data-candidate-mark]").first()).toBeVisible();
  const marked = await page
    .locator("[data-tile]:has([data-candidate-mark])")
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-tile")));
  const tried = Object.values(TILES).filter(
    ({ section, target }) =>
      section === "alimentation" && target.kind === "route" && TABLES.routes[target.targets[0]?.route ?? ""]?.application === "feed",
  );
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.every((id) => tried.some((tile) => tile.id === id))).toBe(true);
  await expect(page.getByRole("link", { name: /Version à l’essai$/ })).toHaveCount(marked.length);
});

test("a tile shows the focus by a ring, and opens with Enter", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await page.locator('[data-tab="sante"]').focus();
  await page.keyboard.press("Enter");
  const tile = page.locator("[data-tile]").first();
  await expect(tile).toBeVisible();
  while (!(await tile.evaluate((link) => link === document.activeElement))) await page.keyboard.press("Tab");
  await expect(tile).toHaveCSS("outline-style", "solid");
  await expect(tile).toHaveCSS("outline-width", "3px");
  await page.keyboard.press("Enter");
  await expect(tile).toBeHidden();
  await expect(frameOf(page, routeOf("sante-log")).element).toBeVisible();
});

test("arrow keys go from tile to tile in the panel: along the order of the page, to the one above or below, and up to the tab", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enter(page, "eleveur-lait");
  await page.locator('[data-tab="sante"]').click();
  await tilesAreThere(page);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-tile"));
  const all = await page.locator("[data-tile]").evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-tile")));
  // The keys come with the stars, right after the first paint.
  await expect(async () => {
    await page.locator("[data-tile]").first().focus();
    await page.keyboard.press("ArrowRight");
    expect(await focused()).toBe(all[1]);
  }).toPass();
  await page.keyboard.press("ArrowLeft");
  expect(await focused()).toBe(all[0]);
  const boxOf = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON());
  const above = await boxOf();
  await page.keyboard.press("ArrowDown");
  const below = await boxOf();
  expect(below.top).toBeGreaterThanOrEqual(above.bottom);
  expect(below.left).toBeLessThan(above.right);
  await page.keyboard.press("ArrowUp");
  expect(await focused()).toBe(all[0]);
  await page.keyboard.press("ArrowUp");
  await expect(page.locator('[data-tab="sante"]')).toBeFocused();
  await page.locator("[data-tile]").first().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator('[data-tab="sante"]')).toBeFocused();
});

test.describe("on the phone", () => {
  test.use(PHONE);

  test("tiles stand two in a row at 360 px, a double one and what is left over across both, none smaller than 96 px, 8 px apart, in the order of the page", async ({
    page,
  }) => {
    await enter(page, "eleveur-lait");
    const drawer = await openOnPhone(page, "planning");
    const boxes = await drawer.locator("[data-tile]").evaluateAll((tiles) =>
      tiles.map((tile) => {
        const { left, right, top, width, height } = tile.getBoundingClientRect();
        return { left, right, top, width, height };
      }),
    );
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(2);
    expect(new Set(boxes.map(({ right }) => Math.round(right))).size).toBe(2);
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(96);
    for (const [at, box] of boxes.entries()) {
      const before = boxes[at - 1];
      if (before === undefined) continue;
      const isBeside = Math.round(box.top) === Math.round(before.top);
      expect(isBeside ? box.left - before.right : box.top - before.top).toBeGreaterThanOrEqual(isBeside ? 7.5 : 96);
    }
  });

  test("a unit stands on the line of its number", async ({ page }) => {
    await enter(page, "eleveur-lait");
    const drawer = await openOnPhone(page, "productions");
    const number = drawer.locator('[data-tile="productions-cells"] b');
    await expect(number).toHaveText(/k$/);
    await expect(number.locator("small")).toHaveCSS("display", "inline");
  });

  test("at 320 px and with text at 200 % every tile is whole and nothing scrolls sideways", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await enter(page, "eleveur-lait");
    const drawer = await openOnPhone(page, "planning");
    for (const size of ["100%", "200%"]) {
      await page.evaluate((text) => {
        document.documentElement.style.fontSize = text;
      }, size);
      const sideways = await drawer.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(sideways).toBe(0);
      const cut = await drawer
        .locator("[data-tile]")
        .evaluateAll((tiles) => tiles.filter((tile) => tile.scrollWidth > tile.clientWidth).length);
      expect(cut).toBe(0);
    }
  });
});

test("in a herd of both kinds the tile of the reproduction dashboards opens the dairy one, whose page leads to the suckler one [ROU-55]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enter(page, "eleveur-mixte");
  await page.locator('[data-tab="pilotage"]').click();
  await page.locator('[data-tile="pilotage-reproduction-report"]').click();
  const { element } = frameOf(page, "pilotage.tableauInno.lait");
  const versions = element.contentFrame().getByRole("navigation", { name: "Version de cette page" });
  await expect(versions.getByRole("button", { name: "Reproduction du troupeau laitier" })).toHaveAttribute("aria-current", "page");
  await versions.getByRole("button", { name: "Reproduction du troupeau allaitant" }).click();
  await expect(page).toHaveURL("/pilotage/tableauInno?typo=A");
});

test("a tile says how things stand: the menu does not wait for its number, which is that of the page behind it, with its age for who listens", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enter(page, "eleveur-lait");
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/menu/api/figures", async (route) => {
    await asked;
    await route.continue();
  });
  await page.locator('[data-tab="planning"]').click();
  await tilesAreThere(page);
  const tile = page.locator('[data-tile="planning-late"]');
  const number = tile.locator("b");
  await expect(tile).toContainText("Animaux en retard");
  await expect(number).toHaveCount(0);
  answer();
  await expect(number).toHaveText(/^\d+$/);
  const late = await number.innerText();
  await expect(tile).toHaveAccessibleDescription(`${late} événements à noter, à traiter, maintenant`);
  await tile.click();
  await expect(frameOf(page, "planning2.late").element.contentFrame().locator('[data-span="late"] h2')).toContainText(late);
});
