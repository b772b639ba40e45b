import { expect, test, vi } from "vitest";
import { personaViewer } from "../../codegen/viewer/personaViewer";
import { PERSONAS } from "../../generated/personas";
import { TABLES } from "../../generated/tables";
import { createResolver } from "../../src/domain/resolver/createResolver";
import { type Edit, narrowedApplication, newApplication, newTile, openedDomain, publicDomain, replace } from "../codegen/diff/changes";
import { type CiProject, type CiRun, ciProject } from "./ciRun";

// Each run starts the tool some seven times.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const CROWD = ["administrateur", "distributeur", "remplacant", "salariee", "sans-droit", "stagiaire", "technicien-solo"];
const FED = ["conseiller", "eleveur-lait", "eleveur-mixte", "eleveur-viande", "plusieurs-elevages", "tous-droits"];
const WHY = "Decided by the board of the cooperative.";

/** Some demo accounts, without what they are promised: others come and go, and this is about the report. */
const someAccounts: Edit = (files) => {
  for (const [file, text] of files) {
    const [, id] = /^personas\/(.+)\.yaml$/.exec(file) ?? [];
    if (id !== undefined && ![...CROWD, ...FED].includes(id)) files.delete(file);
    else if (id !== undefined) files.set(file, text.replace(/^expect:\n(?: .*\n)+/m, ""));
  }
};
/** A page of the domain; its right opens one of another domain too. */
const isFeed = (name: string) => TABLES.applications[TABLES.routes[name]?.application ?? ""]?.domain === "alimentation";
/** What the domain opens to whoever holds its right. */
const opens = (...droits: readonly string[]) => {
  const { profile, ...account } = PERSONAS["sans-droit"];
  const viewer = personaViewer({ ...account, profile: { ...profile, droits } }, { online: true, mode: null }, TABLES);
  const resolver = createResolver(TABLES, viewer);
  return {
    screens: resolver.routes().filter(isFeed).length,
    tiles: resolver.menu().flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles)).length,
  };
};
const SCREENS = opens("alimentation").screens - opens().screens;
const TILES = opens("alimentation").tiles - opens().tiles;

const five = ciProject(someAccounts);
five.rename("sante.mamelle.home", "sante.mamelle.bilan");
five.change(newTile, narrowedApplication, newApplication, openedDomain);

