import { expect, type Page, test } from "@playwright/test";
import { personaViewer } from "../../../codegen/viewer/personaViewer";
import { PERSONAS, type PersonaId } from "../../../generated/personas";
import { PRODUCT } from "../../../generated/settings";
import { TABLES } from "../../../generated/tables";
import { createResolver } from "../../../src/domain/resolver/createResolver";
import type { Persona } from "../../../src/domain/session/persona";
import { enter, enterByForm, frameOf, logOut, open, signIn, tilesAreThere } from "../support/shell";

/** Their terms are still to be accepted (section 4). */
const OWNERS: readonly PersonaId[] = ["proprietaire", "administrateur"];

test("a breeder signs in, finds hoof trimming among the tiles, and the frame answers with route and herd [LOG-02] [MEN-07] [FRM-01] [REG-01]", async ({
  page,
}) => {
  await enterByForm(page, "eleveur-lait");
  await page.locator('[data-tab="sante"]').click();
  await page.locator('[data-tile="sante-parage"]').click();
  const { element, received } = frameOf(page, "sante.carnet.parage.history");
  await expect(element).toBeVisible();
  await expect(element).toHaveAttribute("data-app", "sante");
  await expect(element).toHaveAttribute("title", /\S/);
  await expect(received("route")).toHaveText("sante.carnet.parage.history");
  await expect(received("protocol")).toHaveText("connected");
  const herd = PERSONAS["eleveur-lait"].herds[0]?.numCheptel ?? "";
  await expect(received("herd")).toHaveText(herd);
  await expect(page.locator(`[data-herd="${herd}"]`).first()).toBeAttached();
  await expect(received("lang")).toHaveText("fr");
});

test("clicking the tab whose sub-menu is open goes to the default route of the section [MEN-08]", async ({ page }) => {
  await enter(page, "eleveur-lait");
  const tab = page.locator('[data-tab="sante"]');
  await tab.click();
  await tab.click();
  await expect(frameOf(page, "sante.carnet.consultation.list").element).toBeVisible();
});

test("every parameter of a deep link reaches the frame, and reloading the page shows the shell again [ADR-06] [ADR-03]", async ({
  page,
}) => {
  await enter(page, "tous-droits");
  await page.goto("/aliment2/7/variation/detail/3?vue=large");
  const { received } = frameOf(page, "alim2.aliment2.variation.detail");
  await expect(received("params")).toContainText('"id":"7"');
  await expect(received("params")).toContainText('"idStockage":"3"');
  await page.reload();
  await expect(page.locator("[data-tab]").first()).toBeVisible();
  await expect(received("route")).toHaveText("alim2.aliment2.variation.detail");
  // The path of the page is also the base of its frame.
  await page.goto("/innoAlim");
  await expect(page.locator("[data-tab]").first()).toBeVisible();
  await expect(frameOf(page, "innoAlim.home").received("route")).toHaveText("innoAlim.home");
});

test("a wrong password says so under the field, and typing clears it [ERR-06] [VAL-16]", async ({ page }) => {
  await page.goto("/welcome/login");
  await page.getByLabel("Identifiant", { exact: true }).fill("eleveur-lait");
  await page.getByLabel("Mot de passe", { exact: true }).fill("wrong");
  await page.getByRole("button", { name: "Se connecter", exact: true }).click();
  const message = page.locator("form").getByText("Identifiants inconnus");
  await expect(message).toBeVisible();
  await expect(page.getByLabel("Identifiant", { exact: true })).toHaveValue("eleveur-lait");
  await page.getByLabel("Mot de passe", { exact: true }).pressSequentially("x");
  await expect(message).toBeHidden();
});

test("an address without the right to it leads to the login page, which says why and offers the way home [GRD-05]", async ({ page }) => {
  await enter(page, "eleveur-viande");
  await open(page, "/productions/tank/listing");
  await expect(page).toHaveURL(/\/welcome\/login/);
  await expect(page.getByRole("main")).toContainText("Votre compte n’ouvre pas cette page.");
});

test("nobody signed in is sent to login and lang and numCheptelToSync survive [GRD-04]", async ({ page }) => {
  await page.goto("/planning2/main/planning?lang=de&numCheptelToSync=FR35123456&x=1");
  await expect(page).toHaveURL(/\/welcome\/login\?lang=de&numCheptelToSync=FR35123456$/);
});

test("several tokens lead to the choice of a herd, and the chosen one is the current herd [LOG-04] [PUB-13]", async ({ page }) => {
  await signIn(page, "plusieurs-elevages");
  await expect(page).toHaveURL(/\/welcome\/multi/);
  const herd = PERSONAS["plusieurs-elevages"].herds[1];
  await page
    .getByText(herd?.numCheptel ?? "?")
    .first()
    .click();
  await expect(page.locator(`[data-herd="${herd?.numCheptel}"]`).first()).toBeAttached();
});

