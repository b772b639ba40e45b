import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { isOnDevice } from "../support/onDevice";
import { startOwnServer } from "../support/ownServer";
import { enter } from "../support/shell";

test.use({ serviceWorkers: "allow" });

const MARK = '<meta name="build" content="';
const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute("content");
const offer = (page: Page) => page.locator("[data-update]");
const looksAgain = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** The product in a folder of its own, and what deploys another version of it there. */
function deployed(folder: string) {
  cpSync("dist", `${folder}/dist`, { recursive: true });
  const [page, worker] = [`${folder}/dist/shell/index.html`, `${folder}/dist/shell/serviceWorker.js`];
  const [first, firstWorker] = [page, worker].map((file) => readFileSync(file, "utf8"));
  return (version: string) => {
    writeFileSync(page, (first ?? "").replace("<title>", `${MARK}${version}"><title>`));
    writeFileSync(worker, (firstWorker ?? "").replace(/(url:["`]\/["`],revision:["`])\w+/, `$1${version}`));
    rmSync(`${worker}.gz`, { force: true });
  };
}

test("fault 44: a newer version waits until the user takes it: a reload keeps the old one and its files, and another tab is not loaded anew", async ({
  page,
  context,
}, { outputDir }) => {
  const deploy = deployed(outputDir);
  deploy("one");
  const server = await startOwnServer({}, outputDir);
  try {
    await enter(page, "eleveur-lait", server.address);
    await isOnDevice(page);
    const other = await context.newPage();
    await other.goto(server.address);
    await isOnDevice(other);

    deploy("two");
    await looksAgain(page);
    await expect(offer(page)).toContainText("Nouvelle version disponible");
    await expect(offer(other)).toContainText("Nouvelle version disponible");
    await page.reload();
    expect(await buildOf(page)).toBe("one");

    const loaded = other.waitForEvent("load");
    await offer(other).getByRole("button", { name: "Mettre à jour" }).click();
    await loaded;
    await expect(other.locator("[data-tab]").first()).toBeVisible();
    expect(await buildOf(other)).toBe("two");
    expect(await buildOf(page)).toBe("one");
    await expect(page.locator("[data-tab]").first()).toBeVisible();
  } finally {
    await server.stop();
  }
});
