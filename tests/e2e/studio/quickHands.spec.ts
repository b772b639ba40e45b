import { expect, type Page, test } from "@playwright/test";
import { holdCalls } from "./holdCalls";
import { type OpenStudio, openStudio } from "./openStudio";

const MENU = "menus/sante.yaml";
const FORM = "menus/sante/edit/sante-pharmacy";
const READY = "Prête à être écrite";

let studio: OpenStudio;
test.beforeAll(async () => {
  studio = await openStudio();
});
test.afterAll(() => studio.stop());

for (const held of ["write", "menu"] as const)
  test(`each of two quick Alt and arrows moves the tile by one, also while ${held} is not answered yet`, async ({ page }) => {
    const before = studio.read(MENU);
    await openAt(page, "menus/sante");
    await page.getByLabel("Persona", { exact: true }).selectOption("tous-droits");
    const tile = page.getByRole("button", { name: "Traitements en cours", exact: true });
    await expect(tile).toBeVisible();
    const calls = await holdCalls(page, held);
    await tile.press("Alt+ArrowRight");
    await calls.asked();
    await tile.press("Alt+ArrowRight");
    calls.release();
    await expect
      .poll(() => tilesOf(studio.read(MENU)).slice(0, 4))
      .toEqual(["sante-log", "sante-withdrawal", "sante-pharmacy", "sante-treatments"]);
    await expect(tile).toBeFocused();
    studio.write(MENU, before);
  });

test("a tile that Alt and an arrow take into the next group keeps the focus", async ({ page }) => {
  const before = studio.read(MENU);
  await openAt(page, "menus/sante");
  await page.getByLabel("Persona", { exact: true }).selectOption("tous-droits");
  const tile = page.getByRole("button", { name: "Préférences du carnet", exact: true });
  await tile.press("Alt+ArrowRight");
  await expect(page.getByRole("region", { name: "Bilans", exact: true }).and(page.locator(".group")).locator(tile)).toBeFocused();
  studio.write(MENU, before);
});

test("a second press on Write writes nothing anew, and what is being written is neither typed over nor left", async ({ page }) => {
  const before = studio.read(MENU);
  await openAt(page, FORM);
  const french = page.getByRole("textbox", { name: "Français" });
  await french.fill("Armoire");
  await expect(page.getByText(READY)).toBeVisible();
  const calls = await holdCalls(page, "write");
  await page.keyboard.press("Control+s");
  await calls.asked();
  await page.keyboard.press("Control+s");
  await page.keyboard.type("s");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Écriture…")).toBeVisible();
  await expect(french).toHaveValue("Armoire");
  calls.release();
  await expect(page.getByText("Tuile « sante-pharmacy » modifiée")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Armoire/ })).toBeFocused();
  expect(calls.count()).toBe(1);
  expect(studio.read(MENU)).toBe(before.replace("fr: Pharmacie,", "fr: Armoire,"));
  studio.write(MENU, before);
});

for (const { what, open, button, confirm, said } of [
  { what: "Delete", open: FORM, button: "Retirer la tuile", confirm: "Oui, la retirer", said: "Tuile « sante-pharmacy » retirée" },
  { what: "Move", open: "menus/sante/move/sante-pharmacy", confirm: "Déplacer ici", said: "Tuile « sante-pharmacy » déplacée" },
])
  test(`a second press on ${what} is not taken for a step of its own`, async ({ page }) => {
    const before = studio.read(MENU);
    await openAt(page, open);
    if (button !== undefined) await page.getByRole("button", { name: button }).press("Enter");
    const press = page.getByRole("button", { name: confirm });
    await expect(press).toBeEnabled();
    const calls = await holdCalls(page, "write");
    await press.press("Enter");
    await calls.asked();
    await press.press("Enter");
    calls.release();
    await expect(page.getByText(said)).toBeVisible();
    await expect(press).toBeHidden();
    await expect(page.getByText(said)).toBeVisible();
    expect(calls.count()).toBe(1);
    studio.write(MENU, before);
  });

test("a tile is removed only after who loses it has been shown, and Escape keeps it; a move shows what it does to whom", async ({
  page,
}) => {
  const before = studio.read(MENU);
  await openAt(page, FORM);
  const remove = page.getByRole("button", { name: "Retirer la tuile" });
  const dialog = page.getByRole("dialog");
  await remove.press("Enter");
  await expect(dialog).toContainText(/\d+ perdent.*Éleveuse laitière/);
  await expect(dialog.getByRole("region", { name: MENU })).toContainText("- id: sante-pharmacy");
  await expect(dialog.getByRole("button", { name: "Garder la tuile" })).toBeFocused();
  await page.keyboard.press("Control+s");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(remove).toBeFocused();
  expect(studio.read(MENU)).toBe(before);

  await openAt(page, "menus/sante/move/sante-pharmacy");
  await dialog.getByRole("combobox").selectOption({ label: "Au quotidien : à la fin" });
  await expect(dialog).toContainText(/0 gagne.*0 perd.*passe de la rubrique « Santé » à la rubrique « Planning »/);
});

