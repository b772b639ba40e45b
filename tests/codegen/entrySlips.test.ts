import { expect, test } from "vitest";
import { edited, textOf } from "./registryFixture";
import { tell, toldOnce } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const MENU = "menus/herd.yaml";
const GRANTS = "grants/herd.yaml";
const BREEDER = "personas/breeder.yaml";
const SETTINGS = "settings.yaml";
const TILE = "      - id: births\n";
const LABEL = "{ fr: Vêlages, en: Calvings }";

/** A family of rights with its texts on lines of their own. */
function family(sentence: string): Record<string, string> {
  return edited(GRANTS, "    opens: { fr: Voit les animaux., en: Sees the animals. }\n", `    opens:\n${sentence}`);
}

test("a list or a block in quotes is told with the quotes to remove", () => {
  toldOnce(edited(CARD, "anyOf: [herd.events]", 'anyOf: "[herd.events]"'), `${CARD}:23 wrong-type`, "Remove the quotes: [herd.events]");
  toldOnce(
    edited(CARD, "access:\n      anyOf: [herd.events]", 'access: "{ anyOf: [herd.events] }"'),
    `${CARD}:22 wrong-value`,
    "Remove the quotes: { anyOf: [herd.events] }",
  );
});

test("the first line of an entry that is gone is told above the line that lost it", () => {
  toldOnce(edited(MENU, "  - id: animals\n", ""), `${MENU}:7 `, 'The line "- id: …" is missing above this one', "after 2 spaces");
  toldOnce(edited(MENU, TILE, ""), `${MENU}:15 missing-key`, 'The line "- id: …" is missing above this one', "after 6 spaces");
});

test("a tile in the file of a section without groups is told with the lines it lacks, or that no tile belongs there", () => {
  const tile =
    "      - id: more\n        label: { fr: Plus, en: More }\n        icon: list\n        route: card.detail\n        params: { id: a }\n";
  const section = (more: string) => ({ "menus/other.yaml": `id: other\nlabel: { fr: Autre, en: Other }\nicon: list\norder: 20\n${more}` });
  toldOnce(section(tile), "menus/other.yaml:5 ", 'this section has no "groups:" yet');
  toldOnce(section(`opens: home\n${tile}`), "menus/other.yaml:6 ", "this section has no tiles (opens: home)");
  toldOnce(section(`tiles:\n${tile}`), "menus/other.yaml:6 ", 'this section has no "groups:" yet');
});

test("tabs are told with the spaces to write", () => {
  toldOnce(edited(MENU, "        icon: calendar", "\ticon: calendar"), `${MENU}:17 yaml-tab`, "Write 8 spaces at its start instead.");
  toldOnce(
    edited(MENU, "        icon: calendar\n        route:", "\t\ticon: calendar\n\t\troute:"),
    `${MENU}:17 yaml-tab`,
    "Write 8 spaces at its start instead. Line 18 starts with one too.",
  );
  toldOnce(edited(MENU, "- id: births", "-\tid: births"), `${MENU}:15 yaml-tab`, "A tab stands after the dash.");
});

test("a key with other capitals is told as such", () => {
  toldOnce(edited(MENU, "- id: births", "- Id: births"), `${MENU}:15 unknown-key`, 'Write "id:" instead.');
  toldOnce(edited(CARD, "domain: herd", "Domain: herd"), `${CARD}:3 unknown-key`, 'Write "domain:" instead.');
});

test("a name of which few are known is told with all of them", () => {
  toldOnce(edited(CARD, "section: herd", "section: feed"), `${CARD}:4 unknown-section`, "Known: herd.");
  toldOnce(edited(CARD, "domain: herd", "domain: feed"), "unknown-domain", "Known: common, herd.");
});

test("an entry in the middle of another one is told once, with the lines to move", () => {
  const pasted = "      - id: more\n        label: { fr: Plus, en: More }\n        icon: list\n        route: card.list\n";
  const after = (line: string) => edited(MENU, `${TILE}${line}`, `${TILE}${line}${pasted}`);
  const label = `        label: ${LABEL}\n`;
  const told = "This entry stands in the middle of another one";
  toldOnce(after(""), `${MENU}:16 duplicate-key`, told, "Move the lines 16 to 19");
  toldOnce(after(label), `${MENU}:17 duplicate-key`, told, "Move the lines 17 to 20");
  toldOnce(after(`${label}        icon: calendar\n`), `${MENU}:18 duplicate-key`, told, '"route:"');
});

