import { expect, type Page, test } from "@playwright/test";
import { holdCalls } from "./holdCalls";
import { type OpenStudio, openStudio } from "./openStudio";

const OPENED = ["access: { anyOf: [alimentation] }", "access: signedIn"] as const;

let studio: OpenStudio;
test.beforeAll(async () => {
  studio = await openStudio();
});
test.afterAll(() => studio.stop());

test("the lines of one effect are put back as they are committed, those of another stay, and undo gives them back", async ({ page }) => {
  const [domains, sante] = [studio.read("domains.yaml"), studio.read("menus/sante.yaml")];
  const opened = domains.replace(...OPENED);
  const without = withoutTile(sante, "sante-pharmacy");
  studio.write("domains.yaml", opened);
  studio.write("menus/sante.yaml", without);
  await openAt(page, "changes");
  const effects = page.getByRole("list", { name: "Effets" }).getByRole("button");
  const headline = page.locator("article h2");
  await effects.filter({ hasText: "Pharmacie" }).first().click();
  await expect(headline).toContainText("Pharmacie");
  const calls = await holdCalls(page, "back");
  calls.release();
  await page.keyboard.down("r");
  await expect(page.getByText(/Remis comme avant : .*Pharmacie/)).toBeVisible();
  await expect(effects.filter({ hasText: "Pharmacie" })).toHaveCount(0);
  await expect(page.locator(".detail:focus")).toBeVisible();
  expect(studio.read("menus/sante.yaml")).toBe(sante);
  // A key that is held down is one press.
  await page.keyboard.down("r");
  await page.keyboard.up("r");
  await page.keyboard.press("k");
  expect(calls.count()).toBe(1);
  expect(studio.read("domains.yaml")).toBe(opened);

  await page.keyboard.press("r");
  await expect(page.getByText("le registre est tel qu'il a été validé", { exact: false })).toBeVisible();
  expect(studio.read("domains.yaml")).toBe(domains);
  await page.keyboard.press("Control+z");
  await expect.poll(() => studio.read("domains.yaml")).toBe(opened);
  studio.write("domains.yaml", domains);
});

test("the report is copied as the files are, without the mark by which a bot finds its comment", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const domains = studio.read("domains.yaml");
  await openAt(page, "changes");
  const copy = page.getByRole("button", { name: "Copier le rapport" });
  await expect(page.getByText("le registre est tel qu'il a été validé", { exact: false })).toBeVisible();
  studio.write("domains.yaml", domains.replace(...OPENED));
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(copy).toBeEnabled();
  await copy.click();
  await expect(page.getByText("Le rapport est copié", { exact: false })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^### ⛔ .*\n/);

  const calls = await holdCalls(page, "review");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await calls.asked();
  await expect(copy).toBeDisabled();
  calls.fail();
  await expect(page.getByText("Le studio ne répond plus", { exact: false })).toBeVisible();
  await expect(copy).toBeDisabled();
  studio.write("domains.yaml", domains);
});

test("lines that leave a mistake when they alone are put back stay as they are, with the reason", async ({ page }) => {
  const [grants, sante] = [studio.read("grants/sante.yaml"), studio.read("applications/sante/colostrum.yaml")];
  // Renamed with all that asks for it: each half alone is a mistake.
  studio.write("grants/sante.yaml", grants.replace("sante.colostrum", "sante.premierlait"));
  studio.write("applications/sante/colostrum.yaml", sante.replace("sante.colostrum]", "sante.premierlait]"));
  await openAt(page, "changes");
  const effects = page.getByRole("list", { name: "Effets" }).getByRole("button");
  await effects.first().click();
  await page.getByRole("button", { name: "Revenir à avant" }).click();
  await expect(page.getByText(/laisseraient une erreur à .*:\d+/)).toBeVisible();
  expect(studio.read("grants/sante.yaml")).toContain("sante.premierlait");
  studio.write("grants/sante.yaml", grants);
  studio.write("applications/sante/colostrum.yaml", sante);
});

test("the map shows what changes for whom, and the screens to which no menu leads", async ({ page }) => {
  const domains = studio.read("domains.yaml");
  studio.write("domains.yaml", domains.replace(...OPENED));
  await openAt(page, "map");
  await page.getByRole("button", { name: /^Ce qui change/ }).click();
  await expect(page.getByRole("rowheader")).toHaveText([/^Alimentation\d+$/]);
  await expect(page.getByRole("gridcell", { name: /^Alimentation, Compte sans droit : \d+ de plus$/ })).toHaveText(/^\+\d+$/);
  await expect(page.getByRole("gridcell", { name: "Alimentation, Tous les droits : comme avant" })).toHaveText("=");
  await page.getByRole("button", { name: /^Par aucun menu/ }).click();
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  studio.write("domains.yaml", domains);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await page.getByRole("button", { name: "Ce qui change 0" }).click();
  await expect(page.getByText("Aucun écran n'est de ceux-là.")).toBeVisible();

  // What could not be compared is never the same as no change.
  const planning = studio.read("menus/planning.yaml");
  studio.write("menus/planning.yaml", planning.replace("id: planning", "id: [planning"));
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("main").getByText("La comparaison n'a pas pu être faite")).toBeVisible();
  studio.write("menus/planning.yaml", planning);
});

/** Without the lines of a tile. */
function withoutTile(text: string, id: string): string {
  const [tile = ""] = new RegExp(`^ +- id: ${id}\\n(?:(?! +- ).*\\n)*`, "m").exec(text) ?? [];
  return text.replace(tile, "");
}

async function openAt(page: Page, screen: string): Promise<void> {
  await page.goto(`${studio.address}#${screen}`);
  await expect(page.getByRole("navigation", { name: "Studio" })).toBeVisible();
}
