import { expect, test } from "@playwright/test";
import { DESKTOP, PHONE } from "../support/layout";
import { enter, shortcutsAreThere, tilesAreThere } from "../support/shell";

test.use({ viewport: DESKTOP });

test("in forced colours one sees which page is open, which menu, what has the focus and which result Enter takes", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await enter(page, "eleveur-lait");
  await shortcutsAreThere(page);
  const edge = (tab: string) =>
    page.locator(`header [data-tab="${tab}"]`).evaluate((element) => getComputedStyle(element).borderBottomColor);
  await expect(page.locator('header [data-tab="planning"]')).toHaveAttribute("aria-current", "page");
  const other = await edge("productions");
  expect(await edge("planning")).not.toBe(other);
  await page.locator('[data-tab="sante"]').click();
  await tilesAreThere(page);
  expect(await edge("sante")).toBe(await edge("planning"));
  const tile = page.locator("[data-tile]").first();
  await page.keyboard.press("ArrowDown");
  await expect(tile).toBeFocused();
  await expect(tile).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Rechercher" })).toBeFocused();
  await page.keyboard.type("parage");
  await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCSS("outline-width", "3px");
});

test("with letters of 200 % the words of a tile stay below its icon or beside it, and nothing of the bars sticks out", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await page.locator('[data-tab="sante"]').click();
  await tilesAreThere(page);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const covered = await page.locator("[data-tile]").evaluateAll(
    (tiles) =>
      tiles.filter((tile) => {
        const [icon, label] = ["svg", "span[dir]"].map((part) => tile.querySelector(part)?.getBoundingClientRect());
        return icon === undefined || label === undefined || (icon.bottom > label.top && icon.right > label.left);
      }).length,
  );
  expect(covered).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe("on the phone", () => {
  test.use({ viewport: PHONE, isMobile: true, hasTouch: true });

  test("in forced colours nothing but the open page is underlined in the head, the drawer has an edge, a pinned star is filled, what is late has words, and the strip says its state", async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await enter(page, "eleveur-lait");
    const state = page.getByRole("contentinfo").getByRole("status").first();
    await expect(state).toContainText("À jour");
    // What is transparent elsewhere would be a thick line under each button.
    const lines = await page.locator("header button, header a").evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { borderBottomColor, borderBottomWidth } = getComputedStyle(button);
        const isSeen = borderBottomWidth !== "0px" && borderBottomColor !== getComputedStyle(document.documentElement).backgroundColor;
        return isSeen && button.ariaCurrent === null ? [button.outerHTML.slice(0, 100)] : [];
      }),
    );
    expect(lines).toEqual([]);
    await page.locator('[data-tab="menu"]').tap();
    const drawer = page.getByRole("dialog", { name: "Menu principal" });
    const ground = await drawer.evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
    await expect(drawer).toHaveCSS("outline-style", "solid");
    await expect(drawer).not.toHaveCSS("outline-color", ground);

    const planning = drawer.locator('[data-tab="planning"]');
    await planning.locator("summary").tap();
    await tilesAreThere(page);
    for (const tone of ["late", "watch"]) {
      const figure = planning.locator(`[data-tone="${tone}"]`).first();
      await expect(figure).toBeVisible();
      await expect(figure).toHaveText(/^\d+\s.*\p{L}{3}/u, { useInnerText: true });
    }
    await planning.getByRole("button", { name: "Choisir mes favoris" }).tap();
    const stars = planning.locator("[data-pin]");
    await stars.first().tap();
    await expect(stars.first().locator("path")).not.toHaveCSS("fill", "none");
    await expect(stars.last().locator("path")).toHaveCSS("fill", "none");
    await page.keyboard.press("Escape");

    await context.setOffline(true);
    await expect(state).toContainText("Hors ligne");
    await expect(state.locator("svg")).toBeVisible();
  });
});
