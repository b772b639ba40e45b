import { expect, type Page, test } from "@playwright/test";
import { CALLS } from "../../../generated/calls";
import { isOnDevice } from "../support/onDevice";
import { startOwnServer } from "../support/ownServer";
import { appliedActions, doFirstTask, keepPlanning, openPlanning } from "../support/planning";
import { signInAs } from "../support/profile";
import { enter } from "../support/shell";
import { switchTo } from "../support/tour";

test.use({ serviceWorkers: "allow" });

const ACCOUNT = "technicien-hors-ligne";
const [FIRST, SECOND] = ["FR63907103", "FR15907102"] as const;
/** Of the user, for each of the two waits. */
const TIMEOUT = 4000;
const SENDING = `**${CALLS.syncActions.path}`;

/** Chooses a herd in the list, which need not be entered. */
async function choose(page: Page, herd: string): Promise<void> {
  await page.getByRole("button", { name: "Afficher la liste des élevages" }).click();
  await page.getByRole("searchbox", { name: "Rechercher un élevage" }).fill(herd);
  await page.locator(`[data-herd-choice="${herd}"]`).click();
}

test("an entry made without network waits behind a server that fails: the switch shows the page of its herd, and after both timeouts it has failed, on the map, with the entry kept; sent at last, the switch goes by itself to the herd and page that were wanted [HSW-07] [HSW-08] [HSW-10] [HSW-11]", async ({
  page,
  context,
}) => {
  const server = await startOwnServer();
  const isBack = async () => {
    await context.setOffline(false);
    await expect(page.locator("html")).toHaveAttribute("data-network", "ONLINE");
  };
  await signInAs(page, (profile) => ({ ...profile, timeout: TIMEOUT }));
  await enter(page, ACCOUNT, server.address);
  await isOnDevice(page);
  await switchTo(page, FIRST);
  await keepPlanning(page, server.address);
  await context.setOffline(true);
  await doFirstTask(page);
  await page.reload();
  await openPlanning(page);
  await context.route(SENDING, (route) => route.fulfill({ status: 503, body: "" }));
  await isBack();

  await choose(page, SECOND);
  await expect(page).toHaveURL(new RegExp(`/sync/solo/${FIRST}`));
  await expect(page.locator('[data-notice="negative"]').filter({ hasText: "Choisissez un élevage sur la carte" })).toBeVisible();
  await expect(page).toHaveURL(/\/icowdesk\/home\/map/);
  await expect(page.locator("header [data-herd]")).toHaveCount(0);

  await context.setOffline(true);
  await page.reload();
  await switchTo(page, FIRST);
  await openPlanning(page);
  await isBack();
  await choose(page, SECOND);
  await expect(page).toHaveURL(new RegExp(`/sync/solo/${FIRST}`));
  await context.unroute(SENDING);
  await expect(page.locator(`header [data-herd="${SECOND}"]`)).toBeVisible();
  await openPlanning(page);
  expect((await appliedActions(server.address, ACCOUNT)).map(({ numCheptel }) => numCheptel)).toEqual([FIRST]);
  await server.stop();
});
