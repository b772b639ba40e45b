import { expect, type Page, test } from "@playwright/test";
import { startOwnServer } from "../support/ownServer";
import { doFirstTask } from "../support/planning";
import { enter } from "../support/shell";
import { prepareTour, switchTo, tourRow } from "../support/tour";

test.use({ serviceWorkers: "allow" });

const PLANNING = "/planning2/main/planning";
const HERDS = ["FR63907103", "FR15907102"] as const;

const planning = (page: Page) => page.frameLocator('iframe[data-app="planning2"]');
const done = (page: Page) => planning(page).locator("[data-task][data-done='true']");

test("two herds are prepared and the network goes: the planning of both has its data, and what is done there stays with its herd when the browser starts again [HSW-01] [HSW-12] [WRK-06] [WRK-14]", async ({
  page,
  context,
}) => {
  const server = await startOwnServer();
  await enter(page, "technicien-hors-ligne", server.address);
  await prepareTour(page, server.address, HERDS, "/planning");
  for (const herd of HERDS) await expect(tourRow(page, herd)).toContainText(/\d\sko/);
  await expect(tourRow(page, "/sante")).toContainText("page seule, sans données");
  await server.stop();
  await context.setOffline(true);
  await page.close();

  const [first, second] = HERDS;
  const cold = await context.newPage();
  await cold.goto(`${server.address}/sync/add`);
  const open = async (on: Page, herd: string) => {
    await switchTo(on, herd);
    await on.goto(`${server.address}${PLANNING}`);
    await expect(planning(on).locator(`main[data-herd="${herd}"] [data-task]`).first()).toBeVisible();
  };
  await open(cold, first);
  await expect(planning(cold).locator("[data-loaded]")).toContainText("Données chargées sur cet appareil");
  await doFirstTask(cold);
  await open(cold, second);
  await expect(done(cold)).toHaveCount(0);
  await doFirstTask(cold);
  await doFirstTask(cold);
  await cold.reload();
  await expect(done(cold)).toHaveCount(2);
  await cold.close();

  const again = await context.newPage();
  await again.goto(`${server.address}${PLANNING}`);
  await expect(done(again)).toHaveCount(2);
  await open(again, first);
  await expect(done(again)).toHaveCount(1);
  // Of both herds, and nobody had to sign in.
  await expect(again.locator("[data-sync]")).toHaveText(/^3 \S/);
});
