import { expect, test } from "@playwright/test";
import { DEMO } from "../../../generated/settings";
import { endSession, signInSheet } from "../support/expiredSession";
import { startOwnServer } from "../support/ownServer";
import { appliedOn, doFirstTask, enterWithPlanning, openPlanning, PLANNING } from "../support/planning";

test.use({ serviceWorkers: "allow" });

const ACCOUNT = "eleveur-lait";

test("a session that ends while an entry waits without network: back, the sign-in comes over the screen with the words for an action, the page stays, and the entry arrives once [EXP-01] [EXP-02]", async ({
  page,
  context,
}) => {
  const server = await startOwnServer();
  await enterWithPlanning(page, ACCOUNT, server.address);
  await expect(page.locator("[data-progress]")).toHaveCount(0);
  await context.setOffline(true);
  await doFirstTask(page);
  await endSession(page, server.address);
  await page.reload();
  await openPlanning(page);
  await context.setOffline(false);
  const { sheet, password, submit } = signInSheet(page);
  await expect(sheet).toContainText("pendant un enregistrement. Reconnectez-vous : votre saisie est gardée");
  expect(await appliedOn(server.address, ACCOUNT)).toBe(0);
  await password.fill(DEMO.password);
  await submit.click();
  await expect(sheet).toBeHidden();
  await expect.poll(() => appliedOn(server.address, ACCOUNT)).toBe(1);
  await expect(page).toHaveURL(new RegExp(PLANNING));
  await server.stop();
});
