import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEditor } from "./openEditor";

const SCHEMAS: Readonly<Record<string, string | readonly string[]>> = JSON.parse(readFileSync(".vscode/settings.json", "utf8"))[
  "yaml.schemas"
];
const FILES = readdirSync("registry", { recursive: true, encoding: "utf8" })
  .map((file) => `registry/${file.replaceAll("\\", "/")}`)
  .filter((file) => file.endsWith(".yaml"))
  .sort();

/** A new section, as a user writes it: without the line that names its schema. */
const SECTION = `id: parlour
label: { fr: Salle de traite, en: Milking parlour, de: Melkstand, es: Sala de ordeño, it: Sala di mungitura }
icon: milk
order: 45
groups:
  - id: parlour-lists
    tiles:
      - id: parlour-milkings
        label: { fr: Traites, en: Milkings, de: Melkungen, es: Ordeños, it: Mungiture }
        icon: list
        route: productions.milking.listing
`;

let editor: Awaited<ReturnType<typeof openEditor>>;
beforeAll(async () => {
  editor = await openEditor("fr");
});
afterAll(() => editor.close());

/** Opens the section with one thing changed; `▮` is where the cursor stands. */
async function edit(path: string, before = "", after = "") {
  expect(SECTION).toContain(before);
  const text = SECTION.replace(before, after);
  const lines = text.slice(0, text.indexOf("▮")).split("\n");
  const cursor = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
  return { ...(await editor.open(`registry/menus/${path}.yaml`, text.replace("▮", ""))), cursor };
}

test("every file of the registry has the schema of its kind by the folder it stands in", () => {
  const ofFolder = (file: string) =>
    Object.entries(SCHEMAS).flatMap(([schema, patterns]) => ([patterns].flat().some((pattern) => matches(file, pattern)) ? [schema] : []));
  const named = (file: string) => /^# yaml-language-server: \$schema=(?:\.\.\/)+(.*)$/m.exec(readFileSync(file, "utf8"))?.[1];
  expect(FILES.map((file) => [file, ofFolder(file)])).toEqual(FILES.map((file) => [file, [named(file)]]));
});

test("what is right is not underlined: a new section, and a file of each kind", async () => {
  expect((await edit("right")).underlined).toEqual([]);
  const examples = Object.values(SCHEMAS).flatMap((patterns) => FILES.find((file) => matches(file, [patterns].flat()[0] ?? "")) ?? []);
  const underlined = [];
  for (const file of examples)
    underlined.push(...(await editor.open(file, readFileSync(file, "utf8"))).underlined.map((found) => ({ file, ...found })));
  expect(underlined).toEqual([]);
});

test("a key that no tile has is underlined, in the language of the editor", async () => {
  const { underlined } = await edit("key", "        icon", "        icone");
  expect(underlined).toContainEqual({ text: "icone", message: "La propriété icone n'est pas autorisée." });
});

test("a route that nobody declares is underlined", async () => {
  const { underlined } = await edit("route", "milking.listing", "milking.lsting");
  expect(underlined.map(({ text }) => text)).toEqual(["productions.milking.lsting"]);
});

test("an icon that does not exist is underlined", async () => {
  const { underlined } = await edit("icon", "icon: list", "icon: lisst");
  expect(underlined.map(({ text }) => text)).toEqual(["lisst"]);
});

test("where a route is asked for, the names of all routes are offered", async () => {
  const { complete, cursor } = await edit("complete", "route: productions.milking.listing", "route: pro▮");
  expect(await complete(cursor)).toEqual(expect.arrayContaining(["productions.milking.listing", "sante.colostrum.history"]));
});

test("in a tile its keys are offered", async () => {
  const { complete, cursor } = await edit("keys", "        route: productions.milking.listing", "        ro▮");
  expect(await complete(cursor)).toEqual(expect.arrayContaining(["route", "params", "shortcut"]));
});

test("a key under the pointer is explained", async () => {
  const { hover, cursor } = await edit("hover", "order: 45", "or▮der: 45");
  expect(await hover(cursor)).toContain("Position among the sections");
});

/** A pattern of VS Code in which `*` stands for part of a name. */
function matches(file: string, pattern: string): boolean {
  return new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`).test(file);
}
