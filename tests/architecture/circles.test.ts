import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "../support/importsOf";
import { sourceFiles } from "../support/sourceFiles";

test("no files import each other in a circle, not even for types", () => {
  const files = sourceFiles(["src", "codegen", "generated"]);
  const left = new Map(files.map((file) => [file, neighbours(file, new Set(files))]));
  // Nobody in a circle is free: whoever imports nobody that is left, or is imported by none, is taken off.
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const wanted = new Set([...left.values()].flat());
    for (const [file, imported] of left) if (!wanted.has(file) || !imported.some((one) => left.has(one))) left.delete(file);
  }
  expect([...left.keys()]).toEqual([]);
});

/** Files of the house that a file imports at once: one that is fetched later may look back. */
function neighbours(file: string, files: ReadonlySet<string>): readonly string[] {
  return importsOf(file)
    .filter(({ specifier, lazy }) => specifier.startsWith(".") && !lazy)
    .flatMap(({ specifier }) => ["", ".ts", ".tsx", "/index.ts"].map((end) => join(dirname(file), specifier) + end))
    .filter((path) => files.has(path));
}
