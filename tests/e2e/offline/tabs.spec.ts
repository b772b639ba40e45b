import { expect, type Page, test } from "@playwright/test";
import { isOnDevice } from "../support/onDevice";
import { startOwnServer } from "../support/ownServer";
import { appliedOn, doFirstTask, openPlanning, typeNote } from "../support/planning";
import { enter, fillSignIn } from "../support/shell";

test.use({ serviceWorkers: "allow" });

const ACCOUNT = "eleveur-lait";
const confirmation = (page: Page) => page.getByRole("dialog", { name: "Confirmation" });

// Only a browser has locks that name what is unsaved in another tab.
test("before a logout without network the user hears how many entries stay on the device and which pages hold something unsaved, also in another tab; the entries go with the next sign-in [LOG-08]", async ({
  page,
  context,
}) => {
  const server = await startOwnServer();
  await enter(page, ACCOUNT, server.address);
  await isOnDevice(page);
  await openPlanning(page);
  const other = await context.newPage();
  await other.goto(server.address);
  await openPlanning(other);
  await typeNote(other, "rappeler le vétérinaire");
  await context.setOffline(true);
  await doFirstTask(page);
  await doFirstTask(page);

  const leave = page.getByRole("button", { name: "Se déconnecter", exact: true });
  await leave.click();
  const asked = confirmation(page);
  await expect(asked).toContainText("2 saisies attendent l’envoi. Elles restent sur cet appareil");
  await expect(asked).toContainText("Non enregistré dans un autre onglet, perdu si vous quittez : Événements à venir");
  await asked.getByRole("button", { name: "Annuler" }).click();
  await other.bringToFront();
  await typeNote(other, "");
  await page.bringToFront();
  await leave.click();
  await expect(asked).toContainText("2 saisies attendent l’envoi");
  await expect(asked).not.toContainText("autre onglet");
  await asked.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(other).toHaveURL(/\/welcome\/login/);

  await context.setOffline(false);
  await page.goto(`${server.address}/welcome/login`);
  await fillSignIn(page, ACCOUNT);
  await expect.poll(() => appliedOn(server.address, ACCOUNT)).toBe(2);
  await server.stop();
});
