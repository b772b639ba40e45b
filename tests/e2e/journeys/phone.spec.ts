import { expect, test } from "@playwright/test";
import { enter, frameOf } from "../support/shell";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

test("on the phone the drawer holds home, groups that expand and the way out, and a tile opens its frame [MEN-13] [FRM-01]", async ({
  page,
}) => {
  await enter(page, "eleveur-lait");
  await page.locator('[data-tab="menu"]').tap();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("link", { name: "Accueil" })).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Se déconnecter" })).toBeVisible();
  await drawer.locator('[data-tab="planning"] summary').tap();
  await expect(drawer.locator('[data-tile="planning-upcoming"]')).toBeVisible();
  await drawer.locator('[data-tab="sante"] summary').tap();
  await expect(drawer.locator('[data-tile="planning-upcoming"]')).toBeHidden();
  await drawer.locator('[data-tile="sante-parage"]').tap();
  await expect(drawer).toBeHidden();
  const { element, received } = frameOf(page, "sante.carnet.parage.history");
  await expect(element).toBeVisible();
  await expect(received("route")).toHaveText("sante.carnet.parage.history");
});

test("the interface follows the language of the herd, and so does the frame, also once loaded anew [INT-01]", async ({ page }) => {
  await enter(page, "eleveur-frontalier");
  await page.reload();
  // The texts of no other language are fetched.
  const languages = await page.locator("head link[data-language]").evaluateAll((links) => links.map((link) => link.dataset.language));
  expect(new Set(languages)).toEqual(new Set(["de"]));
  await expect(page.locator("html")).toHaveAttribute("lang", /^de/);
  await page.locator('[data-tab="menu"]').tap();
  await expect(page.getByRole("dialog").getByText("Abmelden")).toBeVisible();
  await expect(page.locator("iframe[data-route]").first().contentFrame().locator('[data-received="lang"]')).toHaveText("de");
});
