import { expect, test } from "vitest";
import { edited, textOf } from "./registryFixture";
import { tell, toldAndMended, toldOnce } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const MENU = "menus/herd.yaml";
const ACCESS = "    access:\n      anyOf: [herd.events]\n";
const BLOCK = "    access: { anyOf: [herd.events] }\n";
const VALUES = "        params: { view: velage }\n";

/** As `toldAndMended`, with one remedy. */
const mended = (file: string, right: string, written: string, told: string, mend: string) =>
  toldAndMended({ file, right, written, told: [told], mended: mend });

test.each([
  ["grants", "    grants: [herd.events]\n", "line 22"],
  ["droits", "    droits: [herd.events]\n", "line 22"],
  ["one grant", "    roles: herd.events\n", "line 22"],
  ["a list with dashes", "    droits:\n      - herd.events\n", "the lines 22 to 23"],
  ["a block", "    droits: { anyOf: [herd.events] }\n", "line 22"],
  ["anyOf", "    anyOf: [herd.events]\n", "line 22"],
  ["a word of one's own above known grants", "    reserve: [herd.events]\n", "line 22"],
  ["anyOf beside inherit", "    access: inherit\n    anyOf: [herd.events]\n", "the lines 22 to 23"],
  ["grants beside signedIn", "    access: signedIn\n    grants: [herd.events]\n", "the lines 22 to 23"],
])("who may open a route, written as %s, is told with the access to write, and never removed", (_, written, lines) => {
  const remedy = `Write access: { anyOf: [herd.events] } in place of ${lines}.`;
  mended(CARD, ACCESS, written, remedy, BLOCK);
  expect(tell(edited(CARD, ACCESS, written))[0]).not.toContain("emove");
});

test("grants beside an access are told with both in one block", () => {
  const both = "    access: { multiHerd: true, anyOf: [herd.events] }\n";
  const remedy = "Write access: { multiHerd: true, anyOf: [herd.events] } in place of the lines 22 to 23.";
  mended(CARD, ACCESS, "    access: { multiHerd: true }\n    grants: [herd.events]\n", remedy, both);
  mended(CARD, ACCESS, "    access: { anyOf: [herd.events] }\n    multiHerd: true\n", "in place of the lines 22 to 23.", both);
});

test.each(["inherit", "signedIn"])("%s with grants below it or behind it is told as the word to remove", (word) => {
  mended(
    CARD,
    ACCESS,
    `    access: ${word}\n      anyOf: [herd.events]\n`,
    `Remove ${word} behind the colon: write "access:" alone on line 22.`,
    ACCESS,
  );
  mended(CARD, ACCESS, `    access: ${word} { anyOf: [herd.events] }\n`, "Remove it: access: { anyOf: [herd.events] }", BLOCK);
  mended(CARD, ACCESS, `    access: { ${word}, anyOf: [herd.events] }\n`, `Remove "${word}"`, BLOCK);
});

test("two lists of grants are told as one, and the same one twice as one too many", () => {
  const both = "    access:\n      anyOf: [herd.events, herd]\n";
  const remedy = "Write both in one: anyOf: [herd.events, herd]";
  mended(CARD, ACCESS, `${ACCESS}      anyOf: [herd]\n`, remedy, both);
  mended(CARD, ACCESS, "    access:\n      anyOf:\n        - herd.events\n      anyOf:\n        - herd\n", remedy, both);
  mended(CARD, ACCESS, `${ACCESS}      grants: [herd]\n`, "Write anyOf: [herd.events, herd] in place of the lines 23 to 24.", both);
  toldOnce(edited(CARD, ACCESS, `${BLOCK}    access: { anyOf: [herd] }\n`), "Write both in one: access: { anyOf: [herd.events, herd] }");
  mended(CARD, ACCESS, `${ACCESS}      anyOf: [herd.events]\n`, "Remove one of the two", ACCESS);
  mended(CARD, ACCESS, `    access: signedIn\n${ACCESS}`, 'Remove "access: signedIn" (line 22)', ACCESS);
});

test.each([
  ["beside it", "        view: velage\n", "line 19"],
  ["with its block and a dot", "        params.view: velage\n", "line 19"],
  ["under query with a dot", "        query.view: velage\n", "line 19"],
])("a value of a parameter %s keeps its value in the remedy", (_, written, lines) => {
  mended(MENU, VALUES, written, `Write params: { view: "velage" } in place of ${lines}.`, '        params: { view: "velage" }\n');
});

test.each(["params: velage", "query: velage"])("%s, a value without its name, is told with the one parameter of the route", (written) => {
  mended(MENU, VALUES, `        ${written}\n`, 'Write params: { view: "velage" }, in place of', '        params: { view: "velage" }\n');
});

test("a parameter that the route does not take goes behind the address, with what stands there", () => {
  const more = (text: string) => `${VALUES}        ${text}\n`;
  mended(MENU, VALUES, more("code: a"), 'Write query: { code: "a" } in place of line 20.', more('query: { code: "a" }'));
  const two = 'query: { tab: "day", code: "a" }';
  mended(MENU, VALUES, more("query: { tab: day }\n        code: a"), `Write ${two} in place of the lines 20 to 21.`, more(two));
  mended(MENU, VALUES, more("view: day"), 'where it is "velage"', VALUES);
});

