import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { formatText } from "../../codegen/diagnostic/formatText";
import { registryFiles } from "../../codegen/read/registryFiles";
import { registryTables } from "../../codegen/tables/registryTables";
import { createResolver } from "../../src/domain/resolver/createResolver";
import { viewerOf } from "../support/smallTables";

const README = readFileSync("README.md", "utf8");

/** The YAML of the README, as it stands in its file: `# registry/…` names that, and the tile belongs at the end of its menu. */
const EXAMPLES = [...README.matchAll(/^( *)```yaml\n([\s\S]*?)^ *```$/gm)].map(([, indent = "", text = ""]) => {
  const yaml = text.replaceAll(new RegExp(`^${indent}`, "gm"), "");
  return { file: /^# registry\/([^\s,]+)/.exec(yaml)?.[1] ?? "menus/sante.yaml", yaml };
});

function withExamples(): ReadonlyMap<string, string> {
  const files = new Map(registryFiles("registry"));
  for (const { file, yaml } of EXAMPLES) files.set(file, `${files.get(file) ?? ""}${yaml}`);
  return files;
}

/** The file of the first example in a folder. */
function fileIn(folder: string): string | undefined {
  return EXAMPLES.find(({ file }) => file.startsWith(`${folder}/`))?.file;
}

const FILES = withExamples();
const { model, diagnostics } = checkRegistry(FILES);

test("the tile, the section, the grant, the application and the route of the README have no finding", () => {
  expect(EXAMPLES.map(({ file }) => file.split("/")[0])).toEqual(["menus", "menus", "grants", "applications", "applications"]);
  expect(formatText(diagnostics, FILES)).toBe("");
});

test("whoever holds the shorter name opens what the README puts under the longer one", () => {
  if (model === null) throw new Error("the README has findings");
  const tables = registryTables(model);
  const [route = ""] = [...model.routes.values()].filter(({ place }) => place.file === fileIn("applications")).map(({ name }) => name);
  const [family = ""] = [...model.grants.values()].filter(({ place }) => place.file === fileIn("grants")).map(({ name }) => name);
  const opens = (droits: string[]) => createResolver(tables, viewerOf({ droits })).route(route).admitted;
  expect([family, family.split(".")[0] ?? ""].map((grant) => opens([grant]))).toEqual([true, true]);
  expect(opens([])).toBe(false);
});

test("the demo accounts that the README names exist", () => {
  const named = [...README.matchAll(/`([a-z]+(?:-[a-z]+)+)` (?:is|a|holds)\b/g)].map(([, id]) => `personas/${id}.yaml`);
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((file) => !FILES.has(file))).toEqual([]);
});
