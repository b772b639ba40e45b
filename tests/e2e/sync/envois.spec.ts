import { expect, type Page, test } from "@playwright/test";
import { CALLS, HEADERS } from "../../../generated/calls";
import { ROUTES } from "../../../generated/routes";
import { TEXTS as PLANNING_TEXTS } from "../../../src/examples/planning/texts";
import { TEXTS } from "../../../src/examples/synchrozor/texts/texts";
import { axeFindings } from "../support/axe";
import { DESKTOP } from "../support/layout";
import { enter, open } from "../support/shell";

const WORDS = TEXTS.fr;
const PLANNING_WORDS = PLANNING_TEXTS.fr;
const ENVOIS = ROUTES["synchrozor.sync.main"];
const PLANNING = ROUTES["planning2.main.planning"];

const inside = (page: Page, { application }: { readonly application: string }) =>
  page.locator(`iframe[data-app="${application}"]`).contentFrame();

/** The first task of the planning is done. */
async function doFirstTask(page: Page): Promise<void> {
  await open(page, "/planning2/main/planning");
  await inside(page, PLANNING).locator("[data-task]:not([data-done='true'])").getByRole("button", { name: "Fait" }).first().click();
}

/** As the server refuses: what answers in its place does not know the key. */
async function refuseActions(page: Page): Promise<void> {
  await page.route(`**${CALLS.syncActions.path}`, (route) => {
    const key = route.request().headers()[HEADERS.idempotencyKey.toLowerCase()] ?? "";
    const headers = { [HEADERS.idempotencyKey]: key };
    return route.fulfill({ status: 422, headers, json: { error: "invalid-payload", reason: "day" } });
  });
}

test.use({ viewport: DESKTOP });

test("what is done while the page is offline waits in sight, and is sent once the network is back [SYN-01]", async ({ page, context }) => {
  await enter(page, "eleveur-lait");
  await open(page, `/${ENVOIS.path}`);
  await expect(inside(page, ENVOIS).getByRole("heading", { name: WORDS.title })).toBeVisible();
  await open(page, "/planning2/main/planning");
  await expect(inside(page, PLANNING).locator("[data-task]").first()).toBeVisible();
  await context.setOffline(true);
  await doFirstTask(page);
  await open(page, `/${ENVOIS.path}`);
  const envois = inside(page, ENVOIS);
  await expect(envois.locator('[data-kind="waiting"] [data-item], [data-item][data-kind="waiting"]')).toHaveCount(1);
  await expect(envois.getByText(WORDS.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(envois.locator('[data-item][data-kind="sent"]').first()).toContainText(WORDS.sentOne);
  await expect(envois.locator('[data-item][data-kind="waiting"]')).toHaveCount(0);
});

test("an action that the server refuses is shown with its reason, and can be corrected or discarded, which is asked first", async ({
  page,
}) => {
  await refuseActions(page);
  await enter(page, "eleveur-lait");
  await doFirstTask(page);
  await open(page, `/${ENVOIS.path}`);
  const envois = inside(page, ENVOIS);
  const refused = envois.locator('[data-item][data-kind="parked"]');
  await expect(refused).toContainText("une valeur manque");
  await expect(refused).toContainText(WORDS.kept);
  const download = page.waitForEvent("download");
  await envois.getByRole("button", { name: WORDS.exportFile }).click();
  expect((await download).suggestedFilename()).toMatch(/^envois-.*\.json$/);
  await refused.getByRole("button", { name: WORDS.correct }).click();
  await expect(page.locator("[data-page-bar]")).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await refused.getByRole("button", { name: WORDS.cancel }).click();
  await refused.getByRole("button", { name: WORDS.discard }).click();
  await page.getByRole("dialog").getByRole("button", { name: WORDS.keep }).click();
  await expect(refused).toHaveCount(1);
  await refused.getByRole("button", { name: WORDS.discard }).click();
  await page.getByRole("dialog").getByRole("button", { name: WORDS.discard }).click();
  await expect(refused).toHaveCount(0);
  await expect(envois.locator('[data-item][data-kind="discarded"]')).toContainText(WORDS.discardedOne);
});

test("what two devices have changed is shown side by side, and the user decides which one stays", async ({ page, browser }) => {
  const note = async (on: Page, text: string) => {
    const row = inside(on, PLANNING).locator("[data-task]").last();
    await row.getByRole("button", { name: PLANNING_WORDS.edit }).click();
    await row.getByLabel(PLANNING_WORDS.note).fill(text);
    await row.getByRole("button", { name: PLANNING_WORDS.save }).click();
  };
  const elsewhere = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  for (const device of [page, elsewhere]) {
    await enter(device, "eleveur-lait");
    await open(device, "/planning2/main/planning");
    await expect(inside(device, PLANNING).locator("[data-task]").first()).toBeVisible();
  }
  await note(elsewhere, "vêlage surveillé par Anne");
  await expect(inside(elsewhere, PLANNING).locator('[data-sending="sent"]').first()).toBeVisible();
  await elsewhere.context().close();
  await note(page, "vétérinaire appelé");
  await open(page, `/${ENVOIS.path}`);
  const refused = inside(page, ENVOIS).locator('[data-item][data-kind="parked"]');
  await expect(refused).toContainText(WORDS.conflict.line);
  await expect(refused.getByRole("row").last()).toHaveText(/^vétérinaire appelé\s*vêlage surveillé par Anne$/);
  await expect(page.locator("[data-page-bar]")).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await refused.getByRole("button", { name: WORDS.conflict.keepMine }).click();
  await expect(refused).toHaveCount(0);
  await expect(inside(page, ENVOIS).locator('[data-item][data-kind="sent"]')).toHaveCount(1);
});