test("the comment of a pull request with five changes says of each what happens to whom, and nothing else; from a fork the summary does", () => {
  const fork = five.github({ isFork: true });
  expect([fork.code, fork.posted]).toEqual([1, []]);
  const { code, comment, posted, summary } = five.github();
  expect([code, posted, summary.startsWith(comment), fork.summary]).toEqual([1, ["new"], true, summary]);
  const [waits = "", rest = ""] = comment.split("#### Sans question");
  expect(waits.split("\n").filter((line) => line.startsWith("###"))).toEqual([
    "### ⛔ Registre : 3 effets attendent une réponse",
    expect.stringMatching(/^#### 1\. TOUT COMPTE CONNECTÉ ouvre \d+ écrans \(Alimentation\) · `\w{8}`$/),
    expect.stringMatching(/^#### 2\. Conseiller : « Bilan sanitaire » se ferme · `\w{8}`$/),
    expect.stringMatching(/^#### 3\. Le droit alimentation\.robot est désormais détenu d'office par qui a alimentation · `\w{8}`$/),
  ]);
  const unfed = "Administratrice · Distributrice · Remplaçant · Salariée · Compte sans droit et 2 autres";
  const fed = "Conseiller · Éleveuse laitière · Éleveuse lait et viande · Éleveur allaitant · Éleveur, plusieurs élevages";
  expect(waits).toContain(`gagnent : ${unfed} : ${TILES} tuiles, ${SCREENS} écrans, toute la rubrique Alimentation`);
  expect(waits).toContain("accueil de Compte sans droit : Envois → Stocks d’aliments");
  expect(waits).toContain("attend le oui d'une seconde personne");
  expect(waits).toMatch(/^\*\*Gagnent\*\* \d+ personas sur 13\. \*\*Perd\*\* 1 : Conseiller\. {2}$/m);
  expect(waits).toContain("perd : Conseiller : 1 tuile, 1 écran, toute la rubrique Santé");
  expect(waits).toContain(`gagnent : ${fed} : 1 écran`);
  const withHealth = "Éleveuse laitière · Éleveuse lait et viande · Éleveur, plusieurs élevages · Salariée · Tous les droits";
  expect(rest.split("\n\n")[0]?.trim().split("\n")).toEqual([
    "- Le droit sante.bilan.innoval n'ouvre plus rien",
    "- « Bilan mamelle » change de nom, l'ancien et son adresse y mènent : sante.mamelle.home → sante.mamelle.bilan",
    "- Nouveau : « Robot » — À servir : /feeding-robot, pour « Robot » — ouvert par : alimentation.robot — gagne : Tous les droits : 1 écran",
    `- Nouvelle tuile « Colostrum » — gagnent : ${withHealth} : 1 tuile`,
  ]);
  expect(comment.split("\n").filter((line) => /^\| .*\d/.test(line))).toEqual([
    "| Conseiller | −1 | +1 −1 |",
    `| Salariée | +${TILES + 1} | +${SCREENS} |`,
    `| Administratrice · Distributrice · Remplaçant · Compte sans droit · Stagiaire · Technicien, un élevage | +${TILES} | +${SCREENS} |`,
    "| Éleveuse laitière · Éleveuse lait et viande · Éleveur, plusieurs élevages · Tous les droits | +1 | +1 |",
    "| Éleveur allaitant |  | +1 |",
  ]);
});

test("what others have merged meanwhile is no effect of the branch, on GitLab and where an earlier run is started anew", () => {
  const { comment: before } = five.github();
  five.onMain(replace("dashboards.yaml", "livePreviews: 6", "livePreviews: 7"));
  const [again, merged, silent] = [five.github({ isStartedAnew: true }), five.gitlab(), five.gitlab({ token: "" })];
  expect([again.comment, merged.comment]).toEqual([before, before]);
  expect([again, merged, silent].map(({ code, posted }) => [code, posted.at(-1)])).toEqual(Array(3).fill([1, "anew"]));
  // Without a token nothing is posted, and it is as red.
  expect(silent.posted).toEqual(merged.posted);
});

test("with a yes to each that waits the run is green on both", () => {
  const ids = [...five.github().comment.matchAll(/^#### \d.*`(\w{8})`$/gm)].map(([, id = ""]) => id);
  expect(ids).toHaveLength(3);
  for (const id of ids) expect(five.tool("accept", id, "--base", "main", "--by", "Marie", "--why", WHY).status).toBe(0);
  five.commit();
  for (const [run, from] of kinds(five)) {
    const { code, comment, log } = run();
    expect([from, code, comment.split("\n")[2], log]).toEqual([from, 0, "### ✅ Registre : 8 effets, aucune question", expect.any(String)]);
  }
});

test("a token that has expired is told, and the checks are run all the same", () => {
  for (const [run, from] of kinds(five)) {
    const { code, log, posted } = run();
    const without = run("expired");
    expect([from, without.code, without.posted]).toEqual([from, code, posted]);
    expect(without.log).toContain("Le commentaire n’a pas pu être écrit");
    expect(log).not.toContain("Le commentaire n’a pas pu être écrit");
  }
});

test("made public by mistake, the pages in frames of the domain are red with no possible yes, and the comment says so", () => {
  const project = ciProject(someAccounts, publicDomain);
  for (const [run, from] of kinds(project)) {
    const { code, comment } = run();
    expect([from, code]).toEqual([from, 1]);
    expect(comment).toMatch(/#### 1\. PUBLIC, SANS MOT DE PASSE : \d+ écrans \(Alimentation\)[\s\S]*Aucun oui n'est possible/);
    expect(comment).not.toContain("registry -- accept");
  }
});

test("what could not be compared is red and says why: too few commits were fetched, a file is broken", () => {
  const told = ({ code, comment }: CiRun) => [code, /^<!-- clarine:registre -->\n+### ⛔.*/.test(comment)];
  expect(told(five.github({ depth: 1 }))).toEqual([1, true]);
  five.change(replace("menus/sante.yaml", "groups:", "groups: ["));
  for (const [run, from] of kinds(five)) expect([from, ...told(run())]).toEqual([from, 1, true]);
});

function kinds(project: CiProject) {
  return [
    [(token?: string) => project.github({ token }), "GitHub"],
    [(token?: string) => project.gitlab({ token }), "GitLab"],
  ] as const;
}