test("round brackets, a block in one word and a second block of one name are told as such", () => {
  toldOnce(edited(MENU, LABEL, "( fr: Vêlages, en: Calvings )"), `${MENU}:16 `, `Write braces: label: ${LABEL}`);
  toldOnce(edited(CARD, "frame:\n  base: /card\n  candidate: true\n", "frame: /card\n"), `${CARD}:5 wrong-type`, "Write { base: /card }.");
  toldOnce(
    edited(CARD, "login:\n  path: card\n  priority: 5\n  followedBy: readTags\n", "login: card\n"),
    `${CARD}:8 wrong-type`,
    "Write { path: card }.",
  );
  toldOnce(
    edited(CARD, "  card.events:\n", "routes:\n  card.events:\n"),
    `${CARD}:19 duplicate-key`,
    "Remove this line",
    'the first "routes:"',
  );
});

test("a name that stands in a remark is told with the place of the remark", () => {
  const off = textOf(CARD).replace(/ {2}card\.events:\n(?: {4}.*\n)+/, (lines) => lines.replace(/^(?=.)/gm, "# "));
  const told = tell({ [CARD]: off });
  expect(told).toContainEqual(
    expect.stringMatching(
      /unknown-route "card\.events" is not .* It is declared in a remark, in line 19 of applications\/herd\/card\.yaml/,
    ),
  );
  expect(told.join("\n")).not.toContain("did you mean");
});

test("what only looks forgotten is told once nothing is wrong", () => {
  const copied = textOf(MENU).replace(
    TILE,
    `${TILE.replace("births", "births2")}        label: ${LABEL}\n        icon: calendar\n        route: card.events\n        params: { view: velage }\n${TILE}`,
  );
  expect(tell({ [MENU]: copied })).toEqual([expect.stringContaining("tile-twice")]);
  expect(tell({ [MENU]: copied.replace("icon: cow", "icon: cows") })).toEqual([expect.stringContaining("unknown-icon")]);
});

test("names that an entry without its first line declares are not told as unknown", () => {
  toldOnce(edited("domains.yaml", "  - id: herd\n", ""), "domains.yaml:5 missing-key", 'The line "- id: …" is missing above this one');
  toldOnce(edited("languages.yaml", "  - id: en\n", ""), "languages.yaml:7 missing-key", 'The line "- id: …" is missing above this one');
});

test("dashes that stick to several entries are told once", () => {
  const rights = edited(BREEDER, "droits: [herd]", "droits:\n    -herd\n    -desk\n    -herd.events");
  toldOnce(rights, `${BREEDER}:12 `, "here and in line 13, and in 1 more", "Put a space after each of these dashes: - herd");
});

test("an alias in place of a value is told alone", () => {
  toldOnce(edited(MENU, "route: card.events", "route: *card.events"), `${MENU}:18 yaml-anchor`);
  toldOnce(edited(BREEDER, "droits: [herd]", "droits:\n    - *herd"), `${BREEDER}:12 yaml-anchor`);
});

test("a value that is all a remark is told with the quotes it needs", () => {
  toldOnce(edited(SETTINGS, 'themeColour: "#ffffff"', "themeColour: #ffffff"), "text-cut", 'Put it in quotes: themeColour: "#ffffff"');
});

test("a list without its brackets inside { } is told with them", () => {
  toldOnce(
    edited(CARD, "access:\n      anyOf: [herd.events]", "access: { anyOf: herd, herd.events }"),
    `${CARD}:22 empty-value`,
    "Write brackets: anyOf: [herd, herd.events].",
  );
  toldOnce(edited(CARD, "access:\n      anyOf: [herd.events]", "access: { anyOf: - herd }"), `${CARD}:22 syntax-error`, "anyOf: [herd].");
});

test("a second list of one name is told as a part of the first", () => {
  toldOnce(edited(MENU, "  - id: shops\n", "groups:\n  - id: shops\n"), `${MENU}:33 duplicate-key`, 'the first "groups:"');
  toldOnce(edited(MENU, "      - id: orders\n", "    tiles:\n      - id: orders\n"), `${MENU}:22 duplicate-key`, 'the first "tiles:"');
});

