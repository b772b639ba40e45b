import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { CALLS } from "../../../generated/calls";
import { PRODUCT } from "../../../generated/settings";
import { deviceStorage } from "../support/deviceStorage";
import { isOnDevice } from "../support/onDevice";
import { startOwnServer } from "../support/ownServer";
import { appliedOn, doFirstTask, enterWithPlanning, openPlanning, typeNote } from "../support/planning";
import { enter, fillSignIn } from "../support/shell";

test.use({ serviceWorkers: "allow" });

const ACCOUNT = "eleveur-lait";

/** Another version answers the next ping, and the time goes on until what waits is being sent. */
async function reportOtherVersion(page: Page, context: BrowserContext): Promise<void> {
  let pings = 0;
  await context.route(`**${CALLS.ping.path}`, (route) => {
    pings += 1;
    return route.fulfill({ json: { version: `not ${PRODUCT.version}` } });
  });
  const look = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    return pings;
  };
  await expect.poll(look).toBeGreaterThan(0);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const pass = async () => {
    await page.clock.runFor(1000);
    return page.getByRole("status").filter({ hasText: "Synchronisation en cours…" }).count();
  };
  await expect.poll(pass).toBe(1);
}

test("a version purge takes the shell off the device, another tab is signed out too, and the next sign-in brings it back: it starts without network [PUR-03]", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await enter(page, "eleveur-mixte");
  await isOnDevice(page);
  const other = await context.newPage();
  await other.goto("/");
  await expect(other.locator("[data-tab]").first()).toBeVisible();

  await reportOtherVersion(page, context);
  const loaded = page.waitForEvent("load");
  await page.clock.runFor(6000);
  await page.clock.resume();
  await loaded;
  await expect(page).toHaveURL(/\/welcome\/login/);
  await expect(other).toHaveURL(/\/welcome\/login/);
  await context.unroute(`**${CALLS.ping.path}`);

  await fillSignIn(page, "eleveur-mixte");
  await expect(page.locator("[data-tab]").first()).toBeVisible();
  await isOnDevice(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-network", "OFFLINE");
  await expect(page.locator("[data-tab]").first()).toBeVisible();
});

test("a version purge waits for what is typed in another tab, says for which page, and goes on once that is saved or given up [PUR-02]", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await enter(page, "eleveur-mixte");
  await isOnDevice(page);
  const other = await context.newPage();
  await other.goto("/");
  await openPlanning(other);
  await typeNote(other, "rappeler le vétérinaire");
  await page.bringToFront();
  await reportOtherVersion(page, context);
  const loaded = page.waitForEvent("load");
  await page.clock.runFor(6000);
  const told = page
    .locator('[data-notice="info"]')
    .filter({ hasText: "La mise à jour attend la fin de votre saisie : Événements à venir" });
  await expect(told).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(told).toBeVisible();
  await expect(other.locator("[data-tab]").first()).toBeVisible();
  await other.bringToFront();
  await typeNote(other, "");
  await page.clock.resume();
  await loaded;
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/welcome\/login/);
});

test("an entry made without network that still waits when a version purge clears the device is there after it, alone, and goes with the next sign-in [PUR-04]", async ({
  page,
  context,
}) => {
  const server = await startOwnServer();
  await page.clock.install();
  await enterWithPlanning(page, ACCOUNT, server.address);
  await context.setOffline(true);
  await doFirstTask(page);
  await page.reload();
  await openPlanning(page);
  await context.route(`**${CALLS.syncActions.path}`, (route) => route.fulfill({ status: 503, body: "" }));
  await context.setOffline(false);
  await expect(page.locator("html")).toHaveAttribute("data-network", "ONLINE");
  await reportOtherVersion(page, context);
  const loaded = page.waitForEvent("load");
  await page.clock.runFor(6000);
  await page.clock.resume();
  await loaded;
  await expect(page).toHaveURL(/\/welcome\/login/);
  const databases = [...(await deviceStorage(page)).keys()].filter((place) => place.startsWith("database "));
  expect(databases).toEqual(["database clarine.outbox/actions"]);
  expect(await appliedOn(server.address, ACCOUNT)).toBe(0);

  await context.unrouteAll();
  await fillSignIn(page, ACCOUNT);
  await expect.poll(() => appliedOn(server.address, ACCOUNT)).toBe(1);
  await server.stop();
});
