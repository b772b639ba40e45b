import { expect, type Page } from "@playwright/test";
import { isOnDevice } from "./onDevice";

/** Loads herds onto the device on the page that prepares a tour, and waits until they and the page of that row are there. */
export async function prepareTour(page: Page, address: string, herds: readonly string[], base: string): Promise<void> {
  await isOnDevice(page);
  await page.goto(`${address}/sync/add`);
  for (const herd of herds) {
    await page.getByLabel("Ajouter un élevage").fill(herd);
    await tourRow(page, herd).getByRole("checkbox").check();
  }
  await page.getByRole("button", { name: "Tout mettre à jour" }).click();
  for (const id of [...herds, base]) await expect(tourRow(page, id)).toContainText("maintenant");
}

export function tourRow(page: Page, id: string) {
  return page.locator(`[data-tour-row="${id}"]`);
}

/** Enters another herd from the list of herds, which draws no more of them than are in sight. */
export async function switchTo(page: Page, herd: string): Promise<void> {
  await page.getByRole("button", { name: "Afficher la liste des élevages" }).click();
  // The page may ask for a herd as well.
  const list = page.getByRole("dialog", { name: "Élevages" });
  await list.getByRole("searchbox", { name: "Rechercher un élevage" }).fill(herd);
  await list.locator(`[data-herd-choice="${herd}"]`).click();
  await expect(page.locator(`[data-herd="${herd}"]`).first()).toBeAttached();
}
