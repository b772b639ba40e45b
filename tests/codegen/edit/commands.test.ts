import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { workFolder } from "../workFolder";

const folder = await workFolder();

const read = (file: string) => readFileSync(join(folder.registry, file), "utf8");
const tool = (...args: readonly string[]) => folder.run(...args, "--registry", folder.registry);

test("a page and its tile are written where they belong, with what they change and for whom", async () => {
  expect((await tool("new", "route", "--name", "card.rounds", "--application", "card", "--fr", "Tournées", "--en", "Rounds")).code).toBe(0);
  const tile = ["--id", "rounds", "--fr", "Tournées", "--icon", "list", "--section", "herd", "--group", "animals"];
  const { code, out } = await tool("new", "tile", ...tile, "--route", "card.rounds", "--lang", "fr");
  expect(code).toBe(0);
  expect(out).toContain("  +        route: card.rounds");
  expect(out).toContain("Nouvelle tuile « Tournées »");
  expect(out).not.toContain("À traduire");
  expect(read("menus/herd.yaml")).toContain("      - id: rounds\n        label: { fr: Tournées, en: Rounds }\n");
});

test("what would leave a mistake behind is not written", async () => {
  const before = read("menus/herd.yaml");
  const tile = ["--id", "one", "--fr", "Un", "--section", "herd", "--group", "animals", "--route", "card.events"];
  expect((await tool("new", "tile", ...tile, "--icon", "no-such-icon")).code).toBe(1);
  expect((await tool("new", "tile", ...tile)).err).toContain("--icon");
  expect((await tool("new", "grant", "--name", "herd", "--fr", "A", "--opens", "B", "--lang", "fr")).err).toContain("« herd » existe déjà");
  expect((await tool("new", "tile", ...tile, "--icon", "list", "--group", "zzz")).err).toMatch(/"herd".* "zzz"|« herd ».* « zzz »/);
  expect(await tool("rename", "card.events", "Card Events")).toMatchObject({ code: 1 });
  expect(await tool("rename", "card.events", "card.list")).toMatchObject({ code: 2 });
  const [block, braces] = [
    "label: { fr: Rapports, en: Reports }\n    path: reports/:code+",
    "{ label: { fr: Rapports, en: Reports }, path: reports/:code+ }",
  ];
  folder.edit("applications/herd/card.yaml", `card.report:\n    ${block}`, `card.report: ${braces}`);
  expect((await tool("rename", "card.report", "card.sheet", "--lang", "fr")).err).toContain("À y changer : aliases: card.report: {}");
  folder.edit("applications/herd/card.yaml", `card.report: ${braces}`, `card.report:\n    ${block}`);
  expect(read("menus/herd.yaml")).toBe(before);
});

test("a rename is taken back by the other rename, and nothing is left of it", async () => {
  const files = ["applications/herd/card.yaml", "menus/herd.yaml"];
  const before = files.map(read);
  expect((await tool("rename", "card.events", "card.acts")).code).toBe(0);
  expect((await tool("rename", "card.acts", "card.events")).code).toBe(0);
  expect(files.map(read)).toEqual(before);
});

test("what is used still is not removed, and each place that uses it is named; with --everywhere they go too", async () => {
  const refused = await tool("remove", "card.rounds");
  expect(refused.code).toBe(1);
  expect(refused.err).toMatch(/registry\/menus\/herd\.yaml:\d+ {2}groups > 0 > tiles > \d > route/);
  const dry = await tool("remove", "card.rounds", "--everywhere", "--dry-run");
  expect([dry.code, read("menus/herd.yaml").includes("id: rounds")]).toEqual([0, true]);
  expect((await tool("remove", "card.rounds", "--everywhere")).code).toBe(0);
  expect(read("menus/herd.yaml")).not.toContain("id: rounds");
});

test("the last grant that opens something goes only once a person has decided what opens it then", async () => {
  const { code, err } = await tool("remove", "herd.events", "--everywhere", "--lang", "fr");
  expect([code, err]).toEqual([1, expect.stringMatching(/card\.yaml:\d+ .* > anyOf > 0\n +« herd.events » y est le dernier droit/)]);
});

test("an application and its grant come to be in files of their own, with what is to be translated, and an application takes its file with it", async () => {
  const grant = ["--name", "vaccin.suivi", "--fr", "Vaccins", "--en", "Vaccines", "--opens", "Suivre les vaccins."];
  const left = /\nTo translate: en \(.*\), in .*grants\/vaccin\.yaml\.\n$/;
  expect(await tool("new", "grant", ...grant)).toMatchObject({ code: 0, out: expect.stringMatching(left) });
  const application = ["--id", "vaccin", "--domain", "herd", "--fr", "Vaccins", "--base", "/vaccin", "--name", "vaccin.list"];
  expect((await tool("new", "application", ...application, "--section", "herd", "--anyOf", "vaccin.suivi", "--lang", "fr")).out).toMatch(
    /\nÀ traduire : en \(le texte français y est pour l'instant\), dans .*herd\/vaccin\.yaml\.\n$/,
  );
  expect(
    (await tool("new", "route", "--name", "vaccin.card", "--application", "vaccin", "--fr", "Fiche", "--path", "vaccin/:id")).code,
  ).toBe(0);
  expect(read("applications/herd/vaccin.yaml")).toMatch(/^section: herd\n[\s\S]*^frame: { base: \/vaccin }$/m);
  expect((await tool("rename", "vaccin", "vaccination")).code).toBe(0);
  expect(read("applications/herd/vaccination.yaml")).toContain("id: vaccination\n");
  expect((await tool("remove", "vaccination")).code).toBe(0);
  expect(() => read("applications/herd/vaccination.yaml")).toThrow();
});

test("a demo account is written with its herd and rights, and what nobody answers is asked for", async () => {
  const who = ["--fr", "Éleveur de l'Ain", "--description", "Luc élève, seul, 40 vaches.", "--prenom", "Luc", "--nom", "Le Gall"];
  const account = ["--origin", "ELEVEUR", "--connectedAs", "PROPRIO", "--droits", "herd.events", "--herd", "FR01000017"];
  const persona = ["new", "persona", "--id", "ain", ...who, ...account];
  expect(await tool(...persona)).toMatchObject({ code: 2, err: expect.stringMatching(/^[^\n]*--ville[^\n]*\n[^\n]*new --help\n$/) });
  const { err } = await tool("new", "tile", "--id", "one", "--lang", "fr");
  expect(err.match(/--\w+/g)).toEqual(["--route", "--fr", "--icon", "--section", "--help"]);
  const { code, out } = await tool(...persona, "--ville", "Bourg-en-Bresse");
  expect([code, out]).toEqual([0, expect.stringContaining("email: luc.le.gall@ferme.example")]);
  expect((await folder.run("menu", "--persona", "ain", "--registry", folder.registry)).out).toContain("Calvings");
  expect((await tool(...persona, "--ville", "Bourg")).err).toContain("personas/ain.yaml");
  expect((await tool("fmt", "--check")).out).not.toContain("ain.yaml");
});
