import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRegistryFiles } from "../support/registryFiles";
import { askTool, registryFolder, runTool } from "../support/runTool";
import { examplesOf, withExample } from "./examples";

const GUIDE = readFileSync("docs/registre.md", "utf8");
const EXAMPLES = examplesOf(GUIDE);
const REGISTRY: ReadonlyMap<string, string> = readRegistryFiles("registry");

/** After each example the registry as it then stands. */
const STEPS = EXAMPLES.map((example, index) => ({
  name: `${index + 1}, ${example.file}`,
  files: EXAMPLES.slice(0, index + 1).reduce(withExample, REGISTRY),
}));
const ALL = STEPS.at(-1)?.files ?? REGISTRY;

test("the guide has an example of all that is added, changed and removed", () => {
  expect(EXAMPLES.map(({ kind, file }) => `${kind} ${file.split("/")[0]}`)).toEqual([
    "yaml menus",
    "yaml menus",
    "yaml grants",
    "yaml applications",
    "yaml applications",
    "yaml applications",
    "diff applications",
    "yaml personas",
    "yaml personas",
    "diff labels",
    "diff news.yaml",
    "diff menus",
  ]);
});

test.each(STEPS)("example $name has no error where the guide is followed from the top", async ({ files }) => {
  expect(await runTool("check", "--registry", registryFolder(files))).toMatchObject({ code: 0 });
});

test("the examples together have no finding at all", async () => {
  const { answer } = await askTool("check", "--registry", registryFolder(ALL));
  expect(answer.diagnostics).toEqual([]);
});

test("where the guide has been followed its examples are there, and nothing is added or taken twice", () => {
  expect(EXAMPLES.reduce(withExample, ALL)).toEqual(ALL);
});

test("only a user who holds the family of the new right opens the new pages", async () => {
  const folder = registryFolder(ALL);
  const pages = EXAMPLES.filter(({ file }) => file.startsWith("applications/"))
    .flatMap(({ lines }) => lines.map((line) => /^ {2}([\w.]+):$/.exec(line)?.[1] ?? []))
    .flat();
  expect(pages).toHaveLength(2);
  const persona = EXAMPLES.find(({ file }) => file.startsWith("personas/"))?.lines[0]?.replace("id: ", "") ?? "";
  const opens = async (who: string) => (await askTool("menu", "--persona", who, "--registry", folder)).answer.routes;
  expect(await opens(persona)).toEqual(expect.arrayContaining(pages));
  expect(await opens("sans-droit")).not.toContain(pages[0]);
});

test("the name of the guide is changed by replacing it everywhere", async () => {
  const [, from = "", to = ""] = /remplacez\s+`([^`]+)` par `([^`]+)`/.exec(GUIDE) ?? [];
  const renamed = new Map([...ALL].map(([file, text]) => [file, text.replaceAll(from, to)]));
  expect(renamed).not.toEqual(ALL);
  expect((await askTool("check", "--registry", registryFolder(renamed))).answer.diagnostics).toEqual([]);
});

test("the commands that the guide asks answer", async () => {
  const commands = [...GUIDE.matchAll(/^\| `npm run -s registry -- ([^`]+)`/gm)].map(([, command = ""]) => command.split(" "));
  expect(commands.map(([name]) => name)).toEqual(["find", "explain", "menu", "resolve", "coverage"]);
  for (const command of commands) expect([command, (await runTool(...command)).code]).toEqual([command, 0]);
});

test("the message of the guide is the one that the slip gives", async () => {
  const [, shown = ""] = /^```text\n(registry\/[\s\S]*?)^```$/m.exec(GUIDE) ?? [];
  const [, slip = ""] = /^Avec `([^`]+)`/m.exec(GUIDE) ?? [];
  const files = new Map(STEPS[0]?.files);
  const menu = files.get("menus/sante.yaml") ?? "";
  const folder = registryFolder(files.set("menus/sante.yaml", menu.replace(/route: sante\.colostrum\.history\n$/, `${slip}\n`)));
  const { out } = await runTool("check", "--lang", "fr", "--registry", folder);
  expect(out.replaceAll(folder, "registry").replaceAll("\u00a0", " ")).toContain(shown);
});