for (const id of OWNERS)
  test(`${id} accepts the terms first, then goes home and sees exactly the tiles the resolver gives [LOG-03] [PUB-19] [PUB-20] [GRT-01] [MEN-14]`, async ({
    page,
  }) => {
    await signIn(page, id);
    await expect(page).toHaveURL(/\/welcome\/cgu/);
    const validate = page.getByRole("button", { name: /valider/i });
    await expect(validate).toBeDisabled();
    await page.getByRole("checkbox").check();
    await validate.click();
    await expect(page.locator("[data-tab]").first()).toBeVisible();
    await expectTilesOf(page, PERSONAS[id]);
  });

test("with a token a herd, another herd is entered twice without a password, on the same page where it is granted there, after a reload too; the herd used last is the first in the list, by its whole name, and nothing is left after the logout", async ({
  page,
}) => {
  const { herds } = PERSONAS["plusieurs-elevages"];
  const card = (herd: number) => page.locator(`[data-herd-card="${herds[herd]?.numCheptel}"]`);
  // The shell of the herd is kept behind the choice of another.
  const isOpen = async (herd: number) => {
    await expect(page).not.toHaveURL(/\/welcome\//);
    await expect(page.locator(`[data-herd="${herds[herd]?.numCheptel}"]`).first()).toBeAttached();
  };
  const change = page.getByRole("button", { name: "Afficher la liste des élevages" });
  await signIn(page, "plusieurs-elevages");
  await card(0).click();
  await isOpen(0);
  await change.click();
  await expect(card(0)).toHaveAttribute("aria-current", "true");
  await card(1).click();
  await isOpen(1);
  await page.reload();
  await isOpen(1);
  await open(page, "/sante/carnet/treatment/ongoing");
  await expect(page.locator('[data-shown="true"] iframe')).toHaveAttribute("data-route", "sante.carnet.treatment.ongoing");
  await change.click();
  await page.getByRole("button", { name: "Annuler" }).click();
  await isOpen(1);
  await expect(page).toHaveURL("/sante/carnet/treatment/ongoing");
  await change.click();
  await expect(page.locator("[data-herd-card]").first()).toContainText(herds[1]?.raisonSociale ?? "?");
  await card(2).click();
  await isOpen(2);
  await expect(page).toHaveURL("/sante/carnet/treatment/ongoing");
  await logOut(page);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(herds[0]?.numCheptel ?? "?");
  await page.goto("/welcome/multi");
  await expect(card(0)).toHaveCount(0);
});

test("an account without any herd is told so, whom to call, and stays out [LOG-05]", async ({ page }) => {
  await signIn(page, "sans-elevage");
  await expect(page.getByRole("alert").first()).toContainText(PRODUCT.supportPhone);
  await expect(page).toHaveURL(/\/welcome\/login/);
});

const people = Object.entries(PERSONAS).filter(([id, persona]) => persona.login === "oneToken" && !OWNERS.some((owner) => owner === id));

for (const [id, persona] of people)
  test(`${id} sees exactly the tiles the resolver gives, section by section [GRT-01] [MEN-07] [MEN-14]`, async ({ page }) => {
    await enter(page, id);
    await expectTilesOf(page, persona);
  });

test("a user with several herds sees exactly the tiles the resolver gives for the chosen one [GRT-01] [MEN-14]", async ({ page }) => {
  await signIn(page, "plusieurs-elevages");
  await page
    .getByText(PERSONAS["plusieurs-elevages"].herds[0]?.numCheptel ?? "?")
    .first()
    .click();
  await expect(page.locator("[data-tab]").first()).toBeVisible();
  await expectTilesOf(page, PERSONAS["plusieurs-elevages"]);
});

/** Opens every section of the desktop menu and compares what it shows with what the resolver says. */
async function expectTilesOf(page: Page, persona: Persona) {
  const resolver = createResolver(TABLES, personaViewer(persona, { online: true, mode: null }, TABLES));
  const expected = resolver.menu().filter(({ section }) => section.entry && section.desktop && section.opens === "tiles");
  for (const { section, groups } of expected) {
    await page.locator(`[data-tab="${section.id}"]`).click();
    const shown = page.locator("[data-tile]");
    await tilesAreThere(page);
    const ids = await shown.evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("data-tile")));
    expect(ids).toEqual(groups.flatMap(({ tiles }) => tiles.map((tile) => tile.id)));
    await page.keyboard.press("Escape");
  }
  const tabs = await page.locator("[data-tab]").evaluateAll((elements) => elements.map((element) => element.getAttribute("data-tab")));
  for (const { section } of expected) expect(tabs).toContain(section.id);
}
