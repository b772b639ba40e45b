import { expect, test } from "@playwright/test";
import { isOnDevice } from "../support/onDevice";
import { startOwnServer } from "../support/ownServer";
import { enter } from "../support/shell";

test.use({ serviceWorkers: "allow" });

test("a tour is prepared on one screen: with the server gone another herd is entered, and its pages open", async ({ page, context }) => {
  const server = await startOwnServer();
  await enter(page, "technicien-hors-ligne", server.address);
  await isOnDevice(page);
  await page.getByRole("button", { name: "Afficher la liste des élevages" }).click();
  await page.getByRole("link", { name: "Préparer ma tournée" }).click();
  const row = (id: string) => page.locator(`[data-tour-row="${id}"]`);
  await page.getByLabel("Ajouter un élevage").fill("sources");
  await row("FR63907103").getByRole("checkbox").check();
  await expect(row("/planning")).toContainText("à préparer");
  await page.getByRole("button", { name: "Tout mettre à jour" }).click();
  for (const id of ["FR63907103", "/planning", "/sante", "/map", "/mouvement"]) await expect(row(id)).toContainText("maintenant");
  await expect(row("/planning")).toContainText(/\d\sko/);
  await server.stop();
  await context.setOffline(true);
  await page.close();

  const cold = await context.newPage();
  await cold.goto(`${server.address}/sync/add`);
  await expect(cold.locator("html")).toHaveAttribute("data-network", "OFFLINE");
  await expect(cold.getByText("Il faut du réseau pour préparer une tournée.")).toBeVisible();
  await cold.getByRole("button", { name: "Afficher la liste des élevages" }).click();
  await cold.locator('[data-herd-choice="FR63907103"]').click();
  await expect(cold.locator('[data-herd="FR63907103"]').first()).toBeAttached();
  await cold.goto(`${server.address}/sante/carnet/treatment/ongoing`);
  await expect(cold.locator('iframe[data-app="sante"]').contentFrame().locator('[data-received="route"]')).toHaveText(
    "sante.carnet.treatment.ongoing",
  );
  await expect(cold.locator('iframe[data-app="sante"]').contentFrame().locator('[data-received="herd"]')).toContainText("FR63907103");
});

test("the page of the tour offers to install the product with the question of the browser; refused, it does so no more", async ({
  page,
}) => {
  await enter(page, "eleveur-lait");
  await page.locator('[data-tab="account"]').click();
  await page.getByRole("link", { name: "Préparer ma tournée" }).click();
  const offer = page.locator("[data-install]");
  await expect(page.locator("[data-tour]")).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("beforeinstallprompt", { cancelable: true })));
  await expect(offer).toContainText("Une icône sur l’écran");
  await offer.getByRole("button", { name: "Non merci" }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.locator("[data-tour]")).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("beforeinstallprompt", { cancelable: true })));
  await expect(page.locator('[data-tour-row="/planning"]')).toBeVisible();
  await expect(offer).toHaveCount(0);
});
