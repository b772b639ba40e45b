import { expect, test } from "@playwright/test";
import { TIMING } from "../../../generated/settings";
import { endSession, signInSheet } from "../support/expiredSession";
import { FIELDS } from "../support/publicPages";
import { enter, frameOf, open } from "../support/shell";

const REFUSED = "/productions/tank/listing";

test("a typed address, a reload and a link without the right to them end alike: on login, with the reason and a code [GRD-05]", async ({
  page,
  context,
}) => {
  await enter(page, "eleveur-lait");
  await open(page, REFUSED);
  await expect(frameOf(page, "productions.tank.listing").element).toBeVisible();
  // A user without the right signs in on this device, in another tab.
  await enter(await context.newPage(), "eleveur-viande");
  for (const go of [() => page.reload(), () => page.goto(REFUSED), () => open(page, REFUSED)]) {
    await go();
    await expect(page).toHaveURL(/\/welcome\/login/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/ ne s’ouvre pas avec votre compte$/);
    await expect(FIELDS.login(page)).toBeHidden();
    await expect(page.locator('[data-refusal="not-granted"]')).toContainText("not-granted/productions.tank.listing");
    await expect(page.getByRole("button", { name: "Copier le code" })).toBeHidden();
    await page.getByRole("button", { name: "Retourner à mon accueil" }).click();
    await expect(page.locator("iframe").first()).toBeVisible();
  }
});

test("the page of a frame that names a refused route stays where it is, and learns the reason [GRD-05]", async ({ page }) => {
  await enter(page, "eleveur-viande");
  await open(page, "/sante/carnet/consultation/list");
  const { element } = frameOf(page, "sante.carnet.consultation.list");
  const frame = element.contentFrame();
  await expect(frame.locator('[data-received="protocol"]')).toHaveText("connected");
  await frame.locator("summary").click();
  await frame.locator('input[name="route"]').fill("productions.tank.listing");
  await frame.getByRole("button", { name: "Ouvrir" }).click();
  await expect(frame.locator('[data-shown="answer"]')).toContainText("not-granted");
  await expect(element).toBeVisible();
});

test("a refused address takes nothing from the page it was opened over: what was typed there is there again", async ({ page }) => {
  await enter(page, "eleveur-viande");
  await open(page, "/sante/carnet/consultation/list");
  const { element } = frameOf(page, "sante.carnet.consultation.list");
  const frame = element.contentFrame();
  await frame.locator("summary").click();
  const field = frame.locator('input[name="route"]');
  await field.fill("à finir");
  await open(page, REFUSED);
  await expect(page.locator("[data-refusal]")).toBeVisible();
  await expect(page).toHaveTitle(/ne s’ouvre pas/);
  await expect(element).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(element).toBeVisible();
  await expect(field).toHaveValue("à finir");
});

test("a user signed in who was refused goes home from the login page, and is not told twice [GRD-06]", async ({ page }) => {
  await enter(page, "eleveur-viande");
  await open(page, REFUSED);
  await page.getByRole("button", { name: "Retourner à mon accueil" }).click();
  await expect(page.locator("iframe").first()).toBeVisible();
  await expect(page.locator('[data-notice="negative"]')).toHaveCount(0);
});

test("who is on the login page when the session has ended is told so, and signs in again over the home page [EXP-01]", async ({ page }) => {
  await enter(page, "eleveur-viande");
  await open(page, REFUSED);
  await page.locator("[data-refusal]").waitFor();
  await endSession(page);
  await page.reload();
  await expect(page.getByText("Votre session a expiré. Reconnectez-vous")).toBeVisible();
  await page.getByRole("button", { name: "Retourner à mon accueil" }).click();
  await expect(signInSheet(page).sheet).toBeVisible();
});

test("an unknown address leads home, never to a dead end [GRD-02]", async ({ page }) => {
  await enter(page, "eleveur-lait");
  const home = page.url();
  await page.goto("/no/such/page");
  await expect(page).toHaveURL(home);
  await expect(page.locator("[data-notice]")).toContainText("Cette adresse ne mène nulle part");
  await expect(page.locator("[data-notice]")).not.toContainText("assistance");
});

test("an address that no route has leads to the root, and the root leads home after 0.5 s [PUB-28] [PUB-29]", async ({ page }) => {
  await page.clock.install();
  await enter(page, "eleveur-lait");
  const home = page.url();
  await page.clock.pauseAt(Date.now() + 60_000);
  await open(page, "/no/such/page");
  await expect(page).toHaveURL("/");
  await page.clock.runFor(TIMING.rootRedirectMs - 1);
  await expect(page).toHaveURL("/");
  await page.clock.runFor(1);
  await expect(page).toHaveURL(home);
});

test("the code of a refusal can be copied for the support, which is confirmed for 2.5 s [ERR-13] [ERR-14]", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enter(page, "eleveur-viande");
  await open(page, REFUSED);
  await page.getByText("Détails techniques").click();
  await page.getByRole("button", { name: "Copier le code" }).click();
  const notice = page.getByRole("status").filter({ hasText: "Copié" });
  await expect(notice).toBeVisible();
  await notice.hover();
  await page.mouse.move(2, 700);
  await expect(notice).toBeHidden();
  await page.getByText("Changer de compte").click();
  // Read by pasting it: no page of the shell may look into the clipboard.
  await FIELDS.login(page).focus();
  await page.keyboard.press("Control+v");
  await expect(FIELDS.login(page)).toHaveValue("not-granted/productions.tank.listing");
});
