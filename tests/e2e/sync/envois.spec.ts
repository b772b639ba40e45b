import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { CALLS, HEADERS } from "../../../generated/calls";
import { PERSONAS } from "../../../generated/personas";
import { ROUTES } from "../../../generated/routes";
import { TEXTS as PLANNING_TEXTS } from "../../../src/examples/planning/texts/texts";
import { TEXTS } from "../../../src/examples/synchrozor/texts/texts";
import { axeFindings } from "../support/axe";
import { faintBadges } from "../support/badges";
import { DESKTOP, PHONE, THEMES } from "../support/layout";
import { queueIsOpen } from "../support/planning";
import { enter, open } from "../support/shell";
import { switchTo } from "../support/tour";

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

/** What axe finds inside the page. */
async function findingsInside(page: Page): Promise<readonly string[]> {
  const frame = await (await page.locator(`iframe[data-app="${ENVOIS.application}"]`).elementHandle())?.contentFrame();
  if (!frame) throw new Error("no frame of the page");
  return axeFindings(frame);
}

const SENDING = `**${CALLS.syncActions.path}`;

/** As the server refuses: what answers in its place does not know the key. */
async function refuseActions(page: Page): Promise<void> {
  await page.route(SENDING, (route) => {
    const key = route.request().headers()[HEADERS.idempotencyKey.toLowerCase()] ?? "";
    const headers = { [HEADERS.idempotencyKey]: key };
    return route.fulfill({ status: 422, headers, json: { error: "invalid-payload", reason: "day" } });
  });
}

async function colourOf(badge: Locator): Promise<string> {
  return badge.locator("svg").evaluate((sign) => getComputedStyle(sign).color);
}

test.use({ viewport: DESKTOP });

test("what is done while the page is offline waits in sight, with its number and age, and is sent once the network is back [SYN-01] [SYN-02] [SYN-03] [SYN-08]", async ({
  page,
  context,
}) => {
  const badge = page.locator("[data-sync]");
  await enter(page, "eleveur-lait");
  await open(page, `/${ENVOIS.path}`);
  await expect(inside(page, ENVOIS).getByRole("heading", { name: WORDS.title })).toBeVisible();
  await open(page, "/planning2/main/planning");
  await expect(inside(page, PLANNING).locator("[data-task]").first()).toBeVisible();
  await queueIsOpen(page);
  await context.setOffline(true);
  await doFirstTask(page);
  await expect(badge).toHaveAttribute("data-sync", "DRAFT");
  await expect(badge).toHaveText(/^1 \S/);
  await expect(badge).toHaveAttribute("title", /· (?:maintenant|il\sy\sa\s\d+\smin)$/);
  await open(page, `/${ENVOIS.path}`);
  const envois = inside(page, ENVOIS);
  await expect(envois.locator('[data-item][data-state="DRAFT"]')).toHaveCount(1);
  await expect(envois.getByText(WORDS.offline)).toBeVisible();
  await expect(envois.getByRole("status")).toHaveText("1 en attente");
  await expect(envois.getByText("1 en attente · la plus ancienne : maintenant")).toBeVisible();
  await context.setOffline(false);
  // Once nothing waits the rail is silent.
  await expect(badge).toHaveCount(0);
  await expect(envois.locator('[data-item][data-kind="sent"]').first()).toContainText(WORDS.sentOne);
  await expect(envois.locator('[data-item][data-kind="waiting"]')).toHaveCount(0);
});

