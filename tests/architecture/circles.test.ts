import { expect, test } from "vitest";
import { folderPairs } from "../support/sources/folderPairs";
import { importedFiles } from "../support/sources/importedFiles";
import { sourceFiles } from "../support/sources/sourceFiles";

const FOLDERS = ["src", "codegen", "generated"];

test("no files import each other in a circle, not even for types", () => {
  const files = sourceFiles(FOLDERS);
  // One that is fetched later may look back.
  const left = new Map(importedFiles(files, ({ lazy }) => !lazy));
  // Takes off what imports no remaining file, or is imported by none: only import cycles, and what lies between them, remain.
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const wanted = new Set([...left.values()].flat());
    for (const [file, imported] of left) if (!wanted.has(file) || !imported.some((one) => left.has(one))) left.delete(file);
  }
  expect([...left.keys()]).toEqual([]);
});

test("no two folders import each other, not even for types or with import()", () => {
  expect(folderPairs(sourceFiles(FOLDERS))).toEqual([]);
});
