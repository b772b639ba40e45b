import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { PERSONAS } from "../../../generated/personas";
import { PRODUCT } from "../../../generated/settings";
import { STORAGE_KEYS } from "../../../src/flows/storageKeys";
import { breakRoute } from "../support/network/breakRoute";
import { BUTTON, FIELDS, notice, PUBLIC_PAGES } from "../support/publicPages";
import { isLiving } from "../support/shell";

const HERDS = PERSONAS["plusieurs-elevages"].herds;

test("six pages are open to everybody under /welcome [PUB-02]", async ({ page }) => {
  for (const path of ["login", "support", "forgot", "renew/marie%40ferme.example/-", "multi", "cgu"]) {
    await page.goto(`/welcome/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/welcome/${path}`);
  }
});

test("a support link leaves the address at once, names whose session it opens, signs in after a press and goes home a moment later, marked as support also when loaded anew [PUB-07] [PUB-08]", async ({
  page,
}) => {
  const made: { token: string } = await (await page.request.post("/demo/support?login=eleveur-mixte")).json();
  await page.goto(`/welcome/support?token=${made.token}`);
  const { prenom, nom } = PERSONAS["eleveur-mixte"].profile;
  await expect(page.getByRole("status").filter({ hasText: `${prenom} ${nom}` })).toBeVisible();
  await expect(page).toHaveURL(/\/welcome\/support$/);
  await page.getByRole("button", { name: "Ouvrir cette session" }).click();
  await expect(page.getByText("C’est bon, votre accueil s’ouvre.")).toBeVisible();
  await expect(page.locator('[data-tab="home"]')).toBeVisible();
  await expect(page).not.toHaveURL(/welcome/);
  const mark = page.getByText(`Session ouverte par l’assistance, compte de ${prenom} ${nom}.`);
  await expect(mark).toBeVisible();
  await page.reload();
  await expect(mark).toBeVisible();
});

test("a support link without a token says that it is incomplete, one that is worth nothing that it is not, and both lead to the login page [PUB-07] [ERR-01]", async ({
  page,
}) => {
  const alert = page.getByRole("main").getByRole("alert");
  await page.goto("/welcome/support");
  await expect(alert).toContainText("Ce lien est incomplet");
  await page.goto("/welcome/support?token=nonsense&token=other");
  await expect(alert).toContainText("Ce lien a expiré");
  await expect(notice(page, "negative")).toContainText("Connexion impossible");
  await page.getByRole("main").getByRole("link", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/welcome\/login/);
});

test("a public page opened without network says so, and is there by itself once the network is back", async ({ page, context }) => {
  await page.goto("/welcome/login");
  await isLiving(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Mot de passe oublié" }).click();
  const told = page.getByRole("alert").filter({ hasText: "Pas de réseau pour le moment" });
  await expect(told).toBeVisible();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(told).toBeVisible();
  await context.setOffline(false);
  await expect(FIELDS.email(page)).toBeVisible();
  await expect(told).toHaveCount(0);
});

test("a public page lost on the way with the network still shown as there: the way back works, and so does another attempt", async ({
  page,
}) => {
  const files = /assets\/accountPages-[^/]*\.js/;
  await page.goto("/welcome/login");
  const mend = await breakRoute(page, files);
  await page.getByRole("link", { name: "Mot de passe oublié" }).click();
  await expect(page.getByRole("button", { name: "Recharger la page" })).toBeVisible();
  await page.goBack();
  await expect(BUTTON.submit(page)).toBeVisible();
  mend();
  await page.getByRole("link", { name: "Mot de passe oublié" }).click();
  await expect(FIELDS.email(page)).toBeVisible();
});

test("the forgot page has an address, a way back and a button; what is wrong is said beside the field [PUB-09] [VAL-11] [VAL-12]", async ({
  page,
}) => {
  await page.goto("/welcome/forgot");
  await BUTTON.send(page).click();
  const alert = page.locator("form").getByRole("alert");
  await expect(alert).toHaveText("Vous devez donner une adresse e-mail.");
  await FIELDS.email(page).fill("marie@");
  await expect(alert).toBeHidden();
  await BUTTON.send(page).click();
  await expect(alert).toHaveText("Il faut une adresse e-mail valide.");
  await expect(FIELDS.email(page)).toBeFocused();
  await page.getByRole("link", { name: "Retour" }).click();
  await expect(page).toHaveURL(/\/welcome\/login$/);
});

test("an address in the link fills the field and sends itself once; the login page comes back after 10 s [PUB-10] [ERR-07]", async ({
  page,
}) => {
  await page.clock.install();
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().includes("/account/api/password/")) sent++;
  });
  await page.goto("/welcome/forgot?email=nobody%2B1%40ferme.example&email=other%40ferme.example");
  await expect(FIELDS.email(page)).toHaveValue("nobody+1@ferme.example");
  await expect(notice(page, "positive")).toContainText("Un message vient de partir à nobody+1@ferme.example");
  await page.clock.runFor(9_000);
  await expect(page).toHaveURL(/\/welcome\/forgot/);
  await page.clock.runFor(1_500);
  await expect(page).toHaveURL(/\/welcome\/login$/);
  await expect(notice(page, "positive")).toHaveCount(0);
  expect(sent).toBe(1);
});