test.each([
  "herd.events, desk",
  "herd.events or desk",
  "herd.events et desk",
  "[herd.events,desk]",
  '"herd.events, and desk"',
  "(herd.events; desk)",
])("grants written as %s are told with the access to write, and never removed", (written) => {
  const both = "    access: { anyOf: [herd.events, desk] }\n";
  const remedy = "Write access: { anyOf: [herd.events, desk] } in place of line 22.";
  for (const key of ["grants", "droits", "reserve"]) mended(CARD, ACCESS, `    ${key}: ${written}\n`, remedy, both);
  if (written.startsWith("[")) return;
  mended(CARD, ACCESS, `    access: ${written}\n`, "Write access: { anyOf: [herd.events, desk] }", both);
});

test("one grant as an access is told with the block to write, a word beside grants with all that an access may be", () => {
  mended(CARD, ACCESS, "    access: herd.events\n", "Write access: { anyOf: [herd.events] }", BLOCK);
  toldOnce(edited(CARD, ACCESS, "    access: signedIn or herd.events\n"), "or { anyOf: [grant.name] } for the holders of a grant only");
});

const UNMEANT = "remove it only when nothing of it is meant.";

test.each(["order: 3", "color: red", "description: Les animaux", "opens: herd.events", "colour: blue"])(
  "%s on a tile is no value of an address",
  (written) => {
    mended(MENU, VALUES, `${VALUES}        ${written}\n`, UNMEANT, VALUES);
    toldOnce(edited(MENU, "        route: card.list\n", `        route: card.list\n        ${written}\n`), UNMEANT);
  },
);

const EVENTS = "    label: { fr: Événements, en: Events }\n    path: events/:view?\n";

test("a language beside its text is told with the whole text", () => {
  const label = "        label: { fr: Vêlages, en: Calvings }\n";
  const remedy = 'belongs inside the { } of "label:". Write label: { fr: Vêlages, en: Calvings } in place of the lines 16 to 17.';
  mended(MENU, label, "        label: { fr: Vêlages }\n        en: Calvings\n", `"en" ${remedy}`, label);
  mended(
    MENU,
    label,
    "        fr: Vêlages\n        en: Calvings\n",
    '"fr" and "en" belong inside the { } of "label:". Write label: { fr: Vêlages, en: Calvings } in place of the lines 16 to 17.',
    label,
  );
  mended(MENU, label, `${label}        en: Births\n`, 'in "label:", where it is "Calvings". Remove this line;', label);
  const quoted = '    label: { fr: Événements, en: "Births, and more" }\n    path: events/:view?\n';
  const alone = "    label: { fr: Événements }\n    en: Births, and more\n    path: events/:view?\n";
  mended(CARD, EVENTS, alone, 'Write label: { fr: Événements, en: "Births, and more" }', quoted);
  const opens = "    opens: { fr: Voit les animaux., en: Sees the animals. }\n";
  const sees = "    opens: { fr: Voit les animaux. }\n    en: Sees the animals.\n";
  mended("grants/herd.yaml", opens, sees, "Write opens: { fr: Voit les animaux., en: Sees the animals. }", opens);
});

test("a key left empty at the end of a file is told as empty, and never moved to where it is already", () => {
  const end = "    path: reports/:code+\n";
  const access = `${end}    access: signedIn\n`;
  mended(CARD, end, `${end}    access:\n`, '"access" has no value.', access);
  const beside = { [CARD]: `${textOf(CARD).replace("section: herd\n", "section: herd\naccess: signedIn\n")}    access:\n` };
  toldOnce(beside, '"access" has no value.');
});

test("the label of a grant in place of its name is told with the name", () => {
  for (const label of ["Événements", "Events", "events"]) {
    const remedy = "That is the label of herd.events: write herd.events";
    mended(CARD, ACCESS, `    access: { anyOf: [${label}] }\n`, remedy, BLOCK);
  }
  const named = edited("grants/herd.yaml", "en: Events }", "en: Events of cows }");
  toldOnce(
    { ...named, ...edited(CARD, ACCESS, "    access: { anyOf: [Events of cows] }\n") },
    "That is the label of herd.events: write herd.events",
  );
  const two = edited("grants/herd.yaml", "en: Desk }", "en: Events }");
  toldOnce(
    { ...two, ...edited(CARD, ACCESS, "    access: { anyOf: [Events] }\n") },
    "That is the label of herd.events and of desk: write the name of the one that is meant.",
  );
});

test.each(["sheet", "id"])("an address whose parameter has lost its colon is told with it, in its place, in the route card.%s", (name) => {
  const files = (path: string) => ({
    [CARD]: `${textOf(CARD)}  card.${name}:\n    label: { fr: Suivi, en: Follow-up }\n    path: ${path}\n`,
    ...edited(MENU, `        route: card.events\n${VALUES}`, `        route: card.${name}\n        params: { id: "12" }\n`),
  });
  toldOnce(files("sheet/id"), "Write sheet/:id: a parameter has a colon.");
  expect(tell(files("sheet/:id"))).toEqual([]);
});
