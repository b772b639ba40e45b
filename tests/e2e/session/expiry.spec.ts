import { expect, type Page, test } from "@playwright/test";
import { CALLS } from "../../../generated/calls";
import { PERSONAS } from "../../../generated/personas";
import { DEMO } from "../../../generated/settings";
import { axeFindings } from "../support/axe";
import { endSession, loseAndFindNetwork, signInSheet } from "../support/expiredSession";
import { boxOf, PHONE } from "../support/layout";
import { loseFiles } from "../support/network/loseFiles";
import { startOwnServer } from "../support/ownServer";
import { enter, frameOf, shortcutsAreThere, signIn } from "../support/shell";

const FORM = "sante.carnet.parage.history";

/** No application is being told of the sign-in any more: none of them is the first to hear that the session has ended. */
const isAtRest = (page: Page) => expect(page.locator("[data-progress]")).toHaveCount(0);

/** A breeder in the middle of a form, when the session ends. */
async function typing(page: Page, beforeTheEnd: () => Promise<void> = async () => {}) {
  await page.clock.install();
  await enter(page, "eleveur-lait");
  await isAtRest(page);
  await page.goto("/sante/carnet/parage/history");
  const { element, received } = frameOf(page, FORM);
  await expect(received("protocol")).toHaveText("connected");
  await isAtRest(page);
  const frame = element.contentFrame();
  await frame.locator("summary").click();
  const field = frame.locator('input[name="params"]');
  await field.fill('{"note":"vache 4711 boite"}');
  await beforeTheEnd();
  await endSession(page);
  return { element, field, url: page.url() };
}

test("a session that expires in the middle of a form: the sign-in comes over the screen, and page, frame and what was typed stay [EXP-01] [EXP-02]", async ({
  page,
}) => {
  const { element, field, url } = await typing(page);
  await loseAndFindNetwork(page);
  const { sheet, login, password, submit } = signInSheet(page);
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText("pendant un chargement");
  await expect(login).toHaveValue("eleveur-lait");
  await expect(login).toHaveAttribute("readonly", "");
  await password.fill("wrong");
  await submit.click();
  await expect(sheet.getByText("Identifiants inconnus")).toBeVisible();
  await password.fill(DEMO.password);
  await expect(sheet.getByText("Identifiants inconnus")).toBeHidden();
  await submit.click();
  await expect(sheet).toBeHidden();
  expect(page.url()).toBe(url);
  await expect(element).toBeVisible();
  await expect(field).toHaveValue('{"note":"vache 4711 boite"}');
});

test("the sign-in over the screen is modal: focus stays in it, its ways out share a row, and neither Escape, a click outside nor the key of the search, not even over an open list, passes it", async ({
  page,
}) => {
  await typing(page, async () => {
    await shortcutsAreThere(page);
    await page.locator("[data-bell]").click();
    await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
  });
  await loseAndFindNetwork(page);
  const { sheet, password, leave } = signInSheet(page);
  await expect(password).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  const usual = page.viewportSize() ?? PHONE;
  await page.setViewportSize(PHONE);
  const waysOut = [sheet.getByRole("link", { name: "Mot de passe oublié" }), leave].map(boxOf);
  expect(new Set((await Promise.all(waysOut)).map(({ y, height }) => y + height / 2)).size, "ways out stand in one row on a phone").toBe(1);
  await page.setViewportSize(usual);
  await password.fill("half a pass");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 400);
  await page.keyboard.press("Control+k");
  await expect(sheet).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Rechercher" })).toHaveCount(0);
  await expect(password).toHaveValue("half a pass");
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(
      () => document.activeElement?.closest("dialog") === null && document.activeElement !== document.body,
    );
    expect(isOutside).toBe(false);
  }
});

test("a forgotten password over an expired screen is asked for in a tab of its own, where nothing lies over the form: screen and entry stay", async ({
  page,
  context,
}) => {
  const { field, url } = await typing(page);
  await loseAndFindNetwork(page);
  const { sheet, password, submit } = signInSheet(page);
  const opened = context.waitForEvent("page");
  await sheet.getByRole("link", { name: "Mot de passe oublié" }).click();
  const forgot = await opened;
  await expect(forgot).toHaveURL(/\/welcome\/forgot$/);
  await expect(forgot.getByLabel("Adresse e-mail", { exact: true })).toHaveValue(PERSONAS["eleveur-lait"].profile.email ?? "?");
  const refused = forgot.waitForResponse(`**${CALLS.refresh.path}`);
  await forgot.reload();
  expect((await refused).status()).toBe(401);
  await forgot.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(forgot.locator('[data-notice="positive"]')).toContainText("Un message vient de partir");
  await expect(signInSheet(forgot).sheet).toHaveCount(0);
  await forgot.close();
  expect(page.url()).toBe(url);
  await password.fill(DEMO.password);
  await submit.click();
  await expect(sheet).toBeHidden();
  await expect(field).toHaveValue('{"note":"vache 4711 boite"}');
});

