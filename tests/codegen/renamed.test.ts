import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { type RegistryFiles, registryFiles } from "../../codegen/read/registryFiles";
import type { LastGeneration } from "../../codegen/rules/rule";
import { lastGeneration } from "../../codegen/write/lastGeneration";

const REAL = registryFiles("registry");
const LAST = lastGeneration({ registry: "registry", out: "generated", cache: null, tool: "" });

type Changes = Readonly<Record<string, (text: string) => string | null>>;

function changed(changes: Changes, files: RegistryFiles = REAL): RegistryFiles {
  const out = new Map(files);
  for (const [file, change] of Object.entries(changes)) {
    const before = files.get(file) ?? "";
    const after = change(before);
    if (after === before) throw new Error(`${file} stays as it is`);
    if (after === null) out.delete(file);
    else out.set(file, after);
  }
  return out;
}

const replaced = (from: string, to: string) => (text: string) => text.replaceAll(from, to);

/** Errors and warnings about the real registry with changes, one a line; icons aside, which need the icon set. */
function tell(files: RegistryFiles, last?: LastGeneration): readonly string[] {
  const options = last === undefined ? {} : { last: () => last };
  return checkRegistry(files, options).diagnostics.map(
    ({ file, line, code, message, hint }) => `${file}:${line} ${code} ${message} ${hint ?? ""}`,
  );
}

const EASYCOW = "applications/mouvement/easycow.yaml";
const SANTE = "applications/sante/sante.yaml";
const COLOSTRUM = "applications/sante/colostrum.yaml";

test.each([
  ["route", EASYCOW, "mouvements.easycow.main", "mouvements.easycow.start", ["homes.yaml", "menus/mouvement.yaml"]],
  ["route", SANTE, "sante.carnet.pharmacy.list", "sante.carnet.medicaments", ["domains.yaml", "menus/sante.yaml"]],
  ["route", COLOSTRUM, "sante.colostrum.main", "sante.buvee.main", ["menus/sante.yaml"]],
  ["grant", "grants/sante.yaml", "sante.colostrum", "sante.buvee", [COLOSTRUM]],
])(
  "a %s renamed in %s is told with its new name, never with one that is in use, and then the registry is clean",
  (_, file, old, name, askers) => {
    const files = changed({ [file]: replaced(`  ${old}:\n`, `  ${name}:\n`) });
    const told = tell(files, LAST);
    expect(told.map((one) => one.split(":")[0])).toEqual(askers);
    for (const one of told) {
      expect(one).toContain(`did you mean "${name}"?`);
      expect(one).toContain(`write it in place of "${old}"`);
    }
    const mend = (text: string) => text.replace(new RegExp(`(?<=[ [])${old.replaceAll(".", "\\.")}(?=[\\],\\n])`, "g"), name);
    expect(tell(changed(Object.fromEntries(askers.map((asker) => [asker, mend])), files), LAST)).toEqual([]);
  },
);

test("a parameter that was renamed is told with its new name, although another one is spelt nearly alike, also before anything is generated", () => {
  const files = changed({ "params.yaml": replaced("\n  tab:\n", "\n  onglet:\n") });
  for (const last of [LAST, undefined]) expect(tell(files, last)[0]).toContain('"tab" is not a declared parameter; did you mean "onglet"?');
});

test("a section or an application renamed with its file is told with its new name", () => {
  const moved = (from: string, to: string, id: string, other: string): Changes => ({
    [from]: () => null,
    [to]: () => (REAL.get(from) ?? "").replace(`id: ${id}\n`, `id: ${other}\n`),
  });
  const section = tell(changed(moved("menus/sante.yaml", "menus/soins.yaml", "sante", "soins")), LAST);
  expect(section).toEqual([expect.stringContaining('"sante" is not a section of the menu; did you mean "soins"?')]);
  const application = tell(changed(moved(EASYCOW, EASYCOW.replace("easycow.", "declarations."), "easycow", "declarations")), LAST);
  expect(application).toEqual([expect.stringContaining('did you mean "declarations"?')]);
});