test("two entries of a list with one id are told in the list, not where something repeats over it", () => {
  toldOnce(edited("suppliers.yaml", "- id: bravo", "- id: alpha"), "suppliers.yaml:7 duplicate-id", 'The entry "alpha" exists twice.');
});

test("an invisible character is told by its kind: only one that is wide is replaced by a space", () => {
  const route = (mark: string) => edited(MENU, "route: card.list", `route: card${mark}.list`);
  toldOnce(route("\u200b"), `${MENU}:14 wrong-value`, "An invisible character without width", "press the backspace key");
  toldOnce(route("\u00a0"), `${MENU}:14 wrong-value`, "An invisible no-break space", "no spaces in a name");
  toldOnce(
    edited(MENU, "icon: list\n        size", "icon: list\u00a0\n        size"),
    `${MENU}:12 unknown-icon`,
    "An invisible no-break space",
  );
});

test("the colon of an Asian keyboard is told as such", () => {
  toldOnce(
    edited(MENU, "icon: list\n        size", "icon： list\n        size"),
    `${MENU}:12 syntax-error`,
    'A "：" stands after "icon"',
    "Write icon: list",
  );
});

test("the marks round an example that were copied with it are told with both of their lines", () => {
  toldOnce({ [CARD]: `\`\`\`yaml\n${textOf(CARD)}\`\`\`\n` }, `${CARD}:1 syntax-error`, "copied with an example", "line 28 too");
});

test("a comma that is missing before an inner block is told before its key", () => {
  const entry = "  - { id: age label: { fr: Âge, en: Age } }\n";
  toldOnce(
    edited("entities.yaml", "  - id: vente\n    label: { fr: Vente, en: Sale }\n", entry),
    "entities.yaml:2 syntax-error",
    'before "label:"',
  );
});

test("two keys on one line are told with the line to begin", () => {
  toldOnce(
    edited(MENU, "icon: calendar\n        route: card.events", "icon: calendar route: card.events"),
    `${MENU}:17 syntax-error`,
    'Start a new line before "route:", with 8 spaces',
  );
  toldOnce(
    family("      fr: Voit., en: Sees.\n"),
    `${GRANTS}:7 syntax-error`,
    'Start a new line before "en:", with 6 spaces at its start, and remove the "," before it.',
  );
  toldOnce(
    edited("labels/fr.yaml", "  orders:\n    title: Commandes\n", '  orders:\n    title: "Commandes" login: x\n'),
    "labels/fr.yaml:7 syntax-error",
    'Start a new line before "login:"',
  );
});

test("a value beside a key with a list below it is told with the entry to make of it", () => {
  const rights = (value: string) => edited(BREEDER, "droits: [herd]", `droits: desk\n${value}    - herd`);
  toldOnce(rights(""), `${BREEDER}:11 wrong-type`, "Leave nothing beside the key", "- desk, - herd");
  toldOnce(rights("    # of the farm\n"), `${BREEDER}:11 syntax-error`, 'write "- desk" below it');
});

test("a route in the file of a section is told where routes stand", () => {
  const route = "  card.more:\n    label: { fr: Plus, en: More }\n    path: more\n";
  toldOnce({ [MENU]: `${textOf(MENU)}${route}` }, "syntax-error", 'below "routes:" in applications/<domain>/<application>.yaml');
});

test("the line with the name of a route, or with the key of a block, that is gone is told as such", () => {
  toldOnce(edited(CARD, "  card.list:\n", ""), `${CARD}:13 syntax-error`, "The line with the name of this entry is missing");
  toldOnce(
    edited(CARD, "    access:\n      anyOf: [herd.events]\n", "      anyOf: [herd.events]\n"),
    `${CARD}:22 `,
    '"access:" is missing above',
  );
});

test("a list that starts too far left with its key is told at the key, however long it is", () => {
  const rights = `droits:\n${"  - herd\n".repeat(20)}`;
  const told = tell(edited(BREEDER, "  droits: [herd]\n", rights)).filter((one) => one.includes(" syntax-error "));
  expect(told).toEqual([expect.stringContaining(`${BREEDER}:11 syntax-error Line 11 starts with no space`)]);
});
