import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "../support/sources/importsOf";
import { sourceFiles } from "../support/sources/sourceFiles";

/** What turns a finding into words, by the folders that show them. The finding itself holds a code and values. */
const WORDS = ["codegen/diagnostic/diagnostic", "codegen/messages/write"];
const SHOWS = /^codegen\/(?:cli|diagnostic|formats|messages|report|request|studio|vite|workbench)\//;

test("nothing is decided by the words of a finding: only what shows findings has them", () => {
  const readers = sourceFiles(["src", "codegen", "scripts"]).filter((file) =>
    importsOf(file).some(({ specifier }) => specifier.startsWith(".") && WORDS.includes(normalize(join(dirname(file), specifier)))),
  );
  expect(readers.length).toBeGreaterThan(2);
  expect(readers.filter((file) => !SHOWS.test(file))).toEqual([]);
});