test("without a last generation, all new names that are possible are told together", () => {
  const told = tell(changed({ [SANTE]: replaced("  sante.carnet.pharmacy.list:\n", "  sante.carnet.medicaments:\n") }));
  expect(told[0]).toContain('did you mean "sante.carnet.medicaments" or "sante.carnet.consultation.detail"?');
  expect(told[0]).toContain('write the one that "sante.carnet.pharmacy.list" has become');
});

test("a misspelt name is told with the one in use", () => {
  const told = tell(
    changed({ "menus/sante.yaml": replaced("route: sante.carnet.pharmacy.list", "route: sante.carnet.pharmacy.lits") }),
    LAST,
  );
  expect(told).toEqual([expect.stringContaining('did you mean "sante.carnet.pharmacy.list"?')]);
});

test("a name whose declaration is gone is never taken for a slip of one in use", () => {
  const told = tell(changed({ "params.yaml": (text) => text.replace(/ {2}tab:\n(?: {4}.*\n)+/, "") }), LAST);
  expect(told.join("\n")).toContain('"tab" is not a declared parameter.');
  expect(told.join("\n")).not.toContain("did you mean");
});

test("what is gone is told with what may go too, but never an access with its grant", () => {
  const application = tell(changed({ [EASYCOW]: () => null }), LAST);
  for (const remedy of ["remove its name from this list", "remove this line", 'remove the tile "mouvement-easycow"'])
    expect(application).toContainEqual(expect.stringContaining(remedy));
  expect(application.join("\n")).not.toContain("did you mean");
  const section = tell(changed({ "menus/sante.yaml": () => null }), LAST);
  expect(section).toEqual([expect.stringContaining("When the section is gone, remove this line.")]);
  const grant = tell(changed({ "grants/sante.yaml": (text) => text.replace(/ {2}sante\.colostrum:\n(?: {4}.*\n)+/, "") }), LAST);
  expect(grant).toEqual([expect.stringContaining(COLOSTRUM)]);
  expect(grant[0]).not.toContain("emove");
});

test.each([
  ["suppliers.yaml", "[account, animal, finish]", "[account, animals, finish]", "animal"],
  ["suppliers.yaml", "[account, animal, finish]", "[account, Animal, finish]", "animal"],
  ["milkProviders.yaml", "[tile]", "[tiles]", "tile"],
])("a page of %s, %s, written %s is told with the page that is asked for", (file, right, written, page) => {
  const told = tell(changed({ [file]: (text) => text.replace(right, written) }));
  expect(told).toEqual([expect.stringContaining(`did you mean "${page}"? Write ${page}`)]);
});

test("a text still to be written in a list is told there alone, and a placeholder of another name with that of the list", () => {
  for (const text of ["...", '"…"', "TODO"]) {
    const told = tell(changed({ "suppliers.yaml": replaced("en: Alpha collars", `en: ${text}`) }));
    expect(told).toEqual([expect.stringMatching(/^suppliers\.yaml:9 odd-text /)]);
  }
  const named = tell(changed({ "applications/planning/activity.yaml": replaced('"Compte {supplier}"', '"Compte {fournisseur}"') }));
  expect(named).toEqual([expect.stringContaining("Write {supplier} instead of {fournisseur}")]);
});

test.each([
  ["aaa", "late"],
  ["zzz", "late"],
  ["aaa", "unknown"],
  ["zzz", "unknown"],
])("a copied demo account %s with its id alone changed (%s) asks nobody to change the original", (id, when) => {
  const file = `personas/${id}.yaml`;
  const files = changed({ [file]: () => (REAL.get("personas/eleveur-lait.yaml") ?? "").replace("id: eleveur-lait", `id: ${id}`) });
  const last: LastGeneration = { ...LAST, hasChanged: (path) => path === file };
  const told = tell(files, when === "late" ? last : undefined);
  expect(told).toEqual([expect.stringMatching(/persona-twice ".*" and ".*" have the same e-mail/)]);
  expect(told[0]).toContain(when === "late" ? `in "${id}"` : "in the one that is the copy");
});

