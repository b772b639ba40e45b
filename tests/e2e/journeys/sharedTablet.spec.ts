import { expect, type Page, test } from "@playwright/test";
import { PERSONAS } from "../../../generated/personas";
import { startOwnServer } from "../support/ownServer";
import { appliedActions, doFirstTask, openPlanning } from "../support/planning";
import { enter, logOut, tilesAreThere } from "../support/shell";
import { prepareTour, switchTo, tourRow } from "../support/tour";

test.use({ serviceWorkers: "allow" });

const [TECHNICIAN, BREEDER] = ["technicien-multi", "eleveur-lait"] as const;
const HERDS = PERSONAS[TECHNICIAN].herds.map(({ numCheptel }) => numCheptel);
const DAY_AND_MORE_MS = 26 * 3_600_000;

const waiting = (page: Page) => page.locator("[data-sync]");

test("forty herds on a tablet of two people: without network the tiles say what they can do and what is stale; neither sees nor sends what the other has entered, the device is emptied without it, and it goes with the next sign-in of its user", async ({
  page,
  context,
}) => {
  const server = await startOwnServer();
  const herdsOf = async (account: string) => (await appliedActions(server.address, account)).map(({ numCheptel }) => numCheptel).sort();
  const [first = "", second = ""] = [HERDS[7], HERDS[31]];
  await enter(page, TECHNICIAN, server.address);
  await prepareTour(page, server.address, [first, second], "/planning");
  await expect(page.getByText(`Élevages prêts : 2 sur 2`)).toBeVisible();
  await context.setOffline(true);
  for (const herd of [first, second]) {
    await switchTo(page, herd);
    await openPlanning(page);
    await doFirstTask(page);
  }
  await page.close();

  // The next day, from cold.
  const cold = await context.newPage();
  await cold.addInitScript((later) => {
    const now = Date.now;
    Date.now = () => now() + later;
  }, DAY_AND_MORE_MS);
  await cold.goto(`${server.address}/sync/add`);
  await expect(cold.locator("[data-stale]").filter({ hasText: "datent de plus d’un jour" })).toBeVisible();
  await expect(tourRow(cold, first).locator('[data-look="stale"]')).toBeVisible();
  await expect(cold.getByRole("button", { name: "Vider l’appareil" })).toBeDisabled();
  await cold.locator('[data-tab="sante"]').click();
  await tilesAreThere(cold);
  const tile = cold.locator('[data-tile="sante-treatments"]');
  await expect(tile).toHaveAttribute("data-offline", "readonly");
  await expect(tile).toHaveAttribute("data-stale", "true");
  await expect(tile).toHaveAccessibleName(/lecture seule/);
  await cold.close();

  await context.setOffline(false);
  const other = await context.newPage();
  // A server that fails, not a network that comes and goes: without one the device cannot be emptied.
  await other.route("**/syncManager/api/actions", (route) => route.fulfill({ status: 503 }));
  await other.goto(`${server.address}/sync/add`);
  await expect(waiting(other)).toHaveText(/^2 \S/);
  await other.getByRole("button", { name: "Vider l’appareil" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Vider l’appareil" }).click();
  await expect(tourRow(other, "/planning")).toContainText("à préparer");
  await expect(waiting(other)).toHaveText(/^2 \S/);
  await logOut(other);
  await other.unrouteAll();
  await enter(other, BREEDER, server.address);
  await openPlanning(other);
  await doFirstTask(other);
  await expect.poll(() => herdsOf(BREEDER)).toEqual([PERSONAS[BREEDER].herds[0]?.numCheptel]);
  await expect(waiting(other)).toHaveCount(0);
  expect(await herdsOf(TECHNICIAN)).toEqual([]);
  await logOut(other);

  await enter(other, TECHNICIAN, server.address);
  await expect.poll(() => herdsOf(TECHNICIAN)).toEqual([first, second].sort());
  expect(await herdsOf(BREEDER)).toHaveLength(1);
  await server.stop();
});
