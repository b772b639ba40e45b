import { expect, test } from "vitest";
import { runToolWith } from "../../support/runTool";
import { workFolder } from "../workFolder";

const folder = await workFolder("registry");

test("a page, an icon, a section, a group are found by their words and chosen by their number, as long as its list is the last one", async () => {
  const { code, out, err } = await answering(
    ["new", "tile", "--dry-run", "--lang", "fr"],
    ["historique du colostrum", "zzqx", "1", "sante-history", "Suivi colostrum", "qwxk", "pesées", "history", "Santé", "1", "Soins", "1"],
  );
  expect([code, err]).toEqual([0, expect.stringContaining("1. Historique du colostrum  sante.colostrum.history")]);
  expect(err).toMatch(/Rien ne s'appelle « qwxk »\.\n(?: {2}\d+\. .*\n)* {2}\d+\. history\n/);
  expect(out).toContain("+      - id: sante-history");
  expect(out).toContain("+        icon: history\n  +        route: sante.colostrum.history");
});

test("grants are asked one after the other until an empty line; any name may be typed whole, and stands first in its list", async () => {
  const { err, out } = await answering(
    ["new", "route", "--dry-run", "--lang", "en"],
    ["sante.colostrum.card", "Fiche", "colostrum", "sante.colostrum", "santé", "qwxk", "1", ""],
  );
  expect(err).toMatch(/ 1\. All of health {2}sante\n(.*\n)*Nothing is called "qwxk"\.\n$/);
  expect(out).toContain("access: { anyOf: [sante.colostrum, sante] }");
});

test("what is left out, has another form or is taken is asked again at once, and nothing typed before it is lost", async () => {
  const given = ["--id", "vaccin", "--domain", "sante", "--name", "sante.vaccin", "--anyOf", "sante", "--dry-run", "--lang", "fr"];
  const { code, out, err } = await answering(["new", "application", ...given], ["", "Vaccins", "vaccin/", "/card", "/vaccin"]);
  expect([code, out]).toEqual([0, expect.stringContaining("+frame: { base: /vaccin }")]);
  expect(err).toContain("« vaccin/ » n'a pas la forme qu'il faut ici. Écrivez une adresse qui commence par /");
  expect(err).toContain("« /card » existe déjà : donnez-en un autre.");
});

/** Runs the tool for somebody who types these lines. */
async function answering(args: readonly string[], lines: readonly string[]) {
  const left = [...lines];
  const said = await runToolWith({ cwd: folder.path, ask: async () => left.shift() ?? "" }, ...args, "--registry", folder.registry);
  expect(left).toEqual([]);
  return said;
}
