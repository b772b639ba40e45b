import { expect, type Page, test } from "@playwright/test";
import { deployed } from "../support/deployed";
import { isOnDevice } from "../support/onDevice";
import { startOwnServer } from "../support/ownServer";
import { openPlanning, typeNote } from "../support/planning";
import { enter, tilesAreThere } from "../support/shell";

test.use({ serviceWorkers: "allow" });

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute("content");
const offer = (page: Page) => page.locator("[data-update]");
const looksAgain = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** How many files of a version are on the device. */
const filesOf = async (version: string) => {
  const names = (await caches.keys()).filter((name) => name.includes("precache"));
  const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return files.flat().filter(({ url }) => url.includes(`.${version}.`)).length;
};

test("fault 44: a newer version waits until the user takes it: a reload keeps the old one, and another tab goes on with its own files and what is typed in it, though none of them is on the server any more", async ({
  page,
  context,
}, { outputDir }) => {
  const deploy = deployed(outputDir);
  deploy("one");
  const server = await startOwnServer({}, outputDir);
  try {
    await enter(page, "eleveur-lait", server.address);
    await isOnDevice(page);
    await page.reload();
    await openPlanning(page);
    await typeNote(page, "rappeler le vétérinaire");
    const other = await context.newPage();
    await other.goto(server.address);
    await isOnDevice(other);

    deploy("two");
    await looksAgain(page);
    await expect(offer(page)).toContainText("Nouvelle version disponible");
    await expect(offer(other)).toContainText("Nouvelle version disponible");
    await other.reload();
    expect(await buildOf(other)).toBe("one");

    const loaded = other.waitForEvent("load");
    await offer(other).getByRole("button", { name: "Mettre à jour" }).click();
    await loaded;
    await expect(other.locator("[data-tab]").first()).toBeVisible();
    expect([await buildOf(other), await buildOf(page)]).toEqual(["two", "one"]);

    // Parts that this tab has not asked for yet.
    await page.bringToFront();
    await page.locator('[data-tab="sante"]').click();
    await tilesAreThere(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Rechercher" }).fill("parage");
    await expect(page.getByRole("dialog", { name: "Rechercher" }).locator('[aria-selected="true"]')).toContainText("Parage");
    await page.keyboard.press("Escape");
    const note = page.locator('iframe[data-app="planning2"]').contentFrame().locator("textarea");
    await expect(note).toHaveValue("rappeler le vétérinaire");

    // With the last page of the former version its files go.
    await page.close({ runBeforeUnload: false });
    await other.reload();
    await expect(other.locator("[data-tab]").first()).toBeVisible();
    await expect.poll(() => other.evaluate(filesOf, "one")).toBe(0);
    expect(await other.evaluate(filesOf, "two")).toBeGreaterThan(50);
  } finally {
    await server.stop();
  }
});

test("a server that is started again with another address for a frame is a newer version to a device that keeps the shell", async ({
  page,
}) => {
  const server = await startOwnServer();
  const frameOrigins = page.locator('meta[name="frame-origins"]');
  try {
    await enter(page, "eleveur-lait", server.address);
    await isOnDevice(page);
    await page.reload();
    await expect(frameOrigins).not.toHaveAttribute("content", /clarity\.example/);

    await server.pause();
    await server.resume({ SHELL_ORIGIN: server.address, FRAME_ORIGINS: "clarity=https://clarity.example" });
    await looksAgain(page);
    await offer(page).getByRole("button", { name: "Mettre à jour" }).click();
    await expect(frameOrigins).toHaveAttribute("content", /https:\/\/clarity\.example/);
  } finally {
    await server.stop();
  }
});
