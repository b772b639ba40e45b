import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { examplesOf } from "./examples";

const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "SECURITY.md",
  ...["registre", "architecture", "index", "ci", "decisions", "frames", "operations"].map((name) => `docs/${name}.md`),
];
const README = readFileSync("README.md", "utf8");

/** Files that the guide has its reader write. */
const examples = [
  ...examplesOf(readFileSync("docs/registre.md", "utf8")).map(({ file }) => `registry/${file}`),
  // Written by the first `registry accept`.
  "registry/accepted.yaml",
];

test("the README is read in one go", () => {
  expect(README.split("\n").length).toBeLessThanOrEqual(120);
});

test("the demo accounts that the README names exist", () => {
  const named = [...README.matchAll(/`([a-z]+(?:-[a-z]+)+)` (?:is|a|holds)\b/g)].map(([, id]) => `registry/personas/${id}.yaml`);
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test("the commands that the documents name exist", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = DOCUMENTS.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/npm run (?:-s )?([a-z]+)/g)].map(([, name]) => name ?? ""),
  );
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([]);
});

test.each(DOCUMENTS)("the links of %s lead somewhere", (file) => {
  const targets = [...readFileSync(file, "utf8").matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target]) =>
    join(dirname(file), target ?? ""),
  );
  expect(targets.filter((target) => !existsSync(target))).toEqual([]);
});

test.each(DOCUMENTS)("the folders and files of the code that %s names exist", (file) => {
  const named = [...readFileSync(file, "utf8").matchAll(/`((?:codegen|docs|registry|scripts|src|tests)\/[\w./-]*\w)/g)].map(
    ([, path]) => path ?? "",
  );
  expect(named.filter((path) => !existsSync(path) && !examples.includes(path))).toEqual([]);
});

test("a file that the index names without its folder exists somewhere", () => {
  const known = new Set(["codegen", "docs", "public", "registry", "scripts", "src", "tests"].flatMap(fileNamesIn));
  const named = [...readFileSync("docs/index.md", "utf8").matchAll(/`([\w.-]+\.(?:ts|tsx|mjs|css|html|yaml|md))`/g)].map(
    ([, name]) => name ?? "",
  );
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((name) => !known.has(name) && !existsSync(name))).toEqual([]);
});

function fileNamesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => !path.includes("node_modules"))
    .map((path) => basename(path));
}
