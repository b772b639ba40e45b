import { expect, test } from "@playwright/test";
import { NEWS } from "../../../generated/news";
import { axeFindings } from "../support/axe";
import { enter, shortcutsAreThere } from "../support/shell";

test("who signs in for the first time finds three hints and what is new under the bell, by keyboard and said politely, and each of them once", async ({
  page,
}) => {
  await enter(page, "eleveur-lait");
  const bell = page.locator("[data-bell]");
  await expect(bell.locator("[data-tips]")).toBeVisible();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: "conseils et nouveautés" })).toBeAttached();
  // Nothing opens by itself.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await bell.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Notifications" });
  await expect(sheet.locator('[data-past="hint"]')).toHaveCount(3);
  await expect(sheet.locator('[data-past="news"]')).toHaveCount(1);
  await expect(sheet.locator('[data-past="news"] p')).toHaveCount(NEWS.length);
  // What is to be done comes before what is to be learnt.
  await expect(sheet.getByRole("listitem").first()).toHaveAttribute("data-past", "late");
  await expect(sheet.getByRole("heading", { level: 3 })).toHaveText(["À traiter", "Conseils et nouveautés"]);
  await expect(sheet.getByRole("link", { name: "Préparer ma tournée" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Rechercher" }).press("Enter");
  await expect(page.getByRole("combobox", { name: "Rechercher" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(bell.locator("[data-tips]")).toHaveCount(0);
  await page.reload();
  await shortcutsAreThere(page);
  await expect(bell.locator("[data-tips]")).toHaveCount(0);
  await bell.click();
  await expect(sheet.locator('[data-past="late"]').first()).toContainText("événements à noter");
  await expect(sheet.locator('[data-past="hint"], [data-past="news"]')).toHaveCount(0);
});

test("all is read at one press, and then there is nothing more to read", async ({ page }) => {
  await enter(page, "distributeur");
  await page.locator("[data-bell]").click();
  const sheet = page.getByRole("dialog", { name: "Notifications" });
  await expect(sheet.locator('[data-past="hint"]').first()).toBeVisible();
  await sheet.getByRole("button", { name: "Tout marquer lu" }).click();
  await expect(sheet.locator('[data-past="hint"]')).toHaveCount(0);
  await expect(sheet.getByRole("button", { name: "Tout marquer lu" })).toHaveCount(0);
});

test("pressed twice in a row, what marks all as read deletes nothing", async ({ page }) => {
  await enter(page, "technicien-multi");
  await page.getByRole("button", { name: "Afficher la liste des élevages" }).click();
  await page.getByRole("dialog", { name: "Élevages" }).locator("[data-herd-choice]:not([aria-current])").first().click();
  await expect(page.locator('[data-notice="positive"]')).toBeVisible();
  await page.locator("[data-bell]").click();
  const sheet = page.getByRole("dialog", { name: "Notifications" });
  const said = sheet.locator('[data-past="positive"]');
  await expect(said).toHaveCount(1);
  await sheet.getByRole("button", { name: "Tout marquer lu" }).dblclick();
  await expect(sheet.getByRole("button", { name: "Tout effacer" })).toBeVisible();
  await expect(said).toHaveCount(1);
});