test("an action that the server refuses is counted by the bell, whose number stands out in every theme as that of the workshops does, and leads from there to where it is shown with its reason, and can be corrected or discarded, which is asked first", async ({
  page,
}) => {
  await refuseActions(page);
  await enter(page, "eleveur-lait");
  await doFirstTask(page);
  const bell = page.locator("[data-bell]");
  await expect(bell.locator("[data-count]")).toBeVisible();
  const theme = await page.locator("html").getAttribute("data-theme");
  for (const name of [...THEMES, theme]) {
    await page.locator("html").evaluate((root, shown) => Object.assign(root.dataset, { theme: shown }), name);
    expect([name, await faintBadges(page)]).toEqual([name, { seen: 2, faint: [] }]);
  }
  await bell.click();
  await page.locator('[data-past="refused"]').getByRole("link", { name: "Corriger" }).click();
  await expect(page).toHaveURL(new RegExp(`/${ENVOIS.path}$`));
  const envois = inside(page, ENVOIS);
  const refused = envois.locator('[data-item][data-kind="parked"]');
  await expect(refused).toContainText("une valeur manque");
  await expect(page.locator("[data-sync]")).toHaveAttribute("data-sync", "WARNING");
  await expect(refused).toContainText(WORDS.kept);
  const download = page.waitForEvent("download");
  await envois.getByRole("button", { name: WORDS.exportFile }).click();
  expect((await download).suggestedFilename()).toMatch(/^envois-.*\.json$/);
  const [entry] = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(entry).toMatchObject({ userId: "eleveur-lait", parked: { status: 422 }, payload: { done: true } });
  await refused.getByRole("button", { name: WORDS.correct }).click();
  await expect(page.locator("[data-page-bar]")).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await findingsInside(page)).toEqual([]);
  await refused.getByRole("button", { name: WORDS.cancel }).click();
  await refused.getByRole("button", { name: WORDS.discard }).click();
  await page.getByRole("dialog").getByRole("button", { name: WORDS.keep }).click();
  await expect(refused).toHaveCount(1);
  await refused.getByRole("button", { name: WORDS.discard }).click();
  await page.getByRole("dialog").getByRole("button", { name: WORDS.discard }).click();
  await expect(refused).toHaveCount(0);
  await expect(envois.locator('[data-item][data-kind="discarded"]')).toContainText(WORDS.discardedOne);
  expect(await findingsInside(page)).toEqual([]);
  await expect(bell.locator("[data-count]")).toHaveCount(0);
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
  const noted = inside(elsewhere, PLANNING).locator('[data-sending="sent"]').filter({ hasText: "vêlage surveillé par Anne" });
  await expect(noted).toBeVisible();
  await elsewhere.context().close();
  await note(page, "vétérinaire appelé");
  await open(page, `/${ENVOIS.path}`);
  const refused = inside(page, ENVOIS).locator('[data-item][data-kind="parked"]');
  await expect(refused).toContainText(WORDS.conflict.line);
  await expect(refused.getByRole("row").last()).toHaveText(/^vétérinaire appelé\s*vêlage surveillé par Anne$/);
  await expect(page.locator("[data-page-bar]")).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(await findingsInside(page)).toEqual([]);
  await refused.getByRole("button", { name: WORDS.conflict.keepMine }).click();
  await expect(refused).toHaveCount(0);
  await expect(inside(page, ENVOIS).locator('[data-item][data-kind="sent"]')).toHaveCount(1);
});

test("a correction is what the server gets, under the same herd, and what was refused is no more; all that is left goes again with one press", async ({
  page,
}) => {
  await refuseActions(page);
  await enter(page, "eleveur-lait");
  for (let tasks = 0; tasks < 3; tasks++) await doFirstTask(page);
  await open(page, `/${ENVOIS.path}`);
  const envois = inside(page, ENVOIS);
  const refused = envois.locator('[data-item][data-state="WARNING"]');
  await expect(refused).toHaveCount(3);
  await page.unroute(SENDING);
  const sending = page.waitForRequest(SENDING);
  await refused.first().getByRole("button", { name: WORDS.correct }).click();
  await refused
    .first()
    .getByLabel(WORDS.fields.note ?? "")
    .fill("vu par Anne");
  await refused.first().getByRole("button", { name: WORDS.send }).click();
  expect((await sending).postDataJSON()).toMatchObject({ payload: { note: "vu par Anne", done: true } });
  await expect(refused).toHaveCount(2);
  await expect(refused.first().getByRole("button", { name: WORDS.correct })).toBeFocused();
  await expect(envois.locator('[data-item][data-state="SUCCESS"]')).toHaveCount(1);
  await envois.getByRole("button", { name: WORDS.retryAll }).click();
  await expect(refused).toHaveCount(0);
  await expect(envois.locator('[data-item][data-state="SUCCESS"]')).toHaveCount(3);
});