test("Enter in the search of icons writes nothing", async ({ page }) => {
  const before = studio.read(MENU);
  await openAt(page, FORM);
  const french = page.getByRole("textbox", { name: "Français" });
  await french.fill("Armoire");
  const search = page.getByRole("searchbox", { name: "Chercher parmi 6 200" });
  await search.fill("tank à lait");
  await expect(page.getByRole("button", { name: "milk-tank" })).toBeVisible();
  await expect(page.getByText(READY)).toBeVisible();
  const calls = await holdCalls(page, "write");
  await search.press("Enter");
  await page.getByRole("button", { name: "milk-tank" }).click();
  await expect(page.getByRole("region", { name: MENU })).toContainText("icon: milk-tank");
  expect(calls.count()).toBe(0);
  calls.release();
  expect(studio.read(MENU)).toBe(before);
});

test("Escape in a search takes its words away first; the next one leaves the form", async ({ page }) => {
  await openAt(page, FORM);
  await page.getByRole("textbox", { name: "Français" }).fill("Armoire");
  for (const search of [
    page.getByRole("combobox", { name: "Écran ouvert" }),
    page.getByRole("searchbox", { name: "Chercher parmi 6 200" }),
  ]) {
    await search.fill("colostrum");
    await search.press("Escape");
    await expect(search).toHaveValue("");
    await expect(page.getByRole("textbox", { name: "Français" })).toHaveValue("Armoire");
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "Français" })).toHaveCount(0);
});

test("Escape in a search of a dialog takes its words away first; the next one closes the dialog", async ({ page }) => {
  await openAt(page, "map");
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog").getByRole("combobox");
  await search.fill("colostrum");
  await search.press("Escape");
  await expect(search).toHaveValue("");
  await search.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("Ctrl Z on a button of an open form or dialog takes back no step that was written before", async ({ page }) => {
  const before = studio.read(MENU);
  await openAt(page, FORM);
  const french = page.getByRole("textbox", { name: "Français" });
  await french.fill("Armoire");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Tuile « sante-pharmacy » modifiée")).toBeVisible();
  const written = studio.read(MENU);
  const undone: string[] = [];
  page.on("request", (request) => request.url().endsWith("/call/undo") && undone.push(request.url()));

  await page.getByRole("button", { name: /^Armoire/ }).press("e");
  await page.getByRole("button", { name: "hourglass" }).press("Control+z");
  await french.fill("Placard");
  await expect(page.getByText(READY)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Armoire/ }).press("m");
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).press("Control+z");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(undone).toEqual([]);
  expect(studio.read(MENU)).toBe(written);

  await page.keyboard.press("Control+z");
  await expect.poll(() => studio.read(MENU)).toBe(before);
});

test("Enter chooses what the words find that stand in the field, never what earlier ones found", async ({ page }) => {
  await openAt(page, "menus/sante/new/care");
  const search = page.getByRole("combobox", { name: "Écran ouvert" });
  await search.fill("pharmacie");
  await expect(page.getByRole("option").first()).toBeVisible();
  const calls = await holdCalls(page, "find");
  await search.fill("historique du colostrum");
  await calls.asked();
  await search.press("Enter");
  await expect(page.getByRole("option").first()).toBeVisible();
  calls.release();
  await expect(page.locator(".picked code")).toHaveText("sante.colostrum.history");
});

test("lines that could not be checked do not count as checked; they are again when the studio answers", async ({ page }) => {
  await openAt(page, FORM);
  const french = page.getByRole("textbox", { name: "Français" });
  await french.fill("Armoire");
  await expect(page.getByText(READY)).toBeVisible();
  await page.route("**/call/preview", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await french.fill("Placard");
  await failed;
  await expect(page.getByText("Le studio ne répond plus", { exact: false })).toBeVisible();
  await expect(page.getByText(READY)).toBeHidden();
  await expect(page.getByRole("button", { name: /^Écrire/ })).toBeDisabled();
  await page.unroute("**/call/preview");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByText(READY)).toBeVisible();
  await expect(page.getByRole("region", { name: MENU })).toContainText("Placard");
});

test("what was typed while a check failed is checked without another letter", async ({ page }) => {
  await openAt(page, FORM);
  const french = page.getByRole("textbox", { name: "Français" });
  await french.fill("Armoire");
  await expect(page.getByText(READY)).toBeVisible();
  const calls = await holdCalls(page, "preview");
  await french.fill("Placard");
  await calls.asked();
  await french.fill("Coffre");
  calls.fail();
  await expect(page.getByRole("region", { name: MENU })).toContainText("Coffre");
  await expect(page.getByText(READY)).toBeVisible();
});

test("a reason that is begun is still there after a look at another screen", async ({ page }) => {
  const before = studio.read("domains.yaml");
  studio.write("domains.yaml", before.replace("access: { anyOf: [planning] }", "access: signedIn"));
  await openAt(page, "changes");
  const reason = page.getByRole("textbox", { name: "C'est voulu : pourquoi ?" });
  await reason.fill("La chambre");
  const rail = page.getByRole("navigation", { name: "Studio" });
  await rail.getByRole("link").first().click();
  await expect(reason).toHaveCount(0);
  await rail.getByRole("link").last().click();
  await expect(reason).toHaveValue("La chambre");
  studio.write("domains.yaml", before);
});

function tilesOf(menu: string): readonly (string | undefined)[] {
  return [...menu.matchAll(/^ {6}- id: (\S+)$/gm)].map(([, id]) => id);
}

async function openAt(page: Page, screen: string): Promise<void> {
  await page.goto(`${studio.address}#${screen}`);
  await expect(page.getByRole("navigation", { name: "Studio" })).toBeVisible();
}
