import { expect, type Page, test } from "@playwright/test";
import { axeFindings } from "../support/axe";
import { isOnDevice } from "../support/onDevice";
import { startOwnServer } from "../support/ownServer";
import { enter, logOut, open } from "../support/shell";

test.use({ serviceWorkers: "allow" });

const PLANNING = "/planning2/main/planning";
const planning = (page: Page) => page.frameLocator('iframe[data-app="planning2"]');
const kept = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("clarine.frames:")));

test("a page of use without network that was opened with one opens from cold with the server gone; another says why not", async ({
  page,
  context,
}) => {
  const server = await startOwnServer();
  await enter(page, "eleveur-lait", server.address);
  await isOnDevice(page);
  await page.goto(`${server.address}${PLANNING}`);
  await expect(planning(page).getByRole("listitem").first()).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await caches.match("/planning/")) !== undefined)).toBe(true);
  await server.stop();
  await context.setOffline(true);
  await page.close();

  const cold = await context.newPage();
  await cold.goto(`${server.address}${PLANNING}`);
  await expect(cold.locator("html")).toHaveAttribute("data-network", "OFFLINE");
  await expect(planning(cold).getByRole("listitem").first()).toBeVisible();
  await cold.reload();
  await expect(planning(cold).getByRole("listitem").first()).toBeVisible();
  const tile = (id: string) => cold.locator(`[data-tile="${id}"]`);
  await cold.locator('[data-tab="planning"]').click();
  const ready = tile("planning-upcoming");
  await expect(ready).toHaveAttribute("data-offline", "full");
  await expect(ready).toHaveAccessibleName(/prêt hors ligne, ouvert (maintenant|il y a)/);
  await expect(tile("planning-tasks")).toHaveAttribute("data-offline", "none");
  await expect(tile("planning-tasks")).toHaveAccessibleName(/réseau requis/);
  // Never opened here, and of no use without network.
  for (const path of ["/sante/carnet/treatment/ongoing", "/sante/mamelle/home"]) {
    await cold.goto(`${server.address}${path}`);
    await expect(cold.locator('[data-failure="offline"]').getByRole("link", { name: "Préparer ma tournée" })).toBeVisible();
  }
  // What works here instead, with its age, and since when there is no network, once.
  const card = cold.locator('[data-shown="true"] [data-failure="offline"]');
  await expect(card).toContainText("Disponible sur cet appareil");
  const instead = card.locator('[data-ready="full"]').filter({ hasText: "Événements à venir" });
  await expect(instead).toContainText(/saisie possible(maintenant|il y a)/);
  await expect(card.getByText(/^Demande du réseau/)).toBeVisible();
  const banner = cold.locator("[data-offline-banner]");
  await expect(banner).toContainText(/Pas de réseau depuis \d+\sh\s\d\d/);
  expect(await axeFindings(cold)).toEqual([]);
  await banner.getByRole("button").click();
  await expect(banner).toHaveCount(0);
  await instead.click();
  await expect(planning(cold).getByRole("listitem").first()).toBeVisible();
  // Closed for as long as the network stays away, on whichever page.
  await expect(banner).toHaveCount(0);
  // Neither the data of a page nor a call is answered.
  const answered = (address: string) =>
    cold.evaluate(
      (to) =>
        fetch(to).then(
          () => true,
          () => false,
        ),
      address,
    );
  expect(await Promise.all(["/planning/", "/planning/api/login"].map(answered))).toEqual([false, false]);
});