test("a server that fails: each entry says so, and when it is tried again; what waits goes at a press before that, with herds, timeout, network and way back [SYN-03] [SYN-09] [WRK-11]", async ({
  page,
}) => {
  const badge = page.locator("[data-sync]");
  await page.route(SENDING, (route) => route.fulfill({ status: 503, body: "" }));
  await enter(page, "eleveur-lait");
  for (let tasks = 0; tasks < 2; tasks++) await doFirstTask(page);
  await open(page, `/${ENVOIS.path}`);
  const envois = inside(page, ENVOIS);
  await expect(badge).toHaveAttribute("data-sync", "ERROR");
  const red = await colourOf(badge);
  await page.locator('[data-notice="negative"]').getByRole("button", { name: "Fermer" }).click();
  await expect(envois.locator("[data-item]").first()).toHaveAttribute("data-state", "ERROR");
  await expect(envois.locator("[data-item]").last()).toHaveAttribute("data-state", "DRAFT");
  // Long enough that nothing goes by itself meanwhile.
  await expect(envois.locator('[data-list="waiting"]')).toContainText(/essai suivant dans ([5-9]|[1-6]\d) s/);
  await page.unroute(SENDING);
  const sending = page.waitForRequest(SENDING, { timeout: 4000 });
  await envois.getByRole("button", { name: WORDS.sendNow }).click();
  await sending;
  await expect(envois.locator('[data-item][data-state="SUCCESS"]')).toHaveCount(2);
  // Once nothing waits the rail is silent; the strip of a phone goes on saying how things stand.
  await expect(badge).toHaveCount(0);
  await page.setViewportSize(PHONE);
  await expect(badge).toHaveAttribute("data-sync", "SUCCESS");
  expect(
    await badge
      .locator("span")
      .first()
      .evaluate((dot) => getComputedStyle(dot).backgroundColor),
  ).not.toBe(red);
});

test("each herd shows how it stands and leads to its own page; what was sent stands in the history [SYN-03]", async ({ page }) => {
  const [first, second] = PERSONAS["technicien-multi"].herds;
  if (first === undefined || second === undefined) throw new Error("two herds are needed");
  await enter(page, "technicien-multi");
  await expect(page.locator('[data-shown="true"][data-state="connected"]')).toHaveCount(1);
  await refuseActions(page);
  await switchTo(page, first.numCheptel);
  await expect(page.getByText("Vous êtes dans l’élevage")).toBeVisible();
  await doFirstTask(page);
  await expect(page.locator("[data-sync]")).toHaveAttribute("data-sync", "WARNING");
  await page.unroute(SENDING);
  await switchTo(page, second.numCheptel);
  await doFirstTask(page);
  await open(page, `/${ENVOIS.path}`);
  const envois = inside(page, ENVOIS);
  const row = (numCheptel: string) => envois.locator(`[data-herd="${numCheptel}"]`);
  await expect(row(first.numCheptel)).toHaveAttribute("data-state", "WARNING");
  await expect(row(first.numCheptel)).toContainText(WORDS.states.WARNING);
  await expect(row(second.numCheptel)).toHaveAttribute("data-state", "SUCCESS");
  await expect(row(second.numCheptel)).toContainText(WORDS.states.SUCCESS);
  await expect(page.locator("[data-page-bar]")).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  await row(first.numCheptel).getByRole("button").click();
  await expect(page).toHaveURL(new RegExp(`/sync/solo/${first.numCheptel}`));
  await expect(envois.getByRole("heading", { level: 1 })).toHaveText(/^Envois · \S/);
  await expect(envois.locator('[data-item][data-state="WARNING"]')).toHaveCount(1);
  await expect(envois.locator('[data-item][data-state="SUCCESS"]')).toHaveCount(0);

  await envois.getByRole("button", { name: WORDS.all }).click();
  await envois.getByRole("button", { name: WORDS.history }).click();
  await expect(page).toHaveURL(/\/sync\/history/);
  await expect(envois.getByRole("heading", { level: 1 })).toHaveText(WORDS.history);
  await expect(envois.locator('[data-item][data-state="SUCCESS"]')).toHaveCount(1);
  await expect(envois.locator('[data-item][data-state="WARNING"]')).toHaveCount(0);
});
