import { expect, test } from "vitest";
import { edited, findingsOf } from "./registryFixture";

const MENU = "menus/herd.yaml";
const CARD = "applications/herd/card.yaml";
const GRANTS = "grants/herd.yaml";
const BREEDER = "personas/breeder.yaml";
const TABS = "tabs.yaml";
const HOMES = "homes.yaml";

/** What people type by accident: the file, what stood there, what they wrote, and the line to look at. */
const SLIPS: readonly (readonly [string, string, string, string, number])[] = [
  // Names
  ["a letter too many in a route", MENU, "route: card.events", "route: card.eventss", 18],
  ["capitals in a route", MENU, "route: card.events", "route: card.Events", 18],
  ["two letters swapped in a grant", CARD, "anyOf: [herd.events]", "anyOf: [herd.evetns]", 23],
  ["an accent in a grant", CARD, "anyOf: [herd.events]", "anyOf: [herd.évents]", 23],
  ["a comma for the dot in a grant", CARD, "anyOf: [herd.events]", "anyOf: [herd,events]", 23],
  ["an unknown section", CARD, "section: herd", "section: heard", 4],
  ["an unknown domain", CARD, "domain: herd", "domain: heard", 3],
  ["a misspelt right of a persona", BREEDER, "droits: [herd]", "droits: [hred]", 11],
  ["an unknown home", HOMES, "otherwise: LIST", "otherwise: LISTE", 6],
  ["the address of a route for its name", MENU, "route: card.events", "route: /card/events", 18],
  // Keys
  ["a letter lost in a key", MENU, "        icon: calendar", "        icn: calendar", 17],
  ["a capital in a key", MENU, "        route: card.events", "        Route: card.events", 18],
  ["a French key", MENU, "        route: card.events", "        cible: card.events", 18],
  ["a key that belongs elsewhere", CARD, "section: herd", "section: herd\norder: 10", 5],
  ["a key written twice", MENU, "        icon: calendar", "        icon: calendar\n        icon: list", 18],
  ["a key without a value", MENU, "        icon: calendar", "        icon:", 17],
  ["a key that is missing", MENU, "        icon: calendar\n", "", 15],
  // YAML
  ["no space behind the colon", MENU, "        icon: calendar", "        icon:calendar", 17],
  ["no colon", MENU, "        icon: calendar", "        icon calendar", 17],
  ["no dash", MENU, "      - id: births", "        id: births", 15],
  ["no space behind the dash", MENU, "      - id: births", "      -id: births", 15],
  ["one space too many", MENU, "        icon: calendar", "         icon: calendar", 17],
  ["one space too few", MENU, "        icon: calendar", "       icon: calendar", 17],
  ["a tab", MENU, "        icon: calendar", "\ticon: calendar", 17],
  ["a quote that is not closed", MENU, 'fr: "{supplier}", en: "{supplier}"', 'fr: "{supplier}, en: "{supplier}"', 29],
  ["a brace that is not closed", MENU, "en: Calvings }", "en: Calvings", 16],
  ["a brace too many", MENU, "en: Calvings }", "en: Calvings }}", 16],
  ["no comma between two languages", MENU, "fr: Vêlages, en", "fr: Vêlages en", 16],
  ["a list that is not closed", CARD, "anyOf: [herd.events]", "anyOf: [herd.events", 23],
  [
    "a merge that was left undone",
    MENU,
    "        icon: calendar",
    "<<<<<<< HEAD\n        icon: calendar\n=======\n        icon: list\n>>>>>>> x",
    17,
  ],
  ["a list where one value stands", MENU, "route: card.events", "route: [card.events]", 18],
  ["a text where a number stands", MENU, "order: 10", "order: ten", 4],
  ["a number where a text stands", MENU, "route: card.events", "route: 12", 18],
  ["quotes of a word processor", MENU, "order: 10", "order: “10”", 4],
  ["an anchor", MENU, "route: card.events", "route: &e card.events", 18],
  // Entries
  [
    "a language that is missing",
    GRANTS,
    "opens: { fr: Voit les événements., en: Sees the events. }",
    "opens: { fr: Voit les événements. }",
    9,
  ],
  ["a language that nobody declared", GRANTS, "{ fr: Événements, en: Events }", "{ fr: Événements, en: Events, it: Eventi }", 8],
  ["one text for all languages", MENU, "label: { fr: Vêlages, en: Calvings }", "label: Vêlages", 16],
  ["a parameter in braces", CARD, "path: detail/:id", "path: detail/{id}", 18],
  ["an address with a slash at its start", CARD, "path: animaux", "path: /animaux", 15],
  ["a parameter that nobody declared", CARD, "path: detail/:id", "path: detail/:ident", 18],
  ["a value of another shape", MENU, "params: { view: velage }", "params: { view: Vêlage }", 19],
  ["a parameter that the route does not take", MENU, "params: { view: velage }", "params: { vue: velage }", 19],
  ["an address that the server keeps for itself", CARD, "base: /card", "base: /api", 6],
  ["a herd number without its country", BREEDER, "FR35123456", "35123456", 17],
  ["a tab that opens nothing", TABS, "    routes: [card.list]\n", "", 8],
];

test.each(SLIPS)("%s is found where it stands", (_, file, from, to, line) => {
  const [first] = findingsOf(edited(file, from, to));
  expect(first?.file).toBe(file);
  expect(Math.abs((first?.line ?? 0) - line)).toBeLessThanOrEqual(1);
});

test.each([
  ["icon: calendar", 17],
  ["route: card.events", 18],
])("two spaces too many before %s are found at this line, and called an indent", (key, line) => {
  expect(findingsOf(edited(MENU, `        ${key}`, `          ${key}`))).toMatchObject([{ code: "syntax-indent", file: MENU, line }]);
});
