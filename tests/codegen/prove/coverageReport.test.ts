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

test("what looks forgotten is a warning, and fails only with --strict", async () => {
  folder.edit("menus/herd.yaml", "          - route: card.list\n", "          - route: card.events\n");
  const { code, found } = await results();
  expect(code).toBe(0);
  expect(found[0]).toEqual(["warning", "tile-unseen", expect.stringContaining("births → card.events")]);
  expect((await coverage("--strict")).code).toBe(1);
});

test("a proof that fails is an error at the line to mend, with the user and the way in words [TIL-14]", async () => {
  folder.edit("menus/herd.yaml", "        route: card.list\n", "        route: card.list\n        access: signedIn\n");
  const { code, found } = await results();
  expect(code).toBe(1);
  expect(found[0]).toEqual(["error", "proof-fails", expect.stringContaining("anybody who is signed in: ")]);
  expect((await coverage("--format", "github")).out).toMatch(/^::error file=\S*menus\/herd\.yaml,line=15,/);
});