test("a mail that cannot be sent says so and leaves the form as it is [ERR-08]", async ({ page }) => {
  await page.route(/\/account\/api\/password\//, (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto("/welcome/forgot");
  await FIELDS.email(page).fill("nobody@ferme.example");
  await BUTTON.send(page).click();
  await expect(notice(page, "negative")).toContainText("Compte introuvable");
  await expect(FIELDS.email(page)).toHaveValue("nobody@ferme.example");
});

test("a new password is sent with the email and the token of the address, which the token leaves at once [PUB-11] [ERR-09]", async ({
  page,
}) => {
  await page.goto("/welcome/renew/marie%2Bferme%40ferme.example/a%2Fb%20c");
  await expect(page).not.toHaveURL(/a%2Fb/);
  await FIELDS.newPassword(page).fill("nouveau-mot");
  const sent = page.waitForRequest(/\/account\/api\/password\//);
  await BUTTON.save(page).click();
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe("/account/api/password/marie%2Bferme%40ferme.example/a%2Fb%20c");
  expect(request.postDataJSON()).toEqual({ motDePasseEnClair: "nouveau-mot" });
  await expect(notice(page, "negative")).toContainText("Le mot de passe n’a pas pu être changé");
});

test("the terms are shown in a viewer with the date of their last update, and can be downloaded [PUB-18] [FMT-10]", async ({ page }) => {
  await page.goto("/welcome/cgu");
  await expect(page.getByRole("main")).toContainText("Dernière mise à jour : 01/03/2025");
  const text = page.getByTitle("Texte des conditions d’utilisation");
  await expect(text).toHaveAttribute("src", PRODUCT.termsPage);
  await expect(text.contentFrame().getByRole("heading", { level: 1 })).toHaveText(/^Conditions générales/);
  const downloaded = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger le document" }).click();
  const file = await readFile(await (await downloaded).path());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  await expect(BUTTON.validate(page)).toBeDisabled();
  await expect(page.getByText("Cochez pour pouvoir valider.")).toBeVisible();
});

for (const [size, height] of [
  [360, 740],
  [1366, 768],
] as const)
  test(`on ${size} px the terms are as long as their text, in the letters of the page, and what is asked of them stays in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: size, height });
    await page.addInitScript((key) => localStorage.setItem(key, "true"), STORAGE_KEYS.typeface);
    await page.goto("/welcome/cgu");
    const text = page.getByTitle("Texte des conditions d’utilisation");
    const inside = text.contentFrame().locator("html");
    await expect.poll(() => inside.evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0);
    await expect.poll(() => inside.evaluate(() => document.fonts.check("1em Inter") && document.fonts.size)).toBe(1);
    expect(await inside.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Inter");
    for (const y of [0, 1500]) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await expect(page.getByRole("checkbox")).toBeInViewport({ ratio: 1 });
      await expect(BUTTON.validate(page)).toBeInViewport({ ratio: 1 });
    }
  });

test("terms that cannot be validated say so and stay [ERR-12]", async ({ page }) => {
  await page.goto("/welcome/cgu");
  await page.getByRole("checkbox").check();
  await BUTTON.validate(page).click();
  await expect(notice(page, "negative")).toContainText("Votre accord n’a pas été pris en compte");
  await expect(page).toHaveURL(/\/welcome\/cgu/);
});

test("the choice shows a card per herd with name, number, town and picture, and its search finds them [PUB-13] [PUB-14] [PUB-16]", async ({
  page,
}) => {
  await PUBLIC_PAGES.multi(page);
  const cards = page.locator("[data-herd-card]");
  await expect(cards).toHaveCount(HERDS.length);
  for (const { numCheptel, ville, raisonSociale } of HERDS) {
    const card = page.locator(`[data-herd-card="${numCheptel}"]`);
    await expect(card).toContainText(raisonSociale);
    await expect(card).toContainText(numCheptel);
    await expect(card).toContainText(ville);
    await expect(card.locator("img")).toHaveAttribute("src", /^data:image\/svg/);
  }
  const pictures = () =>
    cards.evaluateAll((all) => all.map((card) => `${card.getAttribute("data-herd-card")} ${card.querySelector("img")?.src}`));
  const before = await pictures();
  await FIELDS.search(page).fill("epinal");
  await expect(cards).toHaveCount(1);
  await FIELDS.search(page).fill("nowhere");
  await expect(page.getByText("Aucun élevage ne correspond.")).toBeVisible();
  await FIELDS.search(page).fill("");
  await expect(cards).toHaveCount(HERDS.length);
  expect(await pictures()).toEqual(before);
});

test("the choice opened without a sign-in, or loaded anew, says what to do and offers nothing to search", async ({ page }) => {
  await page.goto("/welcome/multi");
  await expect(page.getByRole("status").first()).toContainText("Connectez-vous d’abord");
  await expect(FIELDS.search(page)).toBeHidden();
  await page.getByRole("link", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/welcome\/login/);
});

test("5,000 herds can be searched and chosen", async ({ page }) => {
  const tokens = Array.from({ length: 5_000 }, (_, index) => `token-${index}`);
  const cardOf = (token: string) => {
    const index = Number(token.slice("token-".length));
    const elevageEnCours = { denomination: `GAEC du Pré ${index}`, commune: `Commune ${index % 300}` };
    return { token, numCheptel: `FR${80_000_000 + index}`, laitier: index % 2 === 0, allaitant: index % 3 === 0, elevageEnCours };
  };
  await page.route(/\/account\/api\/authenticate/, (route) => route.fulfill({ json: tokens }));
  await page.route(/\/account\/api\/whois/, (route) => {
    const asked: string[] = route.request().postDataJSON();
    return route.fulfill({ json: asked.map(cardOf) });
  });
  await page.goto("/welcome/login");
  await BUTTON.submit(page).click();
  const status = page.getByRole("status").filter({ hasText: "élevage" });
  await expect(status).toHaveText("5.000 élevages");
  const cards = page.locator("[data-herd-card]");
  await FIELDS.search(page).pressSequentially("pré 4999");
  await expect(FIELDS.search(page)).toHaveValue("pré 4999");
  await expect(status).toHaveText("1 élevage");
  await expect(cards).toHaveCount(1);
  await FIELDS.search(page).fill("");
  await expect(status).toHaveText("5.000 élevages");
  // Cards far away are drawn when a user comes near.
  await page.getByRole("link", { name: "Changer d’identifiant" }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-herd-card="FR80004999"]')).toBeVisible();
  expect(await cards.count()).toBeLessThan(1_000);
  const chosen = page.waitForRequest(/\/account\/api\/login\/token-4999/);
  await page.locator('[data-herd-card="FR80004999"]').click();
  await chosen;
});
