import { expect, test } from "vitest";
import { askTool, registryFolder, runTool } from "../../support/runTool";
import { baseFiles, baseWith, edited } from "../registryFixture";

const REGISTRY = ["--registry", registryFolder(baseFiles())] as const;
const named = async (...words: readonly string[]) => {
  const { answer } = await askTool("find", ...words, ...REGISTRY);
  return answer.found.map(({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`);
};

test.each([
  ["velages", ["route card.events", "tile births"]],
  ["Calvings", ["route card.events", "tile births"]],
  ["card.report", ["route card.report"]],
  ["fiche animale", ["application card"]],
])("a page is found by the text of its tile, in any language, without accents, and by its name: %s", async (words, found) => {
  expect(await named(words)).toEqual(found);
});

test("words need no quotes; one slip a word is forgiven where nothing is called so, and what was taken for it is said", async () => {
  expect(await named("collars", "alpha")).toEqual([
    "route sensors.alpha.account",
    "route sensors.alpha.animal",
    "tile sensors-alpha",
    "grant herd.sensors.alpha",
  ]);
  const { out } = await runTool("find", "colars", "alhpa", ...REGISTRY);
  expect(out).toMatch(/did you mean "collars alpha"\?\n(.|\n)* sensors-alpha/);
});

test("a page is found by what it is for, which is shown; letters within a word are no word, but for a long one", async () => {
  const label = "label: { fr: Rapports, en: Reports }";
  const purpose = "purpose: { fr: Les nouveaux relevés de la quarantaine., en: The new readings. }";
  const withPurpose = edited("applications/herd/card.yaml", label, `${label}\n    ${purpose}`);
  const find = (word: string) => runTool("find", word, "--lang", "fr", "--registry", registryFolder(baseWith(withPurpose)));
  for (const word of ["readings", "nouv", "rantaine"])
    expect((await find(word)).out).toContain("route card.report : Rapports\n  Les nouveaux relevés de la quarantaine.\n  /reports/");
  expect((await find("veau")).code).toBe(1);
});

test("an icon is found by a part of its name", async () => {
  const { answer } = await askTool("find", "milk", ...REGISTRY);
  expect(answer.icons).toContain("milk");
  expect(answer.icons.every((name: string) => name.includes("milk"))).toBe(true);
  // What is not shown is counted.
  expect((await askTool("find", "a", ...REGISTRY)).answer.more).toBeGreaterThan(100);
});

test("nothing found is a finding, and explain tells where to look for words", async () => {
  const { code, out } = await runTool("find", "qzx", ...REGISTRY);
  expect(code).toBe(1);
  expect(out).toContain('says "qzx"');
  expect((await runTool("explain", "qzx", ...REGISTRY)).err).toContain('find "qzx"');
  expect((await runTool("find", ...REGISTRY)).code).toBe(2);
});

test("the text says what each is, where it leads and where it stands", async () => {
  const { out } = await runTool("find", "velages", ...REGISTRY);
  expect(out.replaceAll(REGISTRY[1], "registry")).toMatchInlineSnapshot(`
    "route card.events: Events
      /events/:view?, registry/applications/herd/card.yaml:19
    tile births: Calvings
      opens card.events, card.list, registry/menus/herd.yaml:15
    "
  `);
});
