import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { workFolder } from "../workFolder";

const folder = await workFolder();
await folder.run("generate", "--registry", "registry", "--out", "generated");
const files = folder.generated();

const schema = (name: string) => JSON.parse(files.get(`schema/${name}.schema.json`) ?? "null");

test("every generated file says where it comes from, ends with a line break and holds no any, cast or date", () => {
  for (const [path, text] of files) {
    const opening = /\.(json|webmanifest)$/.test(path) ? '{\n  "$comment": "' : path.startsWith("web/") ? "# " : "// ";
    expect(text.startsWith(`${opening}Generated from registry/`), path).toBe(true);
    expect(text.endsWith("\n") && !text.endsWith("\n\n"), path).toBe(true);
    expect(codeOf(text), path).not.toMatch(/: any\b|<any>|@ts-|biome-ignore|(?<!\* )\bas (?!const\b)[A-Za-z]+/);
    expect(text, path).not.toMatch(/\b20\d\d-\d\d-\d\dT/);
  }
});

test("tables hold one entry a line in the order of their names", () => {
  const names = [...(files.get("routes.ts") ?? "").matchAll(/^ {2}("?)([^:"]+)\1: \{ name: "([^"]+)".* \},$/gm)].map(([, , key, name]) => [
    key,
    name,
  ]);
  expect(names.length).toBeGreaterThan(10);
  expect(names.every(([key, name]) => key === name)).toBe(true);
  expect(names.map(([key]) => key)).toEqual(names.map(([key]) => key).toSorted(byCodeUnits));
});

test("only the icons that the registry names are carried, its own among them", () => {
  const [bars = "", tiles = ""] = ["icons.ts", "tileIcons.ts"].map((path) => files.get(path));
  expect(tiles).toContain('  milk: "<');
  expect(bars).toContain('  cow: "<');
  expect(bars + tiles).not.toContain("abacus");
});

test("an icon of the set is carried without the stroke that all share; another one keeps its own looks", () => {
  expect(files.get("icons.ts")).toMatch(/ {2}home: "<path d=/);
  expect(files.get("icons.ts")).toContain('  cow: "<g fill=\\"#000\\" stroke=\\"none\\"');
});

test("label keys are reached through accessors, and texts stand by language and namespace", () => {
  expect(files.get("text/shell.ts")).toContain('export * as shellText from "./shellKeys"');
  expect(files.get("text/shellKeys.ts")).toContain('title: "orders.title"');
  expect(files.get("labels/en/pages.ts")).toContain('"route.card.report": "Reports"');
  expect(files.get("labels/fr/pages.ts")).toContain('"tile.births": "Vêlages"');
});

test("an editor is offered the names of this registry with what they mean, and a start for a tile and a route", () => {
  const { $defs } = schema("names");
  const at = $defs.route.enum.indexOf("card.report");
  expect($defs.route.enumDescriptions[at]).toBe("Rapports");
  expect($defs.grant.enum).toContain("herd.events");
  expect($defs.route.enum).toContain("sensors.{supplier}.account");
  expect($defs.icon.enum).toContain("abacus");
  const tile = schema("menu").$defs.Menu.properties.groups.items.properties.tiles.items;
  expect(tile.defaultSnippets[0]).toMatchObject({ label: "new tile", body: { route: "$5" } });
  expect(tile.properties.route).toMatchObject({
    markdownDescription: "Route : applications/ (routes:)",
    allOf: [{ $ref: "names.schema.json#/$defs/route" }],
  });
  expect(schema("application").$defs.Application.properties.routes.defaultSnippets[0].label).toBe("new route");
});

test("every reference of a schema leads to a definition", () => {
  const names = schema("names").$defs;
  for (const [path, text] of files) {
    if (!path.startsWith("schema/")) continue;
    const own = JSON.parse(text).$defs ?? {};
    for (const [, file, name] of text.matchAll(/"\$ref": "([^"#]*)#\/\$defs\/([^"]+)"/g)) {
      expect(Object.hasOwn(file === "" ? own : names, name ?? ""), `${path}: ${file}#${name}`).toBe(true);
    }
  }
});

test("the persona with every grant has them all, written out", () => {
  const real = readFileSync(join(process.cwd(), "generated/personas.ts"), "utf8");
  const grants = [...readFileSync("generated/grants.ts", "utf8").matchAll(/^ {2}\| "(.+)"/gm)].map(([, name]) => name ?? "");
  const all = real.split("\n").find((line) => line.startsWith('  "tous-droits": {')) ?? "";
  expect(grants.filter((name) => !all.includes(`"${name}"`))).toEqual([]);
});

function byCodeUnits(a = "", b = ""): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A module without its texts and comments. */
function codeOf(text: string): string {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""').replaceAll(/\/\*[\s\S]*?\*\/|^\/\/.*$/gm, "");
}
