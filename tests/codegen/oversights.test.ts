import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { LISTED_CALLS } from "../../codegen/schema/frameWords";
import { SHELL_MESSAGES } from "../../src/protocol/frames/allMessages";
import { baseWith, edited, ICONS } from "./registryFixture";

const MENU = "menus/herd.yaml";
const CARD = "applications/herd/card.yaml";
const BREEDER = "personas/breeder.yaml";
const VIEW = "params: { view: velage }";

function tell(changes: Readonly<Record<string, string | null>>): readonly string[] {
  return checkRegistry(baseWith(changes), { icons: ICONS }).diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`);
}

test("an application may list exactly the messages that are not open to all", () => {
  expect(new Set<string>(LISTED_CALLS)).toEqual(new Set(SHELL_MESSAGES.flatMap(({ type, openToAll }) => (openToAll ? [] : [type]))));
  expect(tell(edited(CARD, "base: /card", "base: /card\n  calls: [storageReed]"))).toEqual([`${CARD}:7 wrong-value`]);
});

test.each([
  ["a query value that is no parameter of the address", edited(MENU, VIEW, `${VIEW}\n        query: { day: lundi }`)],
  [
    "another page in the place of one that is refused",
    edited(MENU, "- route: card.list", "- route: card.list\n          - route: sensors.alpha.account"),
  ],
  [
    "the placeholder of a list in an entry that repeats over it",
    edited(MENU, 'label: { fr: "{supplier}"', 'label: { fr: "Compte {supplier}"'),
  ],
  [
    "a word of an address that is in the name of the route too",
    edited(
      CARD,
      "card.report:\n    label: { fr: Rapports, en: Reports }\n    path: reports/",
      "card.view:\n    label: { fr: Vues, en: Views }\n    path: view/",
    ),
  ],
  [
    "a family whose names do not start with its id",
    {
      "grants/farm.yaml": `id: farm\nlabel: { fr: Ferme, en: Farm }\ngrants:\n${["herd.book", "office"].map((name) => `  ${name}:\n    label: { fr: ${name}, en: ${name} }\n    opens: { fr: Voit., en: Sees. }\n`).join("")}`,
      ...edited(BREEDER, "droits: [herd]", "droits: [herd, office]"),
    },
  ],
  [
    "capitals that other routes have too",
    {
      ...edited(CARD, "  card.report:", "  Card.Report:"),
      "applications/herd/milk.yaml":
        "id: milk\nlabel: { fr: Lait, en: Milk }\ndomain: herd\nframe: { base: /milk }\nroutes:\n  Milk.Tank:\n    label: { fr: Tank, en: Tank }\n",
    },
  ],
  ["a timeout of 90 seconds in milliseconds", edited(BREEDER, "  home: LIST", "  timeout: 90000\n  home: LIST")],
  ["straight quotes, which are those of YAML", edited(BREEDER, "  nom: Martin\n  prenom", '  nom: "Martin"\n  prenom')],
])("no oversight: %s", (_, changes) => {
  expect(tell(changes)).toEqual([]);
});

test("a user whose level takes a right away has neither the home nor what was bought", () => {
  const none = "droits: [herd]\n  grants: [SENSORS]\n  authorizes:\n    herd: 0\n    herd.sensors: 0";
  const files = edited(BREEDER, "droits: [herd]\n  grants: [SENSORS]\n  authorizes:", none);
  expect(tell(files)).toEqual([`${BREEDER}:12 code-without-right`, `${BREEDER}:17 home-not-held`]);
});

test("who holds every grant has every code and home, unless a level takes them away", () => {
  const everything = edited(BREEDER, "  droits: [herd]\n  grants: [SENSORS]\n", "");
  const files = { [BREEDER]: (everything[BREEDER] ?? "").replace("login: oneToken", "login: oneToken\nallGrants: true") };
  // Nobody else has bought it.
  expect(tell(files)).toEqual(["applications/herd/sensors.yaml:5 code-unheld"]);
});

test("the grant of everybody is a right like others where settings.yaml lets it open everything", () => {
  const all = edited(BREEDER, "droits: [herd]", "droits: [ALL]");
  expect(tell(all)).toContain(`${BREEDER}:11 everybody-held`);
  expect(tell({ ...all, ...edited("settings.yaml", "allOpensEverything: false", "allOpensEverything: true") })).toEqual([]);
});

test("the timeout of a user is read in the unit of settings.yaml", () => {
  const seconds = edited("settings.yaml", "multiTimeoutUnit: ms", "multiTimeoutUnit: s");
  const timeout = (value: number) => edited(BREEDER, "  home: LIST", `  timeout: ${value}\n  home: LIST`);
  expect(tell({ ...seconds, ...timeout(90) })).toEqual([]);
  expect(tell({ ...seconds, ...timeout(90_000) })).toEqual([`${BREEDER}:15 timeout-unit`]);
});

test("two tiles that say the same in every language are told once", () => {
  const files = edited(MENU, "label: { fr: Vêlages, en: Calvings }", "label: { fr: Animaux, en: Animals }");
  expect(tell(files)).toEqual([`${MENU}:16 tile-label-twice`]);
});
