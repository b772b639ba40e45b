import { describe, expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { inWords } from "../../codegen/diagnostic/diagnostic";
import type { Finding } from "../../codegen/diagnostic/finding";
import { LANGUAGES } from "../../codegen/messages/language";
import { textOf } from "../../codegen/messages/write";
import { ALL_RULES } from "../../codegen/rules/all";
import { type Found, fixtureCases } from "./fixtureCases";
import { ASKED_TEXTS, baseFiles, ICONS, PICTURES } from "./registryFixture";

const OPTIONS = { icon: ICONS, ...PICTURES, askedTexts: ASKED_TEXTS, today: "2027-01-01" };
const CASES = fixtureCases();

test("the small registry that the cases change has no finding", () => {
  expect(checkRegistry(baseFiles(), OPTIONS).findings).toEqual([]);
});

describe("a mistake is found at its line, with what its message needs", () => {
  test.each(CASES.map((one) => [one.name, one.proves, one] as const))("%s %s", (_, _proves, { files, finds }) => {
    const { findings, model } = checkRegistry(files, OPTIONS);
    expect(findings.map(found)).toEqual(finds);
    expect(model === null).toBe(findings.some(({ severity }) => severity === "error"));
  });
});

test.each(LANGUAGES)(
  "every message of a case has its values filled in, and nothing but its words is of the language, in %s",
  (language) => {
    for (const { files } of CASES)
      for (const one of checkRegistry(files, OPTIONS).findings) {
        const { message, hint = "", related, ...facts } = inWords(one, language);
        const other = related?.map(({ file, line, column }) => ({ file, line, column }));
        expect(inWords(one, "en"), one.code).toMatchObject({ ...facts, ...(other && { related: other }) });
        const left = [...textOf(one.code, language).matchAll(/\{#?\w+\}/g)].filter(([name]) => `${message} ${hint}`.includes(name));
        expect(left.flat(), one.code).toEqual([]);
        expect([message, hint, ...(related ?? []).map((place) => place.message)].join(" "), one.code).not.toMatch(/undefined|\bnull\b/);
      }
  },
);

test("the order in which files are met changes nothing", () => {
  for (const { name, files } of CASES) {
    const shuffled = new Map(
      [...files]
        .map((entry, index) => ({ entry, at: (index * 7919 + 13) % files.size }))
        .sort((a, b) => a.at - b.at)
        .map(({ entry }) => entry),
    );
    expect(checkRegistry(shuffled, OPTIONS).findings, name).toEqual(checkRegistry(files, OPTIONS).findings);
  }
});

test("every rule has a case", () => {
  const covered = new Set(CASES.flatMap(({ finds }) => finds.map(({ error, warning }) => error ?? warning)));
  expect(ALL_RULES.map(({ code }) => code).filter((code) => !covered.has(code))).toEqual([]);
});

function found({ code, severity, file, line, column, params }: Finding): Found {
  return { [severity]: code, at: `${file}:${line}:${column}`, with: params };
}
