import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import {
  changedIn,
  type Edit,
  narrowedApplication,
  newApplication,
  newTile,
  openedDomain,
  publicDomain,
  replace,
} from "../codegen/diff/changes";
import { workFolder } from "../codegen/workFolder";

const BASE = resolve("registry");
const WHY = "Decided by the board of the cooperative.";

const folder = await workFolder("registry");
beforeAll(async () => {
  expect((await tool("rename", "sante.mamelle.home", "sante.mamelle.bilan")).code).toBe(0);
  change(newTile, narrowedApplication, newApplication, openedDomain);
});

test("the comment of a pull request with five changes says of each what happens to whom, and nothing else", async () => {
  const { code, out } = await tool("diff", BASE, "--format", "markdown", "--lang", "fr");
  expect(code).toBe(1);
  const [waits = "", rest = ""] = out.split("#### Sans question");
  expect(waits.split("\n").filter((line) => line.startsWith("###"))).toEqual([
    "### ⛔ Registre : 3 effets attendent une réponse",
    "#### 1. TOUT COMPTE CONNECTÉ ouvre 25 écrans (Alimentation) · `8720798e`",
    "#### 2. Conseiller : « Bilan sanitaire » se ferme · `592e0b78`",
    "#### 3. Le droit alimentation.robot est désormais détenu d'office par qui a alimentation · `89e27897`",
  ]);
  const unfed = "Administratrice · Distributrice · Remplaçant · Salariée · Compte sans droit et 2 autres";
  expect(waits).toContain(`gagnent : ${unfed} : 9 tuiles, 24 écrans, toute la rubrique Alimentation`);
  expect(waits).toContain("accueil de Compte sans droit : Envois → Stocks d’aliments");
  expect(waits).toContain("perd : Conseiller : 1 tuile, 1 écran, toute la rubrique Santé");
  expect(waits).toContain("Éleveuse lait et viande · Éleveur allaitant et 5 autres : 1 écran");
  const withHealth = "Éleveuse laitière · Éleveuse lait et viande · Éleveur, plusieurs élevages · Salariée · Assistance et 3 autres";
  expect(rest.split("\n\n")[0]?.trim().split("\n")).toEqual([
    "- « Bilan mamelle » change de nom, l'ancien et son adresse y mènent : sante.mamelle.home → sante.mamelle.bilan",
    "- Le droit sante.bilan.innoval n'ouvre plus rien",
    "- Nouveau : « Robot » — ouvert par : alimentation.robot — gagne : Tous les droits : 1 écran",
    "- À servir : /feeding-robot, pour « Robot »",
    `- Nouvelle tuile « Colostrum » — gagnent : ${withHealth} : 1 tuile`,
  ]);
  expect(out.split("\n").filter((line) => /^\| .*\d/.test(line))).toEqual([
    "| Conseiller | −1 | +1 −1 |",
    "| Salariée | +10 | +24 |",
    "| Administratrice · Distributrice · Remplaçant · Compte sans droit · Stagiaire · Technicien, un élevage | +9 | +24 |",
    "| Éleveuse laitière · Éleveuse lait et viande · Éleveur, plusieurs élevages · Assistance · Technicien hors ligne et 2 autres | +1 | +1 |",
    "| Éleveur d’Alsace (en allemand) · Éleveur allaitant · Propriétaire |  | +1 |",
  ]);
});

test("the five changes are merged with a yes to each that waits, and not while the domain's is missing", async () => {
  for (const effect of ["592e0b78", "89e27897"]) expect((await accept(effect)).code).toBe(0);
  expect(await tool("diff", BASE)).toMatchObject({ code: 1, out: expect.stringContaining("exit 1: 1 effect without an answer") });
  expect((await accept("8720798e")).code).toBe(0);
  expect((await tool("diff", BASE)).code).toBe(0);
});

test("made public by mistake, the pages in frames of the domain cannot be merged with any yes", async () => {
  change(
    replace("domains.yaml", "access: signedIn\n    sample: feed", "access: { anyOf: [alimentation] }\n    sample: feed"),
    publicDomain,
  );
  const { code, out } = await tool("diff", BASE, "--format", "markdown");
  const effect = /PUBLIC, WITHOUT A PASSWORD: 25 screens \(Feed\) · `(\w+)`/.exec(out)?.[1] ?? "";
  expect(code).toBe(1);
  expect(await accept(effect)).toMatchObject({ code: 2, err: expect.stringContaining("No yes is possible") });
  expect((await tool("diff", BASE)).code).toBe(1);
});

function tool(...args: readonly string[]) {
  return folder.run(...args, "--registry", folder.registry);
}

function accept(effect: string) {
  return tool("accept", effect, "--base", BASE, "--by", "Marie", "--why", WHY);
}

function change(...edits: readonly Edit[]): void {
  for (const [file, text] of changedIn(folder.registry, ...edits)) {
    if (!file.endsWith(".yaml")) continue;
    mkdirSync(dirname(join(folder.registry, file)), { recursive: true });
    writeFileSync(join(folder.registry, file), text);
  }
}