test("what a weak network lost while the shell was loading is fetched again: the sign-in still comes over the screen [EXP-01]", async ({
  page,
}) => {
  const { lost, mend } = await loseFiles(page, ["*/assets/dialogs-*.js", "*/assets/signInAgain-*.js"]);
  const { field, url } = await typing(page, async () => {
    await expect.poll(() => lost).not.toEqual([]);
    await mend();
  });
  await loseAndFindNetwork(page);
  await expect(signInSheet(page).sheet).toBeVisible();
  expect(page.url()).toBe(url);
  await expect(field).toHaveValue('{"note":"vache 4711 boite"}');
});

test("leaving the sign-in leads to the login page, which says that the session has expired [EXP-01]", async ({ page }) => {
  await typing(page);
  await loseAndFindNetwork(page);
  await signInSheet(page).leave.click();
  await expect(page).toHaveURL(/\/welcome\/login/);
  await expect(page.getByRole("status").filter({ hasText: "Votre session a expiré" })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/welcome\/login/);
});

test("another user hands the screen over, and nothing of the former user stays in the page", async ({ page }) => {
  await typing(page);
  await loseAndFindNetwork(page);
  await signInSheet(page).notYou.click();
  await expect(page).toHaveURL(/\/welcome\/login/);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("eleveur-lait");
});

test("what the user was doing decides the words: terms that are accepted after the session has ended [EXP-02]", async ({ browser }) => {
  // Terms are accepted once: the account is one of this test alone.
  const own = await startOwnServer();
  const context = await browser.newContext({ baseURL: own.address, locale: "fr-FR" });
  try {
    const page = await context.newPage();
    await signIn(page, "administrateur");
    await expect(page).toHaveURL(/\/welcome\/cgu/);
    await endSession(page);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: /valider/i }).click();
    const { sheet, password, submit } = signInSheet(page);
    await expect(sheet).toContainText("pendant un enregistrement");
    await password.fill(DEMO.password);
    await submit.click();
    await expect(page.locator("[data-tab]").first()).toBeVisible();
  } finally {
    await context.close();
    await own.stop();
  }
});

test("a kept session that has expired asks for the password over the page that was opened, with the plain words [EXP-02]", async ({
  page,
}) => {
  await enter(page, "eleveur-viande");
  const url = page.url();
  await endSession(page);
  await page.reload();
  const { sheet, password, submit } = signInSheet(page);
  await expect(sheet).toContainText("Votre session a expiré. Reconnectez-vous");
  await password.fill(DEMO.password);
  await submit.click();
  await expect(sheet).toBeHidden();
  await expect(page.locator("[data-tab]").first()).toBeVisible();
  expect(page.url()).toBe(url);
});

test("two tabs of one session that are loaded at once refresh it once for both, and the session goes on [CAL-07]", async ({
  page,
  context,
}) => {
  let refreshes: { readonly status: number; readonly tab: Page }[] = [];
  context.on("response", (response) => {
    if (response.url().includes("/account/api/refresh")) refreshes.push({ status: response.status(), tab: response.frame().page() });
  });
  await enter(page, "technicien-multi");
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator("[data-tab]").first()).toBeVisible();
  const url = page.url();
  // Neither page is left that could hand its token over.
  await Promise.all([page, second].map((tab) => tab.goto("about:blank")));
  refreshes = [];
  await Promise.all([page, second].map((tab) => tab.goto(url)));
  for (const tab of [page, second]) await expect(tab.locator("[data-tab]").first()).toBeVisible();
  await expect.poll(() => refreshes).toMatchObject([{ status: 200 }]);
  const other = refreshes[0]?.tab === page ? second : page;
  await other.reload();
  await expect(other.locator("[data-tab]").first()).toBeVisible();
  expect(refreshes).toHaveLength(1);
  for (const tab of [page, second]) await expect(signInSheet(tab).sheet).toHaveCount(0);
});

test("the same user signs in again in one tab, and the other tab goes on by itself", async ({ page, context }) => {
  await enter(page, "eleveur-lait");
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.locator("[data-tab]").first()).toBeVisible();
  await endSession(page);
  await page.reload();
  await second.reload();
  await expect(signInSheet(second).sheet).toBeVisible();
  const { password, submit } = signInSheet(page);
  await password.fill(DEMO.password);
  await submit.click();
  await expect(signInSheet(second).sheet).toBeHidden();
  await expect(second.locator("[data-tab]").first()).toBeVisible();
});
