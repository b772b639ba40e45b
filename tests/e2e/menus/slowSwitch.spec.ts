import { expect, test } from "@playwright/test";
import { axeFindings } from "../support/axe";
import { DESKTOP, expectFrame, outside, PHONE } from "../support/layout";
import { enter, shortcutsAreThere } from "../support/shell";

for (const [size, viewport] of [
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const)
  test(`a herd that is chosen in the search and opens slowly says so over the page, where one may stay: ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await enter(page, "technicien-multi");
    await expectFrame(page);
    await shortcutsAreThere(page);
    // The answer never comes.
    await page.route("**/account/api/login/**", () => {});
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Rechercher" }).fill("moulin");
    const herd = page.locator('[data-group="herds"] [role="option"]').first();
    await herd.click();
    const card = page.locator("[data-switching]");
    await expect(card.getByRole("status")).toHaveText(/^Ouverture de .*Moulin/);
    await expect(card.getByRole("button", { name: "Rester ici" })).toBeVisible();
    await expect(card).toBeInViewport({ ratio: 1 });
    expect(await outside(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await card.getByRole("button", { name: "Rester ici" }).click();
    await expect(card).toHaveCount(0);
  });
