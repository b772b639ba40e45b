import { expect, test } from "@playwright/test";
import { PERSONAS } from "../../../generated/personas";
import { DEMO } from "../../../generated/settings";
import { type OwnServer, startOwnServer } from "../support/ownServer";
import { BUTTON, FIELDS, notice } from "../support/publicPages";

const PASSWORD = "un-nouveau-mot";

let server: OwnServer | null = null;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(async () => {
  await server?.stop();
});

test("from a forgotten password to a new one, then the terms, then home [PUB-11] [PUB-12] [PUB-19] [PUB-20] [ERR-10] [ERR-11]", async ({
  page,
}) => {
  const { email = "" } = PERSONAS.administrateur.profile;
  await page.goto(`${server?.address}/welcome/forgot`);
  await FIELDS.email(page).fill(email);
  await BUTTON.send(page).click();
  await expect(notice(page, "positive")).toContainText(email);
  await page.getByRole("link", { name: "Voir les messages de la démo" }).click();
  const link = page.locator("article").filter({ hasText: email }).locator("a").first();
  const address = (await link.getAttribute("href")) ?? "";
  expect(address).toContain("/welcome/renew/");
  await link.click();

  await expect(page.getByRole("main")).toContainText(email);
  await expect(page.getByRole("link", { name: "Retour" })).toHaveAttribute("href", "/welcome/login");
  await FIELDS.newPassword(page).fill("court");
  await BUTTON.save(page).click();
  await expect(page.locator("form").getByRole("alert")).toHaveText("Mot de passe trop court : 6 caractères au moins.");
  await FIELDS.newPassword(page).fill(PASSWORD);
  await BUTTON.save(page).click();
  await expect(page).toHaveURL(/\/welcome\/login$/);
  await expect(notice(page, "positive")).toContainText("Mot de passe mis à jour");

  // Whose password it is has just been shown, so the password alone is asked for.
  await expect(FIELDS.login(page)).toHaveValue(email);
  await FIELDS.password(page).fill(DEMO.password);
  await BUTTON.submit(page).click();
  await expect(page.getByText("Identifiants inconnus")).toBeVisible();
  await FIELDS.password(page).fill(PASSWORD);
  await BUTTON.submit(page).click();
  await expect(page).toHaveURL(/\/welcome\/cgu/);
  await expect(BUTTON.validate(page)).toBeDisabled();
  await page.getByRole("checkbox", { name: "J’ai lu" }).check();
  await expect(BUTTON.validate(page)).toBeEnabled();
  await page.getByRole("checkbox").uncheck();
  await expect(BUTTON.validate(page)).toBeDisabled();
  await page.getByRole("checkbox").check();
  await BUTTON.validate(page).click();
  await expect(page.locator('[data-tab="home"]')).toBeVisible();
  await expect(notice(page, "positive")).toContainText("Votre accord est bien pris en compte");

  // The link has done its work.
  await page.goto(address);
  await FIELDS.newPassword(page).fill("another-password");
  await BUTTON.save(page).click();
  await expect(notice(page, "negative")).toContainText("Le mot de passe n’a pas pu être changé");
  await page.getByRole("link", { name: "Mot de passe oublié" }).click();
  await expect(notice(page, "positive")).toContainText(email);
});

test("a login refused with its password is still there after a look at the forgotten password, and the refusal does not stay beside the mail", async ({
  page,
}) => {
  const { email = "" } = PERSONAS.proprietaire.profile;
  await page.goto(`${server?.address}/welcome/login`);
  await FIELDS.login(page).fill(email);
  await FIELDS.password(page).fill("faux");
  await BUTTON.submit(page).click();
  await expect(notice(page, "negative")).toContainText("Connexion impossible");
  await page.getByRole("link", { name: "Mot de passe oublié" }).click();
  await expect(FIELDS.email(page)).toHaveValue(email);
  await page.getByRole("link", { name: "Retour" }).click();
  await expect(FIELDS.login(page)).toHaveValue(email);
  await page.getByRole("link", { name: "Mot de passe oublié" }).click();
  await BUTTON.send(page).click();
  await expect(notice(page, "positive")).toContainText(email);
  await expect(notice(page, "negative")).toHaveCount(0);
  await page.getByRole("link", { name: "Voir les messages de la démo" }).click();
  await page.getByRole("link", { name: "Revenir à la page de connexion" }).click();
  await expect(BUTTON.submit(page)).toBeVisible();
  await expect(FIELDS.login(page)).toHaveValue("");
});

test("a link that renews nothing tells nothing about the account it names", async ({ page }) => {
  for (const name of [PERSONAS.proprietaire.profile.email, "nobody@ferme.example"]) {
    await page.goto(`${server?.address}/welcome/renew/${encodeURIComponent(name ?? "")}/made-up`);
    await FIELDS.newPassword(page).fill(PASSWORD);
    await BUTTON.save(page).click();
    await expect(notice(page, "negative")).toContainText("Le mot de passe n’a pas pu être changé");
    await page.getByRole("link", { name: "Retour" }).click();
    await expect(FIELDS.login(page)).toHaveValue("");
  }
});
