import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { RAIL_WIDTH_DESKTOP_PX } from "../../../generated/settings";
import { axeFindings } from "../support/axe";
import { type OpenStudio, openStudio } from "./openStudio";

const MENU = "menus/sante.yaml";
const SCREENS = [
  "menus/sante/tile/sante-colostrum",
  "menus/sante/new/care",
  "menus/sante/move/sante-pharmacy",
  "map",
  "findings",
  "changes",
];

let studio: OpenStudio;
test.beforeAll(async () => {
  studio = await openStudio();
});
test.afterAll(() => studio.stop());

test("the studio draws tiles in the measures of the shell", async ({ page }) => {
  await openAt(page, "menus/sante");
  const rail = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--shell-rail"));
  expect(rail).toBe(`${RAIL_WIDTH_DESKTOP_PX}px`);
});

test("a product owner sees why a tile is hidden, tries a right, adds a tile, writes it, reads the difference and takes it back", async ({
  page,
}) => {
  const before = studio.read(MENU);
  await openAt(page, "menus/sante");
  await page.getByLabel("Persona", { exact: true }).selectOption("eleveur-viande");
  await page.getByRole("button", { name: /^Colostrum, cachée/ }).click();
  const why = page.getByRole("complementary", { name: "Pourquoi" });
  await expect(why).toContainText("Jean-Luc n'a ni Colostrum");
  await expect(why.getByRole("button", { name: "applications/sante/colostrum.yaml:6" })).toBeVisible();
  await why.getByRole("button", { name: "Essayer sans écrire" }).click();
  await expect(page.getByRole("button", { name: "Colostrum", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Finir l'essai" }).click();
  await expect(page.getByRole("button", { name: /^Colostrum, cachée/ })).toBeVisible();

  await page.getByRole("button", { name: "Ajouter une tuile dans Soins" }).click();
  await page.getByRole("combobox", { name: "Écran ouvert" }).fill("historique du colostrum");
  await page.getByRole("option", { name: /sante\.colostrum\.history/ }).click();
  await expect(page.getByText("Il manque : l'icône")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Écrire/ })).toBeDisabled();
  await page.getByRole("searchbox", { name: "Chercher parmi 6 200" }).fill("tank à lait");
  await expect(page.getByRole("button", { name: "milk-tank" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Chercher parmi 6 200" }).fill("");
  await page.getByRole("button", { name: "hourglass" }).click();
  await expect(page.getByRole("complementary", { name: "Aperçu" })).toContainText("8 personas sur 19");
  await expect(page.getByRole("region", { name: MENU })).toContainText("- id: sante-colostrum-history");
  expect(studio.read(MENU)).toBe(before);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Tuile « sante-colostrum-history » ajoutée")).toBeVisible();
  expect(studio.read(MENU)).toContain("      - id: sante-colostrum-history\n");

  await page.getByRole("button", { name: "Relire et proposer" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /Historique du colostrum/ })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Par persona" })).toContainText("Éleveuse laitière+1");
  await page.keyboard.press("Control+z");
  await expect(page.getByText("le registre est tel qu'il a été validé", { exact: false })).toBeVisible();
  expect(studio.read(MENU)).toBe(before);
});

test("a tile is moved with the keyboard, and by hand, and a change in an editor is never overwritten", async ({ page }) => {
  const before = studio.read(MENU);
  await openAt(page, "menus/sante");
  await page.getByLabel("Persona", { exact: true }).selectOption("tous-droits");
  const tile = page.getByRole("button", { name: "Pharmacie", exact: true });
  const tiles = page.getByRole("region", { name: "Santé" }).locator(".screen");
  await expect(tile).toBeVisible();
  const drawn = (await tiles.textContent()) ?? "";
  await tile.press("Alt+ArrowRight");
  await expect(page.getByText("Tuile « sante-pharmacy » déplacée")).toBeVisible();
  expect(studio.read(MENU).indexOf("id: sante-pharmacy")).toBeGreaterThan(studio.read(MENU).indexOf("id: sante-preferences"));
  await page.getByRole("button", { name: /^Annuler/ }).click();
  await expect.poll(() => studio.read(MENU)).toBe(before);
  // A menu that is drawn anew would take the tile from the hand.
  await expect(page.getByText(/^Annulé : /)).toBeVisible();
  await expect(tiles).toHaveText(drawn);

  await tile.dragTo(page.getByRole("button", { name: "Carnet sanitaire", exact: true }));
  await expect.poll(() => studio.read(MENU).indexOf("id: sante-pharmacy") < studio.read(MENU).indexOf("id: sante-log")).toBe(true);
  await page.getByRole("button", { name: /^Annuler/ }).click();
  await expect.poll(() => studio.read(MENU)).toBe(before);

  await tile.press("e");
  await page.getByRole("textbox", { name: "Français" }).fill("Armoire");
  await expect(page.getByText("Prête à être écrite")).toBeVisible();
  const byEditor = before.replace("icon: pill", "icon: leaf");
  studio.write(MENU, byEditor);
  await page.getByRole("button", { name: /^Écrire/ }).click();
  await expect(page.getByText("a été changé entre-temps", { exact: false }).first()).toBeVisible();
  expect(studio.read(MENU)).toBe(byEditor);
  studio.write(MENU, before);
});

test("what was typed is there after a reload, and a tile is moved into another section, by the keyboard alone", async ({ page }) => {
  const before = studio.read(MENU);
  await openAt(page, "menus/sante/edit/sante-pharmacy");
  const french = page.getByRole("textbox", { name: "Français" });
  await french.fill("Armoire");
  await page.reload();
  await expect(french).toHaveValue("Armoire");
  await expect(page.getByText("Brouillon repris")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByLabel("Persona", { exact: true }).selectOption("tous-droits");
  await page.getByRole("button", { name: "Pharmacie", exact: true }).press("e");
  await expect(french).toHaveValue("Pharmacie");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Pharmacie", exact: true }).press("m");
  const place = page.getByRole("combobox", { name: "Place" });
  await expect(place).toBeFocused();
  await place.selectOption({ label: "Au quotidien : à la fin" });
  const move = page.getByRole("button", { name: "Déplacer ici" });
  await expect(move).toBeEnabled();
  await move.press("Enter");
  await expect(page.getByRole("button", { name: "Pharmacie", exact: true })).toBeFocused();
  expect(studio.read("menus/planning.yaml")).toContain("      - id: sante-pharmacy\n");
  await page.getByRole("button", { name: /^Annuler/ }).click();
  await expect.poll(() => studio.read(MENU)).toBe(before);
});

test("without a mouse the focus is never lost: after a form, a search, a dialog and a try it stands where the work goes on", async ({
  page,
}) => {
  const focused = page.locator(":focus");
  await openAt(page, "menus/sante");
  await page.getByLabel("Persona", { exact: true }).selectOption("tous-droits");
  await page.getByRole("button", { name: "Pharmacie", exact: true }).press("e");
  await expect(page.getByRole("combobox", { name: "Écran ouvert" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(focused).toHaveAttribute("data-tile", "sante-pharmacy");
  await page.keyboard.press("n");
  await expect(page.getByRole("combobox", { name: "Écran ouvert" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(focused).toHaveAttribute("data-tile", "sante-preferences");

  await page.getByRole("button", { name: /^\d+ droits$/ }).press("Enter");
  await expect(page.getByRole("searchbox", { name: "Chercher un droit" })).toBeFocused();
  await page.keyboard.type("colostrum");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Fermer" }).press("Enter");
  await expect(focused).toHaveText(/droits/);
  await page.getByRole("button", { name: "Finir l'essai" }).press("Enter");
  await expect(page.getByLabel("Persona", { exact: true })).toBeFocused();

  await page.keyboard.press("Control+k");
  await page.keyboard.insertText("colostrum");
  const options = page.getByRole("dialog").getByRole("option");
  await expect(options.filter({ hasText: "droit ·" })).toBeVisible();
  while ((await options.and(page.getByRole("option", { selected: true })).textContent())?.includes("droit ·") !== true)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(focused).toContainText(/grants\/sante\.yaml:\d+/);
});

test("an effect that waits for an answer gets its yes in the review", async ({ page }) => {
  const before = studio.read("domains.yaml");
  studio.write("domains.yaml", before.replace("access: { anyOf: [alimentation] }", "access: signedIn"));
  await openAt(page, "changes");
  await page.getByRole("textbox", { name: "C'est voulu : pourquoi ?" }).fill("La chambre ouvre l'alimentation.");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Effets" })).toContainText("Oui donné");
  await expect(page.locator("article:focus")).toBeVisible();
  expect(studio.read("accepted.yaml")).toContain("La chambre ouvre l'alimentation.");
  await page.getByRole("button", { name: /^Annuler/ }).click();
  await expect(page.getByRole("list", { name: "Effets" })).toContainText("Oui demandé");
  studio.write("domains.yaml", before);
});

test("a reason that is begun stays with its effect when an editor brings another one", async ({ page }) => {
  const before = studio.read("domains.yaml");
  const open = (text: string, domain: string) => text.replace(`access: { anyOf: [${domain}] }`, "access: signedIn");
  studio.write("domains.yaml", open(before, "planning"));
  await openAt(page, "changes");
  const reason = page.getByRole("textbox", { name: "C'est voulu : pourquoi ?" });
  await reason.fill("La chambre");
  const told = await page.locator("article h2").textContent();
  studio.write("domains.yaml", open(open(before, "planning"), "alimentation"));
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  const effects = page.getByRole("list", { name: "Effets" }).getByRole("button");
  await expect(effects).toHaveCount(2);
  await expect(effects.first()).not.toHaveAttribute("aria-current");
  await expect(page.locator("article h2")).toHaveText(told ?? "");
  await expect(reason).toHaveValue("La chambre");
  studio.write("domains.yaml", before);
});

test("while a file has a mistake the band names it, and a tile of another file is changed", async ({ page }) => {
  const [before, planning] = [studio.read(MENU), studio.read("menus/planning.yaml")];
  const broken = planning.replace("id: planning", "id: [planning");
  studio.write("menus/planning.yaml", broken);
  await openAt(page, "menus/sante/edit/sante-pharmacy");
  await expect(page.getByText(/menus\/planning\.yaml:\d+ contient une erreur/)).toBeVisible();
  await page.getByRole("textbox", { name: "Français" }).fill("Armoire");
  await page.getByRole("button", { name: /^Écrire/ }).click();
  await expect(page.getByText("Tuile « sante-pharmacy » modifiée")).toBeVisible();
  expect(studio.read(MENU)).toBe(before.replace("fr: Pharmacie,", "fr: Armoire,"));
  expect(studio.read("menus/planning.yaml")).toBe(broken);
  studio.write("menus/planning.yaml", planning);
  await page.getByRole("button", { name: /^Annuler/ }).click();
  await expect.poll(() => studio.read(MENU)).toBe(before);
});

test("what an editor changes for personas is among the findings until a press says that it is meant", async ({ page }) => {
  const [file, seen] = ["applications/sante/colostrum.yaml", "seen/menus/sante.txt"];
  const before = studio.read(file);
  const clean = page.getByText("Rien à signaler");
  const change = async (text: string) => {
    studio.write(file, text);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  };
  await openAt(page, "findings");
  await expect(clean).toBeVisible();
  await change(before.replace("frame:", "  workshop: LAITIER\nframe:"));
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: /Plus vu par : .*support/ })
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "C'est voulu" }).click();
  await expect(clean).toBeVisible();
  expect(studio.read(seen)).toContain("support/FR44911501");
  await change(before);
  await page.getByRole("button", { name: "C'est voulu" }).click();
  await expect(clean).toBeVisible();
  expect(studio.read(seen)).not.toContain("support/FR44911501");
});

test("anything is found by its words and opened with its file and line", async ({ page }) => {
  await openAt(page, "map");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("colostrum");
  await expect(page.getByRole("option", { name: /droit/ })).toContainText("grants/sante.yaml");
  await page.getByRole("option", { name: /droit/ }).click();
  await expect(page.getByRole("complementary", { name: "Pourquoi" })).toContainText(/grants\/sante\.yaml:\d+/);
});

test("the map of access is walked with the arrows, unfolded, and says why a cell is shut", async ({ page }) => {
  await openAt(page, "map");
  const head = page.getByRole("rowheader", { name: /^Santé \d/ });
  await head.focus();
  await page.keyboard.press("Space");
  await expect(head).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  for (let step = 0; step < 9; step++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary", { name: "Pourquoi" })).toContainText(/Fermé à|Ouvert à/);
});

test("the studio is in no file of the product that is delivered", () => {
  const files = readdirSync("dist", { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(js|html)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(
    files.filter((file) => readFileSync(join(file.parentPath, file.name), "utf8").includes("studio-token")).map(({ name }) => name),
  ).toEqual([]);
});

for (const theme of ["light", "dark"] as const)
  for (const [width, height] of [
    [1366, 768],
    [820, 1180],
  ] as const)
    test(`every screen of the studio is clean for axe and no wider than the window, ${theme}, ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height });
      const before = studio.read("domains.yaml");
      // Something to be found, to be reviewed, and to say yes to.
      studio.write("domains.yaml", before.replace("access: { anyOf: [alimentation] }", "access: signedIn"));
      for (const screen of SCREENS) {
        await openAt(page, screen);
        await expect(page.getByRole("heading", { level: 1 }).or(page.getByRole("grid")).first()).toBeVisible();
        expect([screen, await axeFindings(page)]).toEqual([screen, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        if (screen === "changes") await expect(page.getByRole("textbox", { name: "C'est voulu : pourquoi ?" })).toBeInViewport();
        if (screen === "map") await expect(page.getByRole("columnheader").last()).toBeInViewport({ ratio: 1 });
      }
      studio.write("domains.yaml", before);
    });

async function openAt(page: Page, screen: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${studio.address}#${screen}`);
  await expect(page.getByRole("navigation", { name: "Studio" })).toBeVisible();
}
