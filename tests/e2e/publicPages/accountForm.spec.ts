import { expect, type Page, test } from "@playwright/test";
import { APPLICATIONS } from "../../../generated/applications";
import { ROUTES } from "../../../generated/routes";
import { LIMITS } from "../../../generated/settings";
import { BUTTON, FIELDS, PUBLIC_PAGES } from "../support/publicPages";
import { enter, frameOf } from "../support/shell";
import { switchTo } from "../support/tour";

const HANDED = Object.values(APPLICATIONS).find(({ frame }) => frame !== null && "passwordMinimumAccount" in frame.limits);
const ROUTE = Object.values(ROUTES).find(({ application, path }) => application === HANDED?.id && path !== null);

async function accountForm(page: Page, persona: string) {
  await enter(page, persona);
  await page.goto(`/${ROUTE?.path}`);
  const frame = frameOf(page, ROUTE?.name ?? "").element.contentFrame();
  const named = (name: string) => frame.getByLabel(name, { exact: true });
  return {
    frame,
    date: named("Date d’installation"),
    places: named("Places en bâtiment"),
    password: named("Nouveau mot de passe"),
    current: named("Mot de passe actuel"),
    phone: named("Téléphone"),
    herd: frame.getByRole("searchbox", { name: "Élevage ouvert à la connexion" }),
    save: frame.getByRole("button", { name: "Enregistrer", exact: true }),
    openPassword: frame.locator("summary").getByText("Changer le mot de passe"),
    change: frame.getByRole("button", { name: "Valider le mot de passe" }),
    saved: frame.getByRole("status").getByText(/^Enregistré à/),
    changed: frame.getByRole("status").getByText("le mot de passe ne change pas"),
  };
}

test("the renew page asks for 6 characters and the account form in its frame for the 8 it is handed, each by its own words [VAL-14] [CON-09]", async ({
  page,
}) => {
  expect([LIMITS.passwordMinimumShell, LIMITS.passwordMinimumAccount]).toEqual([6, 8]);
  const form = await accountForm(page, "eleveur-lait");
  await expect(form.password).toBeHidden();
  await form.openPassword.click();
  await expect(form.frame.getByText("Au moins 8 caractères.")).toBeVisible();
  await form.password.fill("1234567");
  await form.change.click();
  await expect(form.frame.getByRole("alert").getByText("Mot de passe trop court : 8 caractères au moins.")).toBeVisible();
  await expect(form.password).toBeFocused();
  await expect(form.changed).toBeHidden();
  await form.password.fill("12345678");
  await form.change.click();
  await expect(form.frame.getByRole("alert").getByText("Tapez d’abord le mot de passe actuel.")).toBeVisible();
  await expect(form.current).toBeFocused();
  await expect(form.changed).toBeHidden();
  await form.current.fill("trèfle blanc");
  await form.change.click();
  await expect(form.changed).toBeVisible();

  await PUBLIC_PAGES.renew(page);
  await expect(page.getByText("Au moins 6 caractères.")).toBeVisible();
  await FIELDS.newPassword(page).fill("12345");
  await BUTTON.save(page).click();
  await expect(page.getByText("Mot de passe trop court : 6 caractères au moins.")).toBeVisible();
});

test("the account form reads dates and numbers by the rules of the shell, leads back to what is wrong, and keeps what is right", async ({
  page,
}) => {
  const form = await accountForm(page, "eleveur-lait");
  await form.phone.fill("06 39 98 00 01");
  await form.date.fill("");
  await form.date.pressSequentially("31022020");
  await expect(form.frame.getByText("Ce jour n’existe pas dans le calendrier.")).toBeVisible();
  await form.places.fill("12,5");
  await form.save.click();
  await expect(form.places).toHaveValue("13");
  await expect(form.date).toBeFocused();
  await expect(form.saved).toBeHidden();
  await form.date.fill("01/02/2020");
  await form.save.click();
  await expect(form.saved).toBeVisible();
  await form.save.click();
  await expect(form.frame.getByRole("status").getByText("vous n’avez rien changé")).toBeVisible();
  // What was saved is there again.
  await page.reload();
  await expect(form.date).toHaveValue("01/02/2020");
  await expect(form.places).toHaveValue("13");
  await expect(form.phone).toHaveValue("06 39 98 00 01");
});

test("a user with several herds is told to open one first, and then finds one by its name in the account form", async ({ page }) => {
  const form = await accountForm(page, "technicien-multi");
  await expect(form.frame.getByRole("radio").nth(1)).toBeVisible();
  await expect(form.frame.getByText("Ouvrez d’abord un élevage")).toBeVisible();
  await form.save.click();
  await expect(form.frame.getByRole("status").getByText("aucun élevage n’est ouvert")).toBeVisible();
  await switchTo(page, "FR22908360");
  await expect(form.frame.getByText("Ouvrez d’abord un élevage")).toHaveCount(0);
  const name = (await form.frame.getByRole("radiogroup").locator("label span").nth(1).textContent()) ?? "";
  await form.herd.fill(name);
  await expect(form.frame.getByRole("radio")).toHaveCount(1);
  await form.frame.getByRole("radio").check();
  await expect(form.frame.getByRole("radio", { name })).toBeChecked();
  await form.save.click();
  await expect(form.saved).toBeVisible();
  await form.herd.fill("zz");
  await expect(form.frame.getByText(/3 caractères/)).toBeVisible();
  await form.herd.fill("zzzz");
  await expect(form.frame.getByText("Aucun élevage de ce nom.")).toBeVisible();
});

test("on a phone the account is saved at its lower edge, and what is wrong is led to above that", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const form = await accountForm(page, "eleveur-lait");
  await expect(form.save).toBeInViewport({ ratio: 1 });
  await form.phone.fill("06");
  await form.places.fill("cent");
  await form.save.click();
  await expect(form.phone).toBeFocused();
  await form.phone.fill("06 39 98 00 01");
  await form.save.click();
  await expect(form.places).toBeFocused();
  const wrong = form.frame.getByRole("alert").getByText("Écrivez un nombre");
  const [said, bar] = await Promise.all([wrong.boundingBox(), form.save.locator("..").boundingBox()]);
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await expect(form.saved).toBeHidden();
});
