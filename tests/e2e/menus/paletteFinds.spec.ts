import { expect, type Page } from "@playwright/test";
import { axeFindings } from "../support/axe";
import { test } from "../support/sharedShell";
import { enter, shortcutsAreThere } from "../support/shell";

const palette = (page: Page) => page.getByRole("dialog", { name: "Rechercher" });
const field = (page: Page) => page.getByRole("combobox", { name: "Rechercher" });
const options = (page: Page, group: string) => palette(page).locator(`[data-group="${group}"]`).getByRole("option");

async function type(page: Page, words: string): Promise<void> {
  await shortcutsAreThere(page);
  if (!(await palette(page).isVisible())) await page.keyboard.press("Control+k");
  await field(page).fill(words);
}

test("of pages a whole word of the name comes before the start of a longer one", async ({ sharedShell }) => {
  const page = await sharedShell("tous-droits");
  for (const [typed, first, later] of [
    ["traite", "Salle de traite", "Traitements en cours"],
    ["jour", "Tâches du jour", "Journal d’alimentation"],
  ] as const) {
    await type(page, typed);
    const names = await options(page, "pages").locator("span[lang], span > span:first-child").allTextContents();
    const places = [first, later].map((name) => names.findIndex((one) => one.trim() === name));
    expect([typed, ...places.map((place) => place >= 0), places]).toEqual([
      typed,
      true,
      true,
      places.toSorted((one, other) => one - other),
    ]);
  }
});

test("a page is found by what it is for, after those that bear the words in their names", async ({ sharedShell }) => {
  const page = await sharedShell("tous-droits");
  await type(page, "délai d'attente");
  await expect(options(page, "pages").first()).toContainText("Délais d’attente");
  await expect(options(page, "pages").filter({ hasText: "Traitements en cours" })).toBeVisible();
  await type(page, "traitement attente");
  await expect(options(page, "pages").first()).toContainText("Traitements en cours");
  await type(page, "lait");
  await expect(options(page, "pages").first()).toContainText("lait");
});

test("a herd says in words what it is kept for, beside its coat", async ({ sharedShell }) => {
  const page = await sharedShell("technicien-multi");
  await type(page, "e");
  await expect(options(page, "herds").first().locator("[data-coat]")).toBeVisible();
  for (const line of await options(page, "herds").all()) await expect(line).toHaveAccessibleName(/ · (Lait|Viande|Lait et viande)\b/);
});

for (const [size, viewport] of Object.entries({ phone: { width: 360, height: 740 }, desktop: { width: 1366, height: 768 } }))
  test(`who may not search animals and types a number is told so, and whom to ask, and never that nothing is found: ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await enter(page, "distributeur");
    for (const number of ["4", "4029", "FR 12 3456 7890"]) {
      await type(page, number);
      await expect(palette(page).getByRole("status")).toHaveText(/^La recherche d’animaux n’est pas ouverte à votre compte\./);
      await expect(palette(page)).not.toContainText("Rien trouvé");
      await expect(palette(page)).toContainText("Comptoir des Éleveurs");
      await expect(palette(page).getByRole("link", { name: "Écrire" })).toBeInViewport({ ratio: 1 });
      await expect(palette(page).getByRole("link", { name: "Appeler" })).toBeInViewport({ ratio: 1 });
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(palette(page).getByRole("link", { name: "Écrire" })).toBeFocused();
    await type(page, "zzzz");
    await expect(palette(page).getByRole("status")).toContainText("Rien trouvé pour « zzzz »");
  });

test("without network, who may search animals only with it is told that, and not that nothing is found", async ({ page }) => {
  await enter(page, "technicien-hors-ligne");
  await type(page, "zzzz");
  await page.context().setOffline(true);
  await expect(page.locator("html")).toHaveAttribute("data-network", "OFFLINE");
  await type(page, "4029");
  await expect(palette(page).getByRole("status")).toHaveText("Rechercher un animal n’est pas disponible hors ligne");
});
