import { expect, test } from "vitest";
import { Code, printInline, printKey, printLines, printMember, printTree } from "../../../codegen/emit/printValue";
import { sortedNames, sortedRecord } from "../../../codegen/tables/sorted";

test.each([
  [{ a: 1, "b-c": [true, null] }, '{ a: 1, "b-c": [true, null] }'],
  [{ left: undefined, kept: 'l\'été "2"' }, '{ kept: "l\'été \\"2\\"" }'],
  [{}, "{}"],
  [[], "[]"],
  [{ tile: new Code("TILES.a") }, "{ tile: TILES.a }"],
])("a value is printed on one line, what is undefined left out: %j", (value, text) => {
  expect(printInline(value)).toBe(text);
});

test("keys are quoted only where they must be, and a name cannot set the prototype", () => {
  expect([printKey("id"), printKey("a.b"), printKey("404"), printKey("__proto__")]).toEqual(["id", '"a.b"', '"404"', '["__proto__"]']);
  expect([printMember("T", "a"), printMember("T", "a-b")]).toEqual(["T.a", 'T["a-b"]']);
});

test("a table has one entry a line, a tree opens only what is too wide", () => {
  expect(printLines({ b: { x: 1 }, a: [2] })).toBe("{\n  b: { x: 1 },\n  a: [2],\n}");
  const wide = { short: [1], long: ["x".repeat(80), "y".repeat(80)] };
  expect(printTree(wide)).toBe(`{\n  short: [1],\n  long: [\n    "${"x".repeat(80)}",\n    "${"y".repeat(80)}",\n  ],\n}`);
  expect(JSON.parse(printTree(wide, "json"))).toEqual(wide);
});

test("names are sorted by code units, the same on every machine", () => {
  expect(sortedNames(["é", "z", "a", "Z", "a-b", "a.b"])).toEqual(["Z", "a", "a-b", "a.b", "z", "é"]);
  expect(
    Object.keys(
      sortedRecord([
        ["b", 1],
        ["a", 2],
      ]),
    ),
  ).toEqual(["a", "b"]);
});

test("what is no data has no place in a generated table", () => {
  expect(() => printInline({ at: () => 1 })).toThrow("no place in a generated table");
});