test("a text that was moved in one language is told once, with the place it has in the others", () => {
  const line = '    back: "Indietro"\n';
  const told = tell(changed({ "labels/it.yaml": (text) => text.replace(line, "").replace("  demo:\n", `  demo:\n${line}`) }));
  expect(told).toEqual([expect.stringContaining('Put it back below "common:" of "welcome:"')]);
  expect(told[0]).toContain('"demo.back" stands in "it" alone, and "common.back" in all other languages');
});

test("a grant renamed to a name near the old one is told with both ways: the old name here, or the new one where it is asked for", () => {
  const renamed: Changes = { "grants/sante.yaml": replaced("  sante.bilan:\n", "  sante.bilans:\n") };
  const told = tell(changed(renamed), LAST);
  expect(told).toEqual([
    expect.stringContaining('Write "sante.bilan:" here, or, if it was renamed on purpose, write sante.bilans in place of'),
  ]);
  expect(told[0]).toContain(`where it is asked for: ${SANTE}:39.`);
  expect(tell(changed({ ...renamed, [SANTE]: replaced("[sante.bilan]", "[sante.bilans]") }), LAST)).toEqual([]);
});

test("a grant that is gone is told with its routes, to name another grant or to go as a whole", () => {
  const told = tell(changed({ "grants/sante.yaml": (text) => text.replace(/ {2}sante\.gds\.tache:\n(?: {4}.*\n)+/, "") }), LAST);
  expect(told).toEqual([
    expect.stringContaining('When the grant is gone, name another grant here, or remove the route "sante.gds.task" as a whole.'),
  ]);
});

test("a grant that is gone is never told with another one that was there before, whether or not anything was generated", () => {
  const others = ["sante.carnet", "sante.bilan", "mouvement.inventaire", "mouvement.inventaireFr", "genetique.pedigree", "planning"];
  for (const name of others) {
    const file = `grants/${name.split(".")[0]}.yaml`;
    const gone = changed({ [file]: (text) => text.replace(new RegExp(`^  ${name.replaceAll(".", "\\.")}:\\n(?: {4}.*\\n)+`, "m"), "") });
    for (const last of [LAST, undefined]) {
      const told = tell(gone, last);
      expect(told).not.toEqual([]);
      for (const one of told) expect(one).toMatch(/"[\w.]+" is not a declared grant\. (?!.*(?:did you mean|Nothing asks for))/);
    }
  }
});

test("a grant with a slip in its name, or without its family, is told with the one that is meant", () => {
  for (const slip of ["sante.clostrum", "sante-colostrum", "colostrum"]) {
    const told = tell(changed({ [COLOSTRUM]: replaced("[sante.colostrum]", `[${slip}]`) }), LAST);
    expect(told.join("\n")).toContain("sante.colostrum");
    expect(told).toHaveLength(1);
  }
});

test("an empty file that has to be there is never told to be removed", () => {
  for (const file of ["labels/it.yaml", "params.yaml"]) {
    const told = tell(changed({ [file]: () => "" }));
    expect(told).toEqual([expect.stringContaining("Bring back what it held")]);
    expect(told[0]).not.toContain("emove");
  }
});

test.each([
  ["2025-02-30", "this month has the days 01 to 28"],
  ["2024-02-30", "this month has the days 01 to 29"],
  ["2025-13-01", "months go from 01 to 12"],
])("%s is told as a day that there is not", (day, remedy) => {
  const told = tell(changed({ "personas/eleveur-mixte.yaml": (text) => text.replace(/termsAccepted: .*/, `termsAccepted: "${day}"`) }));
  expect(told).toEqual([expect.stringContaining(`There is no such day: ${remedy}`)]);
});
