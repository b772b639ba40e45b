import { expect, test } from "vitest";
import { edited, textOf } from "./registryFixture";
import { tell, toldAndMended } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const MENU = "menus/herd.yaml";
const GRANTS = "grants/herd.yaml";
const SECTION = "section: herd\n";
const PATH = "    path: events/:view?\n";
const UNMEANT = "remove it only when nothing of it is meant.";

test.each([
  [SECTION, "sections: [herd]\n", "Write section: herd in place of line 4."],
  [SECTION, "sections:\n  - herd\n", "Write section: herd in place of the lines 4 to 5."],
  [SECTION, "menu: [herd]\n", "Write section: herd in place of line 4."],
  ["domain: herd\n", "domains: [herd]\n", "Write domain: herd in place of line 3."],
  ["domain: herd\n", "famille: [herd]\n", "Write domain: herd in place of line 3."],
  [SECTION, "sections: [herd, home]\n", "One value stands there. Write section: herd, or section: home in place of line 4."],
])("%s written as %s is told with the one value, and opens no page to more people", (right, written, remedy) => {
  toldAndMended({ file: CARD, right, written, told: [remedy] });
  expect(tell(edited(CARD, right, written))[0]).not.toContain("anyOf");
});

test("what only looks like grants, or asks for all of them, is never added to an access that stands there", () => {
  const access = "    access:\n      anyOf: [herd.events]\n";
  for (const key of ["    reserve", "      reserve", "    allOf", "      allOf"]) {
    const written = `${access}${key}: [herd.events, desk]\n`;
    toldAndMended({ file: CARD, right: access, written, told: [UNMEANT] });
    expect(tell(edited(CARD, access, written))[0]).not.toContain("desk");
  }
});

test.each([
  [CARD, PATH, "path", "chemin"],
  [CARD, PATH, "path", "adresse"],
  [CARD, PATH, "path", "URL"],
  [CARD, PATH, "path", "wohin"],
  [CARD, SECTION, "section", "rubrique"],
  [CARD, SECTION, "section", "menu"],
  [CARD, SECTION, "section", "wohin"],
  [CARD, "frame:\n  base", "frame", "cadre"],
  [CARD, "login:\n", "login", "connexion"],
  [CARD, "label: { fr: Fiche animale", "label", "libellé"],
  [CARD, "domain: herd\n", "domain", "domaine"],
  [CARD, "  base: /card\n", "base", "chemin"],
  [CARD, "routes:\n  card.list", "routes", "pages"],
  [MENU, "        size: 2\n", "size", "taille"],
  [MENU, "        icon: list\n", "icon", "icône"],
  [MENU, "        route: card.list\n", "route", "page"],
  [MENU, "        route: card.list\n", "route", "wohin"],
  [MENU, "        params: {", "params", "paramètres"],
])("in %s, %j with another word than %s, %s, is told with the key of the registry", (file, right, key, word) => {
  const remedy = [`did you mean "${key}"?`, `Write "${key}:" instead.`];
  toldAndMended({ file, right, written: right.replace(`${key}:`, `${word}:`), told: remedy });
});

test.each(["auteur: Jean\n", "color: [red]\n", "remarque: à revoir\n", "actif: true\n"])(
  "%j, which no key takes, is never told to be removed at first",
  (written) => {
    toldAndMended({
      file: CARD,
      right: SECTION,
      written: `${SECTION}${written}`,
      told: ["Correct the key to one of: access, code; ", UNMEANT],
    });
    toldAndMended({ file: CARD, right: PATH, written: `${PATH}    ${written}`, told: ["Correct the key to one of: navigable,", UNMEANT] });
  },
);

test("where every key stands already, the value of an unknown one is told to be kept", () => {
  const [right, written] = ["each: { list: suppliers }", "each: { list: suppliers, having: account, nombre: 3 }"];
  const told = ["Write its value where it belongs, under one of the keys that can stand here (list, having)", UNMEANT];
  toldAndMended({ file: MENU, right, written, told });
});

test("a key of the registry that stands twice is not told to take another name", () => {
  const icon = "        icon: calendar\n";
  toldAndMended({ file: MENU, right: icon, written: `${icon}        icon: list\n`, told: ["in the same block. Keep one of the two."] });
});

test("a language that stands twice is told with the one that is lacking, also where the name of its grant is taken", () => {
  const [right, written] = ["opens: { fr: Suit plusieurs", "opens: { en: Suit plusieurs"];
  const twice = 'Write "fr:" in place of one of the two "en:", whichever holds that text.';
  toldAndMended({ file: GRANTS, right, written, told: [twice] });
  const named = (text: string) => text.replace("  desk:\n", "  herd:\n");
  const all = textOf(GRANTS);
  const told = tell({ [GRANTS]: named(all.replace(right, written)) });
  expect(told).toContainEqual(expect.stringContaining(twice));
  expect(told).toContainEqual(expect.stringContaining("Give the second a name of its own."));
});

test("the first line for editors without its mark is told to get it", () => {
  const line = "yaml-language-server: $schema=../../../generated/schema/application.schema.json\n";
  toldAndMended({
    file: CARD,
    right: "id: card\n",
    written: `${line}id: card\n`,
    told: ['Put "# " in front of it.'],
    mended: `# ${line}id: card\n`,
  });
});

test.each(["/card", "card/", "/card/"])("the path of a login written as %s is told without the slashes", (path) => {
  toldAndMended({ file: CARD, right: "  path: card\n", written: `  path: ${path}\n`, told: [`${CARD}:9 wrong-value`, ": write card."] });
});

test.each([
  ["frame:\n  base: /card\n  candidate: true\n", "frame: { base /card, candidate: true }\n", "Write base: /card"],
  ["frame:\n  base: /card\n  candidate: true\n", "frame: { candidate true, base: /card }\n", "Write candidate: true"],
  ["  path: card\n  priority: 5\n  followedBy: readTags\n", " { path card, priority: 5, followedBy: readTags }\n", "Write path: card"],
])("a key in braces without its colon keeps its value", (right, braces, remedy) => {
  const written = braces.replace(/^ (?=\{)/, "  ");
  const mended = written.replace(remedy.replace("Write ", "").replace(":", ""), remedy.replace("Write ", ""));
  toldAndMended({ file: CARD, right, written, told: ["A colon is missing after", remedy], mended });
});

test("an address with the dots of the name of its route is told with slashes", () => {
  const [right, written] = ["    path: detail/:id\n", "    path: card.detail/:id\n"];
  const told = [`${CARD}:18 dotted-path`, "addresses have slashes. Write card/detail/:id"];
  toldAndMended({ file: CARD, right, written, told, mended: "    path: card/detail/:id\n" });
});