test("at the first loss after a load every tile of an open menu says in the next frame what it is good for, and nothing once the network is back", async ({
  page,
  context,
}) => {
  await enter(page, "eleveur-lait");
  await isOnDevice(page);
  await page.goto(PLANNING);
  await expect(planning(page).getByRole("listitem").first()).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await caches.match("/planning/")) !== undefined)).toBe(true);
  await page.reload();
  await expect(planning(page).getByRole("listitem").first()).toBeVisible();
  await page.locator('[data-tab="planning"]').click();
  const tile = (id: string) => page.locator(`[data-tile="${id}"]`);
  await expect(tile("planning-upcoming")).toHaveAttribute("data-offline", "full");
  await expect(tile("planning-upcoming")).toHaveAccessibleName("Événements à venir");
  await page.evaluate(() => {
    const isSaid = (tile: Element) => tile.querySelector("[data-offline-mark]")?.checkVisibility({ visibilityProperty: true }) === true;
    const frames: string[] = [];
    new MutationObserver(() =>
      requestAnimationFrame(() => {
        const said = new Set([...document.querySelectorAll("[data-tile]")].map(isSaid));
        frames.push(`${document.documentElement.dataset.network}: ${[...said]}`);
      }),
    ).observe(document.documentElement, { attributeFilter: ["data-network"] });
    Object.assign(window, { frames });
  });
  /** What the tiles say in each frame that follows a change of the network. */
  const saidInFrames = () => page.evaluate(() => ("frames" in window && Array.isArray(window.frames) ? [...new Set(window.frames)] : []));
  await context.setOffline(true);
  await expect(tile("planning-upcoming")).toHaveAccessibleName(/prêt hors ligne, ouvert (maintenant|il y a)/);
  await expect(tile("planning-tasks")).toHaveAccessibleName(/réseau requis/);
  await context.setOffline(false);
  await expect(tile("planning-upcoming")).toHaveAccessibleName("Événements à venir");
  expect(await saidInFrames()).toEqual(["OFFLINE: true", "ONLINE: false"]);
});

test("a menu that is first opened after the network has gone says of each tile what it is good for", async ({ page, context }) => {
  await enter(page, "eleveur-lait");
  await isOnDevice(page);
  await page.goto("/sync/add");
  await expect(page.locator("[data-tour]")).toBeVisible();
  await context.setOffline(true);
  await expect(page.locator("html")).toHaveAttribute("data-network", "OFFLINE");
  await page.locator('[data-tab="planning"]').click();
  await expect(page.locator('[data-tile="planning-tasks"]')).toHaveAccessibleName(/réseau requis/);
});

// The browser believes it has a network, and the page comes from the device: nobody but the worker notices.
test("a page that comes from the device because the server is gone tells the shell, which asks the server itself [NET-05]", async ({
  page,
}) => {
  // Nothing is loaded ahead on a metered network.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g", saveData: true } }));
  const server = await startOwnServer();
  await enter(page, "eleveur-lait", server.address);
  await isOnDevice(page);
  await page.goto(`${server.address}${PLANNING}`);
  await expect.poll(() => page.evaluate(async () => (await caches.match("/planning/")) !== undefined)).toBe(true);
  await page.goto(`${server.address}/sync/add`);
  await expect(page.locator("[data-tour]")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await server.stop();
  await expect(page.locator("html")).toHaveAttribute("data-network", "ONLINE");
  await open(page, PLANNING);
  await expect(planning(page).getByRole("listitem").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-network", "OFFLINE");
});

test("the pages that were kept go with the logout", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await isOnDevice(page);
  await page.goto(PLANNING);
  await expect.poll(() => kept(page)).toContain("clarine.frames:/planning");
  await logOut(page);
  await expect.poll(() => kept(page)).toEqual([]);
});

// Only a browser tells what has passed through the worker.
test("a page that needs the network does not wait for the worker; one that is kept comes through it", async ({ page }) => {
  await enter(page, "eleveur-lait");
  await isOnDevice(page);
  const throughWorker = async (address: string, app: string) => {
    await page.goto(address);
    const frame = await (await page.locator(`iframe[data-app="${app}"]`).elementHandle())?.contentFrame();
    await frame?.waitForLoadState();
    return frame?.evaluate(() =>
      performance.getEntriesByType("navigation").map((entry) => "workerStart" in entry && Number(entry.workerStart) > 0),
    );
  };
  expect(await throughWorker(PLANNING, "planning2")).toEqual([true]);
  expect(await throughWorker("/sante/mamelle/home", "mamelle")).toEqual([false]);
});
