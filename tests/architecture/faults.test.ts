import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "../support/sources/sourceFiles";

const TITLE = /["`]fault (\d+): /g;
const ROW = /^\| (\d+) \| .+ \| `(.+)` \|$/gm;

test("every fault of the table in tests/faults has one test, in the file that is named there", () => {
  const tests = sourceFiles(["tests"]).filter((path) => /\.(test|spec)\.ts$/.test(path));
  const titles = tests.flatMap((path) => [...readFileSync(path, "utf8").matchAll(TITLE)].map(([, no]) => [Number(no), path]));
  const rows = [...readFileSync("tests/faults/README.md", "utf8").matchAll(ROW)].map(([, no, path]) => [Number(no), path]);
  expect(rows.map(([no]) => no)).toEqual(rows.map((_, at) => at + 1));
  expect(titles.sort(([one], [other]) => Number(one) - Number(other))).toEqual(rows);
});
