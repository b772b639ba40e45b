import { expect, type Page, test } from "@playwright/test";
import { type OpenStudio, openStudio } from "./openStudio";

const GONE = "Le studio ne répond plus";

let studio: OpenStudio;
test.beforeAll(async () => {
  studio = await openStudio();
});
test.afterAll(() => studio.stop());

test("without an answer nothing of one persona stands under the name of another; it is there as soon as the studio answers", async ({
  page,
}) => {
  await openAt(page, "menus/sante/tile/sante-pharmacy");
  const persona = page.getByLabel("Persona", { exact: true });
  const tiles = page.locator("[data-tile]");
  await persona.selectOption("tous-droits");
  await expect(page.getByText(/^Vue par/)).toBeVisible();
  await persona.focus();
  await page.route("**/call/**", (route) => route.abort());
  await persona.selectOption("eleveur-viande");
  await expect(page.getByText(GONE, { exact: false })).toBeVisible();
  await expect(tiles).toHaveCount(0);
  await expect(page.getByText(/^Vue par|^Cachée à/)).toHaveCount(0);
  await expect(persona).toBeFocused();
  await page.unroute("**/call/**");
  await lookAgain(page);
  await expect(tiles.first()).toBeVisible();
  await expect(page.getByText(/^(Vue par|Cachée à) Jean-Luc$/)).toBeVisible();
  await expect(page.getByText(GONE, { exact: false })).toHaveCount(0);
});

test("moves that are pressed while the studio does not answer are not made up for later", async ({ page }) => {
  const before = studio.read("menus/sante.yaml");
  await openAt(page, "menus/sante");
  const tile = page.locator("[data-tile=sante-pharmacy]");
  await expect(tile).toBeVisible();
  await page.route("**/call/**", (route) => route.abort());
  await lookAgain(page);
  await expect(page.getByText(GONE, { exact: false })).toBeVisible();
  await tile.press("Alt+ArrowLeft");
  await page.unroute("**/call/**");
  await lookAgain(page);
  await expect(page.getByText(GONE, { exact: false })).toHaveCount(0);
  await tile.press("Alt+ArrowRight");
  await expect(page.getByText("Tuile « sante-pharmacy » déplacée")).toBeVisible();
  expect(studio.read("menus/sante.yaml").indexOf("id: sante-pharmacy")).toBeGreaterThan(before.indexOf("id: sante-preferences"));
  studio.write("menus/sante.yaml", before);
});

test("a page of an earlier run of the studio asks to be loaded anew, on every screen, and what was typed is there again", async ({
  page,
}) => {
  await openAt(page, "menus/sante/edit/sante-pharmacy");
  const french = page.getByRole("textbox", { name: "Français" });
  await french.fill("Armoire");
  await expect(page.getByText("Prête à être écrite")).toBeVisible();
  await page.route("**/call/**", (route) =>
    route.continue({ headers: { ...route.request().headers(), "x-studio-token": "of an earlier run" } }),
  );
  await lookAgain(page);
  await expect(page.getByText("rechargez la page", { exact: false })).toBeVisible();
  for (const screen of ["map", "changes", "menus/sante/edit/sante-pharmacy"]) {
    await page.evaluate((to) => window.location.assign(to), `#${screen}`);
    await expect(page.getByText("rechargez la page", { exact: false })).toBeVisible();
    await expect(page.getByText("Le registre est lu…")).toHaveCount(0);
  }
  await page.unroute("**/call/**");
  await page.getByRole("button", { name: "Recharger" }).press("Enter");
  await expect(page.getByText("Prête à être écrite")).toBeVisible();
  await expect(french).toHaveValue("Armoire");
  await expect(page.getByText("rechargez la page", { exact: false })).toHaveCount(0);
});

async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
}

async function openAt(page: Page, screen: string): Promise<void> {
  await page.goto(`${studio.address}#${screen}`);
  await expect(page.getByRole("navigation", { name: "Studio" })).toBeVisible();
}
