import { expect, test } from "@playwright/test";
import { boxOf, expectFrame, outside, PHONE, rail } from "../support/layout";
import { enter, shortcutsAreThere } from "../support/shell";
import { smallTargets } from "../support/targets";

test.describe("on a wide screen that is touched", () => {
  test.use({ viewport: { width: 1024, height: 768 }, isMobile: true, hasTouch: true });

  test("the header is 56 px high, and what stands below it begins there", async ({ page }) => {
    await enter(page, "tous-droits");
    await expectFrame(page);
    const header = await boxOf(page.locator("header"));
    expect(header.height).toBeGreaterThanOrEqual(56);
    expect(header.height).toBeLessThanOrEqual(57);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--shell-header"))).toBe("56px");
    for (const below of [rail(page).side, page.locator("[data-demo]")]) {
      const { y } = await boxOf(below);
      expect(y).toBeGreaterThanOrEqual(56);
      expect(y).toBeLessThanOrEqual(header.height);
    }
    await page.locator('header [data-tab="sante"]').tap();
    const panel = page.locator("header section[id]");
    await expect(panel.locator("[data-tile]").first()).toBeVisible();
    expect((await boxOf(panel)).y).toBeGreaterThanOrEqual(56);
    expect(await outside(page)).toEqual([]);
  });

  test("every tab, every entry of the rail and every tile is large enough for a thumb", async ({ page }) => {
    await enter(page, "tous-droits");
    await expectFrame(page);
    await expect(rail(page).logout).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await page.locator('header [data-tab="sante"]').tap();
    await expect(page.locator("header [data-tile]").first()).toBeVisible();
    expect(await smallTargets(page, { within: "header" })).toEqual([]);
    await page.keyboard.press("Escape");
    await rail(page).widen.tap();
    expect(await smallTargets(page)).toEqual([]);
  });
});

test.describe("on the phone", () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test("in all that opens, a control is 48 px and a tile 96 px at least, 56 px high where it is a row; what is smaller would be noticed", async ({
    page,
  }) => {
    await enter(page, "technicien-multi");
    await expectFrame(page);
    await shortcutsAreThere(page);
    expect(await smallTargets(page), "page").toEqual([]);

    const dialog = page.getByRole("dialog");
    await page.locator('[data-tab="menu"]').tap();
    await expect(dialog).toBeVisible();
    expect(await smallTargets(page), "menu").toEqual([]);
    const groups = await dialog.locator("details").evaluateAll((all) => all.map((one) => one.getAttribute("data-tab") ?? ""));
    expect(groups.length).toBeGreaterThan(8);
    for (const id of groups) {
      await dialog.locator(`[data-tab="${id}"] summary`).tap();
      await expect(dialog.locator(`[data-tab="${id}"] :is([data-tile], input)`).first()).toBeVisible();
      expect(await smallTargets(page), id).toEqual([]);
    }
    // The measure itself.
    await dialog.getByRole("button", { name: "Se déconnecter" }).evaluate((button) => {
      button.style.minHeight = "0";
      button.style.height = "30px";
    });
    await dialog.locator('[data-tab="sante"] summary').tap();
    await expect(dialog.locator("[data-tile]").first()).toBeVisible();
    expect(await smallTargets(page)).toHaveLength(1);
    expect((await smallTargets(page, { control: 20, tile: 400 })).length).toBeGreaterThan(0);
    await dialog.locator('[data-tab="icowdesk"] summary').tap();
    await expect(dialog.locator("[data-tile]").first()).toBeVisible();
    expect((await smallTargets(page, { control: 20, row: 400 })).length).toBeGreaterThan(0);
    await page.keyboard.press("Escape");

    await page.locator("header nav button:not([data-tab])").last().tap();
    await expect(page.locator("[data-herd-choice]").first()).toBeVisible();
    expect(await smallTargets(page), "herds").toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);

    for (const [words, name] of [
      ["ranger", "Mes favoris"],
      ["derniers messages", "Notifications"],
      ["raccourcis", "Raccourcis clavier"],
      ["deconnecter", "Confirmation"],
    ]) {
      // Gone from the page, which is later than closed.
      await expect(page.locator("dialog")).toHaveCount(0);
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Rechercher" }).fill(words ?? "");
      expect(await smallTargets(page), "palette").toEqual([]);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name })).toBeVisible();
      expect(await smallTargets(page), name).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });

  test("a group that is opened low in the drawer is moved up, so that its tiles are in sight", async ({ page }) => {
    await enter(page, "eleveur-lait");
    await expectFrame(page);
    await page.locator('[data-tab="menu"]').tap();
    const drawer = page.getByRole("dialog", { name: "Menu principal" });
    for (const id of ["pilotage", "sante", "planning"]) {
      const group = drawer.locator(`[data-tab="${id}"]`);
      await group.locator("summary").tap();
      await expect(group.locator("[data-tile]").first()).toBeInViewport({ ratio: 0.9 });
      await expect(group.locator("summary")).toBeInViewport({ ratio: 0.9 });
      // Not below the foot of the drawer, either.
      const tile = await boxOf(group.locator("[data-tile]").first());
      const list = await boxOf(drawer.locator("nav"));
      expect(tile.y + tile.height).toBeLessThanOrEqual(list.y + list.height);
    }
  });
});
