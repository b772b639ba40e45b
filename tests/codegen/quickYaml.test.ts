import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { quickYaml } from "../../codegen/read/quickYaml";
import { readFully } from "../../codegen/read/readDocument";
import { registryFiles } from "../../codegen/read/registryFiles";
import { baseFiles, fixture, fixtureNames } from "./registryFixture";

/** Whether the quick reading of a text is left to the full parser, or the very same. */
function agrees(text: string): boolean {
  const quick = quickYaml(text);
  if (quick === undefined) return true;
  const { document, diagnostics } = readFully("settings", "x.yaml", text);
  return diagnostics.length === 0 && isDeepStrictEqual(quick, document.value);
}

test("files of a registry are read quickly, and like the full parser reads them", () => {
  for (const files of [baseFiles(), registryFiles("registry")]) {
    for (const [file, text] of files) {
      expect(quickYaml(text), file).toBeDefined();
      expect(agrees(text), file).toBe(true);
    }
  }
});

test("mistakes are left to the full parser", () => {
  for (const name of fixtureNames()) for (const [file, text] of fixture(name).changed) expect(agrees(text), `${name} ${file}`).toBe(true);
});

const PIECES = [
  " ",
  "  ",
  "\n",
  "\n  ",
  "\n- ",
  "- ",
  ": ",
  ":",
  "#",
  " #",
  ",",
  "{",
  "}",
  "[",
  "]",
  '"',
  "'",
  "\\",
  "&a",
  "*a",
  "!t",
  "|",
  ">",
  "?",
  "%",
  "@",
  "`",
  "=",
  "~",
];
const WORDS = [
  "null",
  "true",
  "False",
  "017",
  "0x1F",
  "0o17",
  "1e3",
  "1.5",
  ".5",
  "+1",
  "-1",
  "1_000",
  "12:30",
  ".inf",
  "2025-03-01",
  "---",
  "...",
  "<<",
  "é",
  "\u00a0",
  "\u2028",
  "a",
  "\t",
  "\r\n",
];
const TEXTS = [...baseFiles().values()].filter((text) => text.length < 1200);

test("whatever is put into or taken out of a file, the quick reading never differs from the full one", () => {
  const edit = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    drop: fc.nat(6),
    put: fc.constantFrom(...PIECES, ...WORDS, ""),
  });
  fc.assert(
    fc.property(fc.constantFrom(...TEXTS), fc.array(edit, { minLength: 1, maxLength: 3 }), (text, edits) => {
      let changed = text;
      for (const { at, drop, put } of edits) {
        const start = Math.floor(at * changed.length);
        changed = changed.slice(0, start) + put + changed.slice(start + drop);
      }
      return agrees(changed);
    }),
    { numRuns: 600, seed: 20250301 },
  );
});

test("small documents made of the marks of YAML are read like the full parser reads them, or left to it", () => {
  const piece = fc.constantFrom(...PIECES, ...WORDS, "k: v", "\nk: ", "\n  k: v", "\n  - v", "key", "x y");
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 9 }),
      (pieces) => agrees(`a: ${pieces.join("")}`) && agrees(pieces.join("")) && agrees(`a: { b: ${pieces.join("")} }`),
    ),
    { numRuns: 1500, seed: 20250301 },
  );
});
