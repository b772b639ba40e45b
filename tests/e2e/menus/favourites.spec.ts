import { expect, type Page, test } from "@playwright/test";
import { boxOf } from "../support/layout";
import { enter, frameOf, shortcutsAreThere } from "../support/shell";

const DESKTOP = { width: 1366, height: 768 };
const PHONE = { width: 360, height: 740 };
const TRIMMING = "sante-parage";
const COLOSTRUM = "sante-colostrum";

const pins = (page: Page, where: "rail" | "strip" | "group") => page.locator(`[data-favourites="${where}"] [data-favourite]`);
const idsOf = (page: Page, where: "rail" | "strip" | "group") =>
  pins(page, where).evaluateAll((links) => links.map((link) => link.getAttribute("data-favourite")));

async function logOut(page: Page): Promise<void> {
  await shortcutsAreThere(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Rechercher" })).toBeFocused();
  await page.keyboard.type("deconnecter");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page.getByLabel("Identifiant", { exact: true })).toBeVisible();
}

/** Sums up what moved by itself from now on, as the browser counts it; the answer reads it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, "shifted", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, "hadRecentInput") === true) continue;
        Reflect.set(window, "shifted", Number(Reflect.get(window, "shifted")) + Number(Reflect.get(entry, "value")));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, "shifted")));
}

test.describe("on the desktop", () => {
  test.use({ viewport: DESKTOP });

  test("a star beside the link pins a tile: it stands in the rail, opens its page, and is there after a reload", async ({ page }) => {
    await enter(page, "eleveur-lait");
    await shortcutsAreThere(page);
    await page.locator('[data-tab="sante"]').click();
    const star = page.getByRole("button", { name: "Épingler Parage" });
    await expect(star).toHaveAttribute("aria-pressed", "false");
    const size = await star.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(48);
    await star.click();
    await expect(star).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator(`[data-tile="${TRIMMING}"] button`)).toHaveCount(0);

    await page.keyboard.press("Escape");
    const link = page.locator("aside").getByRole("link", { name: "Parage", exact: true });
    await expect(link).toHaveAttribute("title", "Parage");
    await link.click();
    await expect(frameOf(page, "sante.carnet.parage.history").element).toBeVisible();
    await page.reload();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("aria-current", "page");
  });

  test("the key F on a tile pins it and takes it out again, which is told; no star is a stop for the Tab key", async ({ page }) => {
    await enter(page, "eleveur-lait");
    await shortcutsAreThere(page);
    await page.locator('[data-tab="sante"]').click();
    const star = page.locator(`[data-pin="${TRIMMING}"]`);
    await expect(star).toHaveCSS("opacity", "0");
    const tile = page.locator(`[data-tile="${TRIMMING}"]`);
    await tile.focus();
    await expect(star).toHaveCSS("opacity", "1");
    await expect(tile).toHaveAttribute("aria-keyshortcuts", "F");
    await page.keyboard.press("f");
    await expect.poll(() => idsOf(page, "rail")).toEqual([TRIMMING]);
    await expect(page.getByText("Parage est dans vos favoris.")).toBeAttached();
    await page.keyboard.press("Tab");
    await expect(page.locator(`[data-tile="${COLOSTRUM}"]`)).toBeFocused();
    // Set, it is seen without a pointer.
    await expect(star).toHaveCSS("opacity", "1");
    await tile.focus();
    await page.keyboard.press("f");
    await expect.poll(() => idsOf(page, "rail")).toEqual([]);
    await expect(page.getByText("Parage n’est plus dans vos favoris.")).toBeAttached();
  });

  test("favourites are put in order with the keyboard alone, and the new place is told to those who listen", async ({ page }) => {
    await enter(page, "eleveur-lait");
    await shortcutsAreThere(page);
    await page.locator('[data-tab="sante"]').click();
    for (const tile of [TRIMMING, COLOSTRUM]) await page.locator(`[data-pin="${tile}"]`).click();
    await expect.poll(() => idsOf(page, "rail")).toEqual([TRIMMING, COLOSTRUM]);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Rechercher" })).toBeFocused();
    await page.keyboard.type("ranger");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Mes favoris" });
    await dialog.getByRole("button", { name: "Avancer Colostrum" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => idsOf(page, "rail")).toEqual([COLOSTRUM, TRIMMING]);
    await expect(dialog.getByRole("status")).toHaveText("Colostrum : place 1 sur 2");
    // It cannot go further up, so the focus is on its other button.
    await expect(dialog.getByRole("button", { name: "Reculer Colostrum" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => idsOf(page, "rail")).toEqual([TRIMMING]);
    await expect(dialog.getByRole("button", { name: "Retirer Parage des favoris" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Épinglez les pages")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Fermer" })).toBeFocused();
  });

  test("favourites outlive the logout, recent pages do not; another user on the device sees neither", async ({ page }) => {
    await enter(page, "eleveur-lait");
    await shortcutsAreThere(page);
    await page.locator('[data-tab="sante"]').click();
    await page.locator(`[data-pin="${TRIMMING}"]`).click();
    await page.locator(`[data-tile="${COLOSTRUM}"]`).click();
    await expect(page.locator("iframe[data-route]").first()).toBeAttached();
    await logOut(page);

    await enter(page, "eleveur-mixte");
    await shortcutsAreThere(page);
    await expect(pins(page, "rail")).toHaveCount(0);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog").locator('[data-group="actions"]')).toBeVisible();
    await expect(page.getByRole("dialog").locator('[data-group="favourites"], [data-group="recents"]')).toHaveCount(0);
    await page.keyboard.press("Escape");
    await logOut(page);

    await enter(page, "eleveur-lait");
    await shortcutsAreThere(page);
    await expect.poll(() => idsOf(page, "rail")).toEqual([TRIMMING]);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog").locator('[data-group="favourites"]')).toContainText("Parage");
    await expect(page.getByRole("dialog").locator('[data-group="recents"]')).toHaveCount(0);
  });

  test("favourites in the rail move nothing on the page when they come", async ({ page }) => {
    const shifted = await watchShifts(page);
    await enter(page, "eleveur-lait");
    await shortcutsAreThere(page);
    await page.locator('[data-tab="sante"]').click();
    for (const tile of [TRIMMING, COLOSTRUM]) await page.locator(`[data-pin="${tile}"]`).click();
    await page.reload();
    await expect(pins(page, "rail")).toHaveCount(2);
    expect(await shifted()).toBeLessThanOrEqual(0.02);
  });
});

test.describe("on the phone", () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test("favourites come first in the drawer and stand above the home screen, and nothing moves when they come", async ({ page }) => {
    const shifted = await watchShifts(page);
    await enter(page, "eleveur-lait");
    await shortcutsAreThere(page);
    await page.locator('[data-tab="menu"]').tap();
    await page.locator('[data-tab="sante"] summary').tap();
    await expect(page.locator(`[data-pin="${TRIMMING}"]`)).toBeHidden();
    await expect(page.getByRole("button", { name: "Choisir mes favoris" })).toBeAttached();
    // A finger that stays.
    const tile = page.locator(`[data-tile="${TRIMMING}"]`);
    await tile.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(tile);
    const touch = await page.context().newCDPSession(page);
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
    await expect(page.getByRole("button", { name: "Terminer" })).toBeVisible();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(page.locator(`[data-pin="${TRIMMING}"]`)).toHaveAttribute("aria-pressed", "false");
    // All of a tile is its star then.
    for (const tile of [TRIMMING, COLOSTRUM]) await page.locator(`li:has(> [data-tile="${tile}"])`).tap();
    await expect.poll(() => idsOf(page, "group")).toEqual([TRIMMING, COLOSTRUM]);
    await page.getByRole("button", { name: "Terminer" }).tap();
    await expect(page.locator('[data-pin="sante-log"]')).toBeHidden();
    await page.getByRole("button", { name: "Ranger mes favoris" }).tap();
    await page.getByRole("button", { name: "Avancer Colostrum" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).tap();
    await page.locator('[data-tab="menu"]').tap();
    await expect.poll(() => idsOf(page, "group")).toEqual([COLOSTRUM, TRIMMING]);
    await pins(page, "group").last().tap();
    await expect(frameOf(page, "sante.carnet.parage.history").element).toBeVisible();
    await expect(pins(page, "strip")).toHaveCount(0);

    await page.goto("/");
    await expect(pins(page, "strip")).toHaveCount(2);
    await expect(page.locator('[data-shown="true"] iframe')).toBeVisible();
    expect(await shifted()).toBeLessThanOrEqual(0.02);
    const heights = await pins(page, "strip").evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
    await pins(page, "strip").last().tap();
    await expect(pins(page, "strip")).toHaveCount(0);
  });
});
