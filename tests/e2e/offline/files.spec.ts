import { cpSync, readdirSync, rmSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { deployed } from "../support/deployed";
import { isOnDevice } from "../support/onDevice";
import { startOwnServer } from "../support/ownServer";
import { appliedOn, doFirstTask, openPlanning, typeNote } from "../support/planning";
import { enter, shortcutsAreThere, tilesAreThere } from "../support/shell";

test.use({ serviceWorkers: "allow" });

// Only a browser has a worker that it may end at any time.
test("fault 16: the worker is killed while it fetches: the page that was asked for comes, with network and without", async ({
  page,
  context,
}) => {
  await enter(page, "eleveur-lait");
  await isOnDevice(page);
  const browser = await context.newCDPSession(page);
  await browser.send("ServiceWorker.enable");
  for (const offline of [false, true]) {
    await context.setOffline(offline);
    const fetched = page.evaluate(() => Promise.allSettled([...document.scripts].map(({ src }) => fetch(src))).then(() => true));
    await browser.send("ServiceWorker.stopAllWorkers");
    expect(await fetched).toBe(true);
    await page.reload();
    await expect(page.locator("[data-tab]").first()).toBeVisible();
  }
});

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test("fault 53: a page that is not on the device is offered the new version when a file of its own is gone; what is typed stays until the user takes it", async ({
    page,
  }, { outputDir }) => {
    const deploy = deployed(outputDir);
    deploy("one");
    const server = await startOwnServer({}, outputDir);
    try {
      await enter(page, "eleveur-lait", server.address);
      await openPlanning(page);
      await doFirstTask(page);
      await typeNote(page, "rappeler le vétérinaire");
      await shortcutsAreThere(page);
      deploy("two");
      await page.keyboard.press("Control+k");
      const offer = page.locator("[data-update]");
      await expect(offer).toContainText("Nouvelle version disponible");
      await offer.getByRole("button", { name: "Mettre à jour" }).click();
      await expect(offer).toContainText("La mise à jour attend la fin de votre saisie");
      const loaded = page.waitForEvent("load");
      await typeNote(page, "");
      await loaded;
      await page.getByRole("button", { name: /^Rechercher une page/ }).click();
      await expect(page.getByRole("combobox", { name: "Rechercher" })).toBeVisible();
      expect(await appliedOn(server.address, "eleveur-lait")).toBe(1);
    } finally {
      await server.stop();
    }
  });
});

// Only a browser loads files late.
test("fault 45: files that a deployment has taken away: a page whose shell is on the device goes on with its own", async ({ page }, {
  outputDir,
}) => {
  cpSync("dist", `${outputDir}/dist`, { recursive: true });
  const server = await startOwnServer({}, outputDir);
  try {
    await enter(page, "eleveur-lait", server.address);
    await isOnDevice(page);
    const assets = `${outputDir}/dist/shell/assets`;
    for (const file of readdirSync(assets)) rmSync(`${assets}/${file}`);
    await page.reload();
    await page.getByRole("button", { name: /^Rechercher une page/ }).click();
    await page.getByRole("combobox", { name: "Rechercher" }).fill("parage");
    await expect(page.getByRole("dialog", { name: "Rechercher" }).locator('[aria-selected="true"]')).toContainText("Parage");
    await page.keyboard.press("Escape");
    await page.locator('[data-tab="sante"]').click();
    await tilesAreThere(page);
  } finally {
    await server.stop();
  }
});
