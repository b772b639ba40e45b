import type { Result } from "sarif";
import { expect, test } from "vitest";
import { REPORT_FORMATS } from "../../../codegen/formats/print";
import { workFolder } from "../workFolder";

const folder = await workFolder();

const coverage = (...args: readonly string[]) => folder.run("coverage", "--registry", folder.registry, ...args);
const results = async () => {
  const { code, out } = await coverage("--format", "sarif");
  return { code, found: JSON.parse(out).runs[0].results.map((one: Result) => [one.level, one.ruleId, one.message.text]) };
};

test.each(REPORT_FORMATS)("coverage is told as %s, and so is what keeps it from its answer", async (format) => {
  const { code, out, err } = await coverage("--format", format);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out.length).toBeGreaterThan(0);
  const broken = await workFolder();
  broken.edit("menus/herd.yaml", "route: card.list", "route: card.lst");
  const said = await broken.run("coverage", "--registry", "registry", "--format", format);
  expect(said).toMatchObject({ code: 1, err: "" });
  for (const part of ["menus/herd.yaml", "card.lst"]) expect(said.out).toContain(part);
});

test("the page has what no text shows whole: who holds a grant at once, what is closed without network and by which level, what is kept", async () => {
  const own = await workFolder();
  const names = Array.from({ length: 9 }, (_, n) => `card.more${n}`);
  const pages = names.map((name) => `  ${name}: { label: { fr: P, en: P } }\n`).join("");
  own.edit("applications/herd/card.yaml", "routes:\n", `offline: readonly\nroutes:\n${pages}`);
  own.edit("personas/breeder.yaml", "droits: [herd]", "authorizes: { herd: 1 }");
  own.edit("personas/breeder.yaml", "  authorizes:\n    herd.events: 8\n", "");
  const { out } = await own.run("coverage", "--registry", "registry", "--format", "html", "--lang", "fr");
  const rows = [...out.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    row
      .split(/<[^>]+>/)
      .filter(Boolean)
      .join(" | "),
  );
  expect(rows).toEqual(expect.arrayContaining(["herd.events | herd | breeder", ...names.map((name) => `breeder | ${name} | herd : 1`)]));
  expect(rows).toContain("card.more8 | à consulter");
  const text = (await own.run("coverage", "--registry", "registry", "--lang", "fr")).out;
  expect(text).toMatch(/ et \d+ autres \(liste entière avec --format json ou html\)/);
});

test("what looks forgotten is a warning, and fails only with --strict", async () => {
  folder.edit("menus/herd.yaml", "          - route: card.list\n", "          - route: card.events\n");
  const { code, found } = await results();
  expect(code).toBe(0);
  expect(found[0]).toEqual(["warning", "tile-unseen", expect.stringContaining("births → card.events")]);
  const { code: strict, out } = await coverage("--strict", "--format", "junit");
  expect([strict, /failures="(\d+)"/.exec(out)?.[1]]).toEqual([1, "1"]);
});

test("a proof that fails is an error at the line to mend, with the user and the way in words [TIL-14]", async () => {
  folder.edit("menus/herd.yaml", "        route: card.list\n", "        route: card.list\n        access: signedIn\n");
  const { code, found } = await results();
  expect(code).toBe(1);
  expect(found[0]).toEqual(["error", "proof-fails", expect.stringContaining("anybody who is signed in: ")]);
  expect((await coverage("--format", "github")).out).toMatch(/^::error file=\S*menus\/herd\.yaml,line=15,/);
});

test("a proof that nothing but a level 0 breaks says so", async () => {
  const own = await workFolder();
  own.edit("menus/herd.yaml", "        route: card.events\n", "        route: card.events\n        access: { anyOf: [herd] }\n");
  const { out } = await own.run("coverage", "--registry", "registry");
  expect(out).toMatch(/whose `herd\.events` is 0: .*\n +It would hold if a level 0 took nothing away that a shorter name gives\.\n/);
});
