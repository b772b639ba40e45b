import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, type Route, test } from "@playwright/test";
import { CALLS } from "../../../generated/calls";
import { startOwnServer } from "../support/ownServer";
import { appliedActions, doFirstTask, openPlanning } from "../support/planning";
import { enter } from "../support/shell";
import { prepareTour, switchTo } from "../support/tour";

test.use({ serviceWorkers: "allow" });

const ACCOUNT = "technicien-hors-ligne";
const HERDS = ["FR63907103", "FR15907102"] as const;
const EVENTS = 5;

/** What a bad network does to the first attempts, one after the other. */
const BAD_LINE: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.abort("connectionreset"),
  async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  },
  (route) => route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Service unavailable</h1>" }),
  (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<title>Wi-Fi</title>" }),
];

test("ten events entered in two herds without network, the browser closed in between: on a bad line each of them arrives once, under its herd [SYN-01]", async ({
  playwright,
  launchOptions,
}) => {
  const server = await startOwnServer();
  const profile = await mkdtemp(join(tmpdir(), "clarine-day-"));
  const openBrowser = () => playwright.chromium.launchPersistentContext(profile, { ...launchOptions, locale: "fr-FR" });

  let context = await openBrowser();
  let page = await context.newPage();
  await enter(page, ACCOUNT, server.address);
  await prepareTour(page, server.address, HERDS, "/planning");
  await context.setOffline(true);
  await enterEvents(page, HERDS[0]);
  await context.close();

  context = await openBrowser();
  await context.setOffline(true);
  page = await context.newPage();
  await page.goto(server.address);
  await enterEvents(page, HERDS[1]);
  expect(await appliedActions(server.address, ACCOUNT)).toEqual([]);

  const faults = [...BAD_LINE];
  await context.route(`**${CALLS.syncActions.path}`, async (route) => {
    const harm = faults.shift();
    await (harm === undefined ? route.continue() : harm(route));
  });
  await context.setOffline(false);
  await expect
    .poll(async () => (await appliedActions(server.address, ACCOUNT)).map(({ numCheptel }) => numCheptel).sort(), { timeout: 100_000 })
    .toEqual([...Array(EVENTS).fill(HERDS[0]), ...Array(EVENTS).fill(HERDS[1])].sort());
  expect(faults).toEqual([]);
  // Nothing waits any more, so the rail says nothing of it.
  await expect(page.locator("[data-sync]")).toHaveCount(0);

  await context.close();
  await server.stop();
  await rm(profile, { recursive: true, force: true });
});

async function enterEvents(page: Page, herd: string): Promise<void> {
  await switchTo(page, herd);
  await openPlanning(page);
  for (let event = 0; event < EVENTS; event++) await doFirstTask(page);
}
