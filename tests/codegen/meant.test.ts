import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import type { LastGeneration } from "../../codegen/rules/rule";
import { baseFiles, baseWith, edited, ICONS } from "./registryFixture";

const MENU = "menus/herd.yaml";
const CARD = "applications/herd/card.yaml";
const GRANTS = "grants/herd.yaml";

function tell(changes: Readonly<Record<string, string | null>>, last?: LastGeneration): readonly string[] {
  const options = { icons: ICONS, last: last === undefined ? undefined : () => last };
  return checkRegistry(baseWith(changes), options).diagnostics.map(
    ({ file, line, code, message, hint }) => `${file}:${line} ${code} ${message} ${hint ?? ""}`,
  );
}

function textOf(file: string): string {
  const text = baseFiles().get(file);
  if (text === undefined) throw new Error(`no file ${file}`);
  return text;
}

/** Exactly one finding, which holds these pieces. */
function toldOnce(changes: Readonly<Record<string, string | null>>, ...pieces: readonly string[]): void {
  const told = tell(changes);
  expect(told).toHaveLength(1);
  for (const piece of pieces) expect(told[0]).toContain(piece);
}

test("a block that stands too far left is told at its first line, with the spaces that are missing", () => {
  const params = "        params: { view: velage }\n";
  toldOnce(edited(MENU, params, "      params:\n        view: velage\n"), ":19 ", "The lines 19 and 20 start with 2 spaces too few.");
  toldOnce(edited(MENU, params, "params:\n  view: velage\n"), ":19 ", "Put 8 spaces more at the start of each of them");
  toldOnce(edited(MENU, params, "        params:\n        view: velage\n"), ":20 wrong-indent", "Let it start with 10 spaces.");
  const opens = "    opens: { fr: Voit les animaux., en: Sees the animals. }";
  toldOnce(edited(GRANTS, opens, opens.slice(2)), ":6 wrong-indent", "Let it start with 4 spaces.");
  toldOnce(
    edited(GRANTS, opens, "    opens:\n    fr: Voit\n    en: Sees"),
    ":7 wrong-indent",
    '"fr:" then stands below "opens:" after 6 spaces.',
  );
});

test("the same slip in two entries is told at both of them", () => {
  const label = (name: string) => `  ${name}:\n    label`;
  const text = textOf(CARD).replace(label("card.list"), "  card.list:\n  label").replace(label("card.detail"), "  card.detail:\n  label");
  const told = tell({
    [CARD]: text.replace("    path: animaux\n", "").replace("    path: detail/:id\n", "").replace("path: fiche/:id?", ""),
  });
  expect(told.filter((one) => one.includes("wrong-indent")).map((one) => one.split(" ")[0])).toEqual([`${CARD}:14`, `${CARD}:16`]);
});

test("an entry that is moved as a whole is told at its first line", () => {
  const entry = / {6}- id: births\n(?: {8}.*\n){4}.*\n/;
  for (const [by, few] of [
    ["", "2 spaces too few"],
    ["    ", "2 spaces too many"],
  ] as const) {
    const moved = textOf(MENU).replace(entry, (lines) => lines.replace(/^ {2}/gm, by));
    toldOnce({ [MENU]: moved }, ":15 syntax-error", few);
  }
});

test("every key without its colon is told on its own line", () => {
  for (const file of [MENU, CARD]) {
    for (const [index, line] of textOf(file).split("\n").entries()) {
      if (!/^ *[\w.]+:$/.test(line)) continue;
      const changed = textOf(file).split("\n").with(index, line.slice(0, -1)).join("\n");
      const [first] = tell({ [file]: changed });
      expect(first, line).toContain(`${file}:${index + 1} syntax-error A colon is missing after "${line.trim().slice(0, -1)}".`);
    }
  }
});

test("every dash that is missing is told on its own line", () => {
  for (const [index, line] of textOf(MENU).split("\n").entries()) {
    if (!/^ *- id/.test(line)) continue;
    const changed = textOf(MENU).split("\n").with(index, line.replace("- ", "  ")).join("\n");
    toldOnce({ [MENU]: changed }, `${MENU}:${index + 1} `, `Write - ${line.trim().slice(2)} after `);
  }
});

test("a dash on every line of an entry is told once", () => {
  const changed = textOf(MENU).replace(/(?<=- id: dairy\n)(?: {8}.*\n)+/, (lines) => lines.replace(/^ {8}/gm, "      - "));
  toldOnce({ [MENU]: changed }, "wrong-dash", "Only the first line of an entry has a dash");
});

test("a line that is gone above a list or a block is named", () => {
  toldOnce(edited(MENU, "groups:\n", ""), ":6 ", 'The line "groups:" is missing above this one.');
  toldOnce(edited(CARD, "routes:\n", ""), ":12 ", 'The line "routes:" is missing above this one.');
});

test("a line without a key may be a remark", () => {
  toldOnce(edited(MENU, "groups:\n", "// the groups\ngroups:\n"), ":6 ", 'start it with "# "');
});

