import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { baseWith, edited, ICONS, textOf } from "./registryFixture";
import { tell, toldOnce } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const MENU = "menus/herd.yaml";
const GRANTS = "grants/herd.yaml";
const BREEDER = "personas/breeder.yaml";

test("every key of a menu, an application and a user whose value sticks to its colon is told with the line to write", () => {
  for (const file of [MENU, CARD, BREEDER]) {
    for (const [index, line] of textOf(file).split("\n").entries()) {
      const [, key, value] = /^ *(?:- )?([\w-]+): (.*)$/.exec(line) ?? [];
      if (key === undefined || value === undefined || line.startsWith("#")) continue;
      const changed = textOf(file)
        .split("\n")
        .with(index, line.replace(`${key}: `, `${key}:`))
        .join("\n");
      const told = tell({ [file]: changed });
      expect(told, line).toHaveLength(1);
      expect(told[0], line).toContain(`${file}:${index + 1} syntax-error A space is missing after "${key}:".`);
    }
  }
});

test("a value that sticks to its colon is told alone, with the line to write, where nothing else stands in its block", () => {
  const access = edited(CARD, "    access:\n      anyOf: [herd.events]\n", "    access:\n      anyOf:[herd.events]\n");
  toldOnce(access, `${CARD}:23 syntax-error`, "Write anyOf: [herd.events]");
});

test.each([
  ["{ view:\u00a0velage }", 'after "view:"', edited(MENU, "{ view: velage }", "{ view:\u00a0velage }")],
  ["en:\u00a0Calvings", 'after "en:"', edited(MENU, "en: Calvings", "en:\u00a0Calvings")],
  ["icon:\u00a0calendar", "after the colon", edited(MENU, "icon: calendar", "icon:\u00a0calendar")],
  ["-\u00a0desk", "after the dash", edited(BREEDER, "droits: [herd]", "droits:\n    - herd\n    -\u00a0desk")],
])("the no-break space of %j is told where it stands, and nothing because of it", (_written, where, changes) => {
  toldOnce(changes, "An invisible no-break space stands here", where, "type an ordinary space");
});

test("no-break spaces behind several dashes are told together", () => {
  const rights = edited(BREEDER, "droits: [herd]", "droits:\n    - herd\n    -\u00a0desk\n    -\u00a0herd.events");
  toldOnce(rights, `${BREEDER}:13 `, "after the dash", "Line 14 has one too.");
});

test("a # before a name or an address is told without it, before a colour and a text with quotes", () => {
  toldOnce(edited(MENU, "icon: calendar", "icon: #calendar"), `${MENU}:17 text-cut`, "Write it without the #: icon: calendar.");
  toldOnce(edited(CARD, "path: detail/:id", "path: #/detail/:id"), `${CARD}:18 text-cut`, "Write it without the #: path: detail/:id.");
  toldOnce(edited("settings.yaml", 'themeColour: "#ffffff"', "themeColour: #ffffff"), 'themeColour: "#ffffff"');
});

test("a question mark before a text is told with the quotes it needs", () => {
  toldOnce(edited(MENU, "en: Calvings", "en: ? Calvings"), `${MENU}:16 syntax-error`, 'Put the text in quotes: "? Calvings".');
});

test("a text that starts with an exclamation mark is told by it, not as empty", () => {
  toldOnce(edited(MENU, "en: Calvings", "en: !Calvings"), `${MENU}:16 yaml-tag`, "in quotes");
});

test("a remark with a colon in it whose # is gone is told as a remark", () => {
  const changed = edited(MENU, "      - id: births\n", "      No page of its own: the calvings (HERD-1).\n      - id: births\n");
  toldOnce(changed, `${MENU}:15 syntax-error`, 'start it with "# "');
});

test("a tile above the line of its list is told with the lines to move, and moving them is enough", () => {
  const rows = textOf(MENU).split("\n");
  const header = rows.indexOf("    tiles:");
  const end = rows.findIndex((row, index) => index > header + 1 && row.startsWith("      - id: "));
  const tile = rows.slice(header + 1, end);
  const moved = [...rows.slice(0, header), ...tile, "    tiles:", ...rows.slice(end)].join("\n");
  expect(tile[0]).toContain("- id: ");
  const last = end - 1;
  toldOnce({ [MENU]: moved }, `${MENU}:${header + 1} `, 'An entry stands above "tiles:"', `Put the lines ${header + 1} to ${last} below`);
  expect(checkRegistry(baseWith({ [MENU]: rows.join("\n") }), { icons: ICONS }).diagnostics).toEqual([]);
});

test("a tile in a file of grants is told with the place of tiles", () => {
  const tile = "      - id: more\n        label: { fr: Plus, en: More }\n        icon: list\n        route: card.list\n";
  toldOnce({ [GRANTS]: `${textOf(GRANTS).trimEnd()}\n${tile}` }, "A tile stands here, where no tile belongs.", "in menus/");
});

test("a file that was pasted into itself is told once, with the lines to remove", () => {
  const lines = textOf(CARD).trimEnd().split("\n").length;
  const first =
    textOf(CARD)
      .split("\n")
      .findIndex((line) => line.startsWith("id:")) + 1;
  toldOnce(
    { [CARD]: textOf(CARD) + textOf(CARD) },
    `${CARD}:${lines + first} duplicate-key`,
    `Remove the lines ${lines + first} to ${2 * lines}`,
  );
});
