import { expect, test } from "@playwright/test";
import { axeFindings } from "../support/axe";
import { boxOf, DESKTOP, expectFrame, outside, PHONE, rail } from "../support/layout";
import { enter, open } from "../support/shell";

const PAGE = "/sante/carnet/treatment/ongoing";

for (const [size, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test.describe(size, () => {
    test.use({ viewport });

    test("while no herd is chosen, a page about one says what it is for and offers the herds, with no number of its own, and is there after the choice; the desk is not in the way of anybody", async ({
      page,
    }) => {
      await enter(page, "technicien-multi");
      await expectFrame(page);
      const which = page.getByRole("region", { name: "Quel élevage ouvrir ?" });
      await expect(which).toHaveCount(0);
      await open(page, PAGE);
      await expectFrame(page);
      await expect(which.getByRole("button", { name: "Tous, 40 élevages" })).toBeVisible();
      expect(await outside(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      await expect(which.getByRole("heading", { level: 2 })).toHaveText("Traitements en cours");
      const frame = page.locator('[data-shown="true"] iframe').contentFrame();
      await expect(frame.locator("dd:visible, table")).toHaveCount(0);
      await expect(frame.locator("h1")).toBeHidden();
      const [own, below] = [await boxOf(which), await boxOf(frame.locator("main"))];
      expect(own.x + own.width / 2).toBeCloseTo(below.x + below.width / 2, 0);
      await which.getByRole("searchbox").fill("vallee");
      await expect(which.locator("[data-herd-choice]")).toHaveText([
        /^Ferme de la Vallée · Rostrenen · Viande · FR22908360 · Céline Rault · vu il y a \d+ j$/,
      ]);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(page.locator('header [data-herd="FR22908360"]')).toBeVisible();
      await expect(which).toHaveCount(0);
      await expect(page).toHaveURL(PAGE);
      await expectFrame(page);
      await expect(frame.getByRole("table")).toBeVisible();
    });
  });

test.describe("on a desktop", () => {
  test.use({ viewport: DESKTOP });

  test("the herd stands in words in the head, on one line, and opens the list", async ({ page }) => {
    await enter(page, "technicien-multi");
    await expectFrame(page);
    await expect(rail(page).herds).toContainText("Élevages");
    await rail(page).herds.click();
    await page.getByRole("dialog").getByRole("searchbox").fill("Vallée");
    await page.locator('[data-herd-choice="FR22908360"]').click();
    const name = page.locator('header [data-herd="FR22908360"]');
    await expect(name).toHaveText("Vallée");
    await expect(name).toHaveCSS("writing-mode", "horizontal-tb");
  });
});
