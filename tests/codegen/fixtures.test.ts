import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { formatText } from "../../codegen/diagnostic/formatText";
import { baseFiles, fixture, fixtureNames, ICONS, PICTURES } from "./registryFixture";

const OPTIONS = { icons: ICONS, pictures: PICTURES };

/** Requirements that a fixture proves beside its own rule. */
const PROVES: Readonly<Record<string, string>> = {
  "duplicate-id": " [REG-11]",
  "missing-translation": " [INT-10]",
  "route-ambiguous": " [REG-11] [ROU-25]",
  "route-unguarded": " [GRT-10] [GRT-12]",
  "unknown-param": " [REG-16]",
};

test("the small registry that fixtures are laid over has no finding", () => {
  expect(formatText(checkRegistry(baseFiles(), OPTIONS).diagnostics, baseFiles())).toBe("");
});

describe("every mistake is told with its place, its value, a remedy and the lines around it", () => {
  test.each(fixtureNames().map((name) => [name, PROVES[name] ?? ""]))("%s%s", async (name) => {
    const { files, expectedFile } = fixture(name);
    const { diagnostics, model } = checkRegistry(files, OPTIONS);
    expect(model === null).toBe(diagnostics.some(({ severity }) => severity === "error"));
    expect(diagnostics.map(({ code }) => code)).toContain(name);
    await expect(formatText(diagnostics, files)).toMatchFileSnapshot(`../../${expectedFile}`);
  });
});

test("every rule has a fixture of its own", () => {
  const codes = new Set(fixtureNames().flatMap((name) => codesIn(readFileSync(fixture(name).expectedFile, "utf8"))));
  expect([...codes].sort()).toEqual(fixtureNames());
});

test.each(fixtureNames())("the order in which files are met changes nothing: %s", (name) => {
  const { files } = fixture(name);
  const told = checkRegistry(files, OPTIONS).diagnostics;
  expect(checkRegistry(new Map(shuffled([...files])), OPTIONS).diagnostics).toEqual(told);
});

function codesIn(text: string): readonly string[] {
  return [...text.matchAll(/^registry\/\S+:\d+:\d+ ([a-z0-9-]+) (?:error|warning)$/gm)].map(([, code]) => code ?? "");
}

/** A fixed order that is neither up nor down. */
function shuffled<T>(items: readonly T[]): readonly T[] {
  return items
    .map((item, index) => ({ item, at: (index * 7919 + 13) % items.length }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