test("a brace that is not closed is told on the line that opens it", () => {
  toldOnce(edited(MENU, "en: Calvings }", "en: Calvings"), ":16 ", "A { is opened here and not closed.");
});

test("a slip in one line leaves the findings about other lines of its file in their places", () => {
  const changed = textOf(MENU).replace("groups:\n", "groups\n").replace("icon: calendar", "icon: calender");
  expect(tell({ [MENU]: changed }).map((one) => one.split(" ", 2).join(" "))).toEqual([
    `${MENU}:6 syntax-error`,
    `${MENU}:17 unknown-icon`,
  ]);
  const gone = textOf(MENU).replace("groups:\n", "").replace("icon: calendar", "icon: calender");
  expect(tell({ [MENU]: gone }).map((one) => one.split(" ", 2).join(" "))).toEqual([`${MENU}:6 syntax-error`, `${MENU}:16 unknown-icon`]);
});

test("a file among those of another kind is told alone, with its place", () => {
  toldOnce({ [MENU]: null, "personas/herd.yaml": textOf(MENU) }, "personas/herd.yaml:1 misplaced-file", 'Move it to "menus/herd.yaml".');
  toldOnce({ [CARD]: null, "menus/card.yaml": textOf(CARD) }, "menus/card.yaml:1 misplaced-file", `Move it to "${CARD}".`);
  toldOnce({ "menus/fr.yaml": textOf("labels/fr.yaml") }, '"labels/fr.yaml" exists already');
});

test.each([
  "menus/herd.yml",
  "menus/herd.YAML",
  "menus/herd.yaml.txt",
  "menus/herd.txt",
  "menus/herd",
  "herd.yaml",
  "menu/herd.yaml",
  "menus/herd/herd.yaml",
])("a section in %s is told alone, with its name", (file) => {
  toldOnce({ [MENU]: null, [file]: textOf(MENU) }, `${file}:1 unknown-file`, `it to "${MENU}".`);
});

test("a copy of a file is told once", () => {
  toldOnce({ "menus/herd (1).yaml": textOf(MENU) }, "menus/herd (1).yaml:1 file-name", "Remove it when it is a copy.");
});

test("an address in place of the name of a route is told with the name", () => {
  const route = (written: string) => edited(MENU, "route: card.events\n        params: { view: velage }", `route: ${written}`);
  toldOnce(route("/events"), "Write card.events");
  toldOnce(route("https://clarine.example/events/velage"), "Write card.events, and below it: params: { view: velage }");
  toldOnce(route("events/:view"), "Write card.events");
  toldOnce(edited(MENU, "sensors.{supplier}.account", "sensors.:supplier.account"), "Write sensors.{supplier}.account");
});

test("an address is told in the form it takes", () => {
  toldOnce(edited(CARD, "path: reports/:code+", "path: reports/{code}"), "unknown-placeholder", "Write reports/:code: ");
  toldOnce(edited(CARD, "path: reports/:code+", "path: /reports/<code>/"), "path-syntax", "Write reports/:code");
  toldOnce(edited(CARD, "path: animaux", "path: https://clarine.example/élevage"), "path-syntax", "Write elevage");
  toldOnce(edited(MENU, "/orders/{numCheptel}", "/orders/:numCheptel"), "tile-link", "/orders/{numCheptel}");
});

test("of two things in each other's way the one that came last is told first, when that is known", () => {
  const added = `id: aaa\nlabel: { fr: A, en: A }\ndomain: herd\nframe: { base: /aaa }\nroutes:\n  aaa.list:\n    label: { fr: A, en: A }\n    path: animaux\n`;
  const file = "applications/herd/aaa.yaml";
  const last: LastGeneration = { hasChanged: (path) => path === file, had: (_, name) => name !== "aaa.list" };
  expect(tell({ [file]: added })[0]).toContain(`${CARD}:15 route-ambiguous "card.list" and "aaa.list"`);
  expect(tell({ [file]: added }, last)[0]).toContain(`${file}:8 route-ambiguous "aaa.list" and "card.list"`);
  const twice = added.replaceAll("aaa.list", "card.detail").replace("animaux", "autres");
  expect(tell({ [file]: twice }, last)[0]).toContain(`${file}:6 duplicate-id`);
});

test("a name that many places ask for is told once", () => {
  toldOnce({ [MENU]: textOf(MENU).replace("id: herd", "id: herds") }, `${MENU}:1 file-name`);
});

test("a wrong value is told with the right one", () => {
  toldOnce(edited(MENU, "id: births", "id: vêlages du jour"), "Write velages-du-jour ");
  toldOnce(edited(MENU, "[herd.events]", "[herd herd.events]"), "Put a comma between two names: [herd, herd.events].");
  toldOnce(edited(MENU, "params: { view: velage }", "params: view=velage"), "Write { view: velage }.");
  toldOnce(edited(MENU, "each: { list: suppliers }", "each: suppliers"), "Write { list: suppliers }.");
  toldOnce(edited(MENU, "fr: Vêlages", "FR: Vêlages"), 'did you mean "fr"?');
});
