import { expect, type Page, test } from "@playwright/test";
import { enter, logOut, open } from "./support/shell";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Confirmation" });
const leave = (page: Page) => page.getByRole("button", { name: "Se déconnecter", exact: true });

test("logging out asks first; neither Escape nor a click outside closes the question, and cancelling stays [OUT-01]", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await leave(page).click();
  const dialog = dialogOf(page);
  await expect(dialog).toContainText("Voulez-vous vraiment vous déconnecter");
  await page.keyboard.press("Escape");
  await page.mouse.click(3, 300);
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await expect(dialog).toBeHidden();
  await expect(leave(page)).toBeFocused();
  await expect(page.locator("[data-tab]").first()).toBeVisible();
});

test("a confirmed logout leads to login, nothing of the user stays on the device, and the back button opens nothing [OUT-02] [OUT-06]", async ({
  page,
}) => {
  await enter(page, "tous-droits");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("edeHelper"))).not.toBeNull();
  await open(page, "/planning2/main/planning");
  await logOut(page);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const secret of ["edeHelper", "token", "tous-droits"]) expect(kept).not.toContain(secret);
  await page.goBack();
  await expect(page).toHaveURL(/\/welcome\/login/);
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("a logout in one tab logs out the other tabs of the session", async ({ page, context }) => {
  await enter(page, "eleveur-lait");
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator("[data-tab]").first()).toBeVisible();
  await leave(page).click();
  await dialogOf(page).getByRole("button", { name: "Se déconnecter" }).click();
  await expect(second).toHaveURL(/\/welcome\/login/);
  await expect(second.locator("iframe")).toHaveCount(0);
});
