import { expect, test } from "vitest";
import { edited } from "./registryFixture";
import { tell, toldAndMended } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const MENU = "menus/herd.yaml";
const GRANTS = "grants/herd.yaml";
const LABEL = "label: { fr: Vêlages, en: Calvings }";

test.each([
  [MENU, "label: { fr: Animaux, en: Animals }\n        icon: list", "icon", 8],
  [MENU, "icon: list\n        size: 2", "size", 8],
  [MENU, "size: 2\n        route: card.list", "route", 8],
  [MENU, "params: { view: velage }\n        orElse:\n", "orElse", 8],
  [MENU, "- id: animals\n        label: {", "label", 8],
  [CARD, "label: { fr: Animaux, en: Animals }\n    path: animaux", "path", 4],
  [CARD, "domain: herd\nsection: herd", "section", 0],
  [GRANTS, "label: { fr: Bureau, en: Desk }\n    opens: ", "opens", 4],
])("a line break lost in %s, in %j, is told with a new line, and nothing is removed", (file, right, name, indent) => {
  const start = indent === 0 ? "no space" : `${indent} spaces`;
  const told = [`Start a new line before "${name}:", with ${start} at its start.`];
  toldAndMended({ file, right, written: right.replace(/\n +|\n(?=section)/, " "), told });
});

test.each([
  [GRANTS, "  desk:\n    label: ", "label", 4],
  [CARD, "  card.list:\n    label: ", "label", 4],
])("a name and its first key on one line of %s are told with a new line", (file, right, name, indent) => {
  const told = [`Start a new line before "${name}:", with ${indent} spaces at its start.`];
  toldAndMended({ file, right, written: right.replace(/\n +/, " "), told });
});

test("the first key of a block beside its name is told with a line of its own", () => {
  const right = "login:\n  path: card\n  priority: 5";
  const told = ['Start a new line before "path:", with 2 spaces'];
  toldAndMended({ file: CARD, right, written: "login: path: card\n  priority: 5", told });
});

test("a key behind the last language of the block above it, or behind the last name of a list, goes back to its own column", () => {
  const label = "label:\n      fr: Animaux\n      en: All the animals";
  toldAndMended({
    file: CARD,
    right: "label: { fr: Animaux, en: Animals }\n    path: animaux",
    written: `${label} path: animaux`,
    told: ['Start a new line before "path:", with 4 spaces'],
    mended: `${label}\n    path: animaux`,
  });
  const access = "login:\n  path: card\n  priority: 5\n  followedBy: readTags\naccess:\n  anyOf:\n    - herd";
  toldAndMended({
    file: CARD,
    right: "login:\n  path: card\n  priority: 5\n  followedBy: readTags\nroutes:",
    written: `${access} routes:`,
    told: ['Start a new line before "routes:", with no space'],
    mended: `${access}\nroutes:`,
  });
});

test("a language behind a text of several words is told with a new line", () => {
  const right = "label:\n          fr: Les beaux vêlages\n          en: The fine calvings";
  const written = right.replace("vêlages\n         ", "vêlages");
  toldAndMended({ file: MENU, right: LABEL, written: `${written}\n`, told: ['before "en:", with 10 spaces'], mended: right });
});

test.each([
  [MENU, LABEL, `${LABEL}}`],
  [MENU, LABEL, LABEL.replace("{ ", "{{ ")],
  [MENU, LABEL, LABEL.replace("Vêlages,", "Vêlages },")],
  [MENU, LABEL, LABEL.replace("{ ", "")],
  [CARD, "frame:\n  base: /card\n  candidate: true", "frame: base: /card, candidate: true }"],
  [CARD, "login:\n  path: card\n  priority: 5\n  followedBy: readTags", "login: path: card }"],
  [CARD, "access:\n      anyOf: [herd.events]", "access: { anyOf: [herd.events]] }"],
  [CARD, "access:\n      anyOf: [herd.events]", "access: { anyOf: herd.events] }"],
  [CARD, "access:\n      anyOf: [herd.events]", "access: { anyOf: herd, herd.events] }"],
  [CARD, "access:\n      anyOf: [herd.events]", "access: { anyOf: [herd.events }"],
  [CARD, "access:\n      anyOf: [herd.events]", "access: anyOf: [herd.events] }"],
  [CARD, "anyOf: [herd.events]", "anyOf: [herd.events]]"],
  [CARD, "anyOf: [herd.events]", "anyOf: [[herd.events]"],
  [MENU, "params: { view: velage }", "params: view: velage }"],
])("in %s, a brace or bracket too many or too few, %j written as %j, is told with the whole line", (file, right, written) => {
  const told = tell(edited(file, right, written));
  expect(told).toHaveLength(1);
  const mended = /Write (.*?)\.? *$/.exec(told[0] ?? "")?.[1] ?? "";
  expect(tell(edited(file, right, mended))).toEqual([]);
});

test.each(["list#clock", "list // clock"])("an icon with a remark that sticks to it, %s, keeps its name", (written) => {
  toldAndMended({
    file: MENU,
    right: "icon: list",
    written: `icon: ${written}`,
    told: ["write list. A remark"],
    mended: "icon: list # clock",
  });
});

const LINES = "label:\n          fr: Vêlages\n          en: Calvings";

test.each([
  ["Voir route: la carte"],
  ["Voir aussi icon: la carte"],
  ["Vêlages : route: voir"],
  ["Vêlages size: XL"],
  ["Vêlages link: voir"],
])("a text that holds a word with a colon, %s, is told with quotes, and never cut in two", (text) => {
  for (const [written, mended] of [
    [LINES.replace("Vêlages", text), LINES.replace("Vêlages", `"${text}"`)],
    [LABEL.replace("Vêlages", text), LABEL.replace("Vêlages", `"${text}"`)],
  ] as const)
    toldAndMended({ file: MENU, right: LABEL, written, told: [`Put the text in quotes: fr: "${text}".`], mended });
});

test("a text that holds a key of its tile is told with quotes, unless what follows is there, or nearly", () => {
  const right = `${LABEL}\n        icon: list\n        link: /orders`;
  const base = edited(MENU, "label: { fr: Atelier laitier, en: Dairy }\n        icon: milk\n        shop: LAITIER", right)[MENU] ?? "";
  const tile = (text: string) => ({ [MENU]: base.replace(right, `${LINES.replace("Calvings", text)}\n        icon: list`) });
  const [told, ...more] = tell(tile("Calvings route: somewhere"));
  expect(told).toContain('Put the text in quotes: en: "Calvings route: somewhere".');
  expect(more).toEqual([]);
  expect(tell(tile("Calvings route: card.list"))).toEqual([expect.stringContaining('Start a new line before "route:", with 8 spaces')]);
  const near = tell(tile("Calvings route: card.lst"));
  expect(near).toContainEqual(expect.stringContaining('Start a new line before "route:", with 8 spaces'));
  expect(near).toContainEqual(expect.stringContaining('did you mean "card.list"?'));
});

test("a line that is joined to a text is told with a new line beside another slip of its entry too", () => {
  const label = "label:\n      fr: Fiche\n      en: Card";
  const written = edited(CARD, "label: { fr: Fiche, en: Card }\n    path: ", `${label} path: `)[CARD] ?? "";
  const told = tell({ [CARD]: written.replace("    access:\n", "    acess:\n") });
  expect(told).toEqual([
    expect.stringContaining('Start a new line before "path:", with 4 spaces'),
    expect.stringContaining('Write "access:" instead.'),
  ]);
});
