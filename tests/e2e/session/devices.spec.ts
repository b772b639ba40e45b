import { expect, test } from "@playwright/test";
import { axeFindings } from "../support/axe";
import { loseAndFindNetwork, signInSheet } from "../support/expiredSession";
import { enter } from "../support/shell";

test("the user sees the devices they are signed in on and signs out everywhere else; the other one asks for the password", async ({
  browser,
  page,
}) => {
  const other = await (await browser.newContext()).newPage();
  await other.clock.install();
  await enter(other, "eleveur-viande");
  await enter(page, "eleveur-viande");
  await page.getByRole("button", { name: "Se déconnecter", exact: true }).click();
  await page.getByRole("button", { name: "Voir les appareils connectés" }).click();
  const devices = page.getByRole("dialog", { name: "Appareils connectés" });
  await expect(devices.getByRole("listitem").first()).toContainText("Cet appareil");
  expect(await devices.getByRole("listitem").count()).toBeGreaterThan(1);
  expect(await axeFindings(page)).toEqual([]);
  await devices.getByRole("button", { name: "Déconnecter partout ailleurs" }).click();
  await expect(devices.getByRole("status")).toHaveText("Votre compte est déconnecté partout ailleurs.");
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await expect(devices.getByRole("button", { name: "Déconnecter partout ailleurs" })).toHaveCount(0);
  await loseAndFindNetwork(other);
  await expect(signInSheet(other).sheet).toBeVisible();
  await other.context().close();
});
