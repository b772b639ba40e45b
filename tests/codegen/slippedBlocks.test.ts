import { expect, test } from "vitest";
import { edited, textOf } from "./registryFixture";
import { tell, toldAndMended, toldOnce } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const MENU = "menus/herd.yaml";
const GRANTS = "grants/herd.yaml";
const BREEDER = "personas/breeder.yaml";

const lineOf = (file: string, part: string) => textOf(file).slice(0, textOf(file).indexOf(part)).split("\n").length;

test.each([
  ["a tile", MENU, "label: { fr: Vêlages, en: Calvings }", "label.fr: Vêlages\n        label.en: Calvings"],
  ["an application", CARD, "label: { fr: Fiche animale, en: Animal card }", "label.fr: Fiche animale\nlabel.en: Animal card"],
  [
    "a grant",
    GRANTS,
    "opens: { fr: Voit les animaux., en: Sees the animals. }",
    "opens.fr: Voit les animaux.\n    opens.en: Sees the animals.",
  ],
  ["a user", BREEDER, "story: { fr: Un éleveur., en: A breeder. }", "story.fr: Un éleveur.\nstory.en: A breeder."],
])("dots in place of a block in %s are told once, with the block", (_, file, right, written) => {
  const first = lineOf(file, right);
  toldAndMended({
    file,
    right,
    written,
    told: [`${file}:${first} unknown-key`, `Write ${right} in place of the lines ${first} to ${first + 1}`],
  });
});

test("a dot in place of a block with one key is told with the block at once", () => {
  toldAndMended({
    file: "domains.yaml",
    right: "access:\n      anyOf: [herd]",
    written: "access.anyOf: [herd]",
    told: ["Write access: { anyOf: [herd] }"],
  });
  const frame = "frame:\n  base: /card\n  candidate: true\n";
  toldAndMended({
    file: CARD,
    right: frame,
    written: "frame.base: /card\n",
    told: ["Write frame: { base: /card }"],
    mended: "frame: { base: /card }\n",
  });
  toldAndMended({
    file: CARD,
    right: "frame:\n  base: /card\n  candidate: true\nlogin:\n  path: card\n",
    written: "frame.base: /card\nframe.candidate: true\nlogin:\n  path: card\n",
    told: ["Write frame: { base: /card, candidate: true } in place of the lines 5 to 6"],
  });
});

test("dots before what takes lines of its own are told with the lines to indent", () => {
  toldAndMended({
    file: CARD,
    right: "    access:\n      anyOf: [herd.events]\n",
    written: "    access.anyOf:\n      - herd.events\n",
    told: ['Write "access:" on a line of its own above, after 4 spaces; remove "access."', "put 2 spaces more before the lines 22 to 23"],
    mended: "    access:\n      anyOf:\n        - herd.events\n",
  });
});

test.each([
  ["a grant", GRANTS, "  desk:\n", "desk: Bureau", "desk"],
  ["a parameter", "params.yaml", "  view:\n", "view: Vue", "view"],
  ["a route", CARD, "  card.report:\n", "card.report: Rapports", "card.report"],
  ["a frame", CARD, "frame:\n", "frame: Fiche", "frame"],
  ["a profile", BREEDER, "profile:\n", "profile: Anne", "profile"],
])("a text beside %s, whose keys stand below it, is removed", (_, file, right, text, key) => {
  toldAndMended({
    file,
    right,
    written: right.replace(`${key}:`, text),
    told: [`"${key}:" has a text behind its colon`, `write "${key}:" alone`],
  });
});

test("texts beside several blocks of one file are told together", () => {
  const entries = (beside: string) =>
    edited("params.yaml", "  id:\n", `  id:${beside}\n`)["params.yaml"]?.replace("  view:\n", `  view:${beside}\n`) ?? "";
  toldOnce({ "params.yaml": entries(" Texte") }, '"id:" has a text behind its colon', "The same goes for line 5.");
  expect(tell({ "params.yaml": entries("") })).toEqual([]);
});

test("a line that has slipped to the right is no block of the text above it", () => {
  toldAndMended({
    file: MENU,
    right: "icon: cow\norder: 10",
    written: "icon: cow\n  order: 10",
    told: [`${MENU}:4 `, "Let it start with no space."],
  });
});

const WRONG = "      wrongSign: Unknown login or password\n";

test("texts of the shell at another depth than in other languages are told with their spaces", () => {
  toldAndMended({
    file: "labels/en.yaml",
    right: `    login:\n${WRONG}`,
    written: `      login:\n${WRONG}`,
    told: ["labels/en.yaml:3 wrong-indent", "Let it start with 4 spaces."],
  });
  toldAndMended({
    file: "labels/en.yaml",
    right: "shell:\n  orders:\n",
    written: "  shell:\n  orders:\n",
    told: ["labels/en.yaml:5 ", "Let it start with no space."],
  });
});

test("a slip is told without the key that seems to stand twice because of it", () => {
  toldAndMended({
    file: GRANTS,
    right: "  herd.events:\n    label: { fr: Événements, en: Events }\n",
    written: "    herd.events:\n      label: { fr: Événements, en: Events }\n",
    told: [`${GRANTS}:7 wrong-indent`, "Remove 2 spaces from the start of each of them"],
  });
});

test("names below what they have in common are told in full", () => {
  for (const dash of ["- ", ""])
    toldAndMended({
      file: BREEDER,
      right: "droits: [herd]",
      written: `droits:\n    - herd\n    ${dash}herd:\n      - events\n      - sensors.alpha`,
      told: ["In place of the lines 13 to 15 write, after 4 spaces, - herd.events and - herd.sensors.alpha, each on a line of its own."],
      mended: "droits:\n    - herd\n    - herd.events\n    - herd.sensors.alpha",
    });
});

test("the name of an entry in place of its first key is told with the key", () => {
  toldAndMended({ file: MENU, right: "  - id: shops\n", written: "  - shops:\n", told: ["Write - id: shops in place of - shops:"] });
  const tile = "      - id: births\n        label: { fr: Vêlages, en: Calvings }\n        icon: calendar\n        route: card.list\n";
  const right = / {6}- id: births\n(?: {8}.*\n)+/.exec(textOf(MENU))?.[0] ?? "";
  toldAndMended({
    file: MENU,
    right,
    written: tile.replace("- id: births", "- births:").replace(/^ {8}/gm, "          "),
    told: ["Write - id: births in place of - births:, and remove 2 spaces from the start of the lines below it, down to line 18."],
    mended: tile,
  });
});

test("one text for all languages is told with the languages, and nothing of files for the shell", () => {
  const [tile] = tell(edited(MENU, "{ fr: Vêlages, en: Calvings }", "Vêlages"));
  expect(tile).toContain("Write label: { fr: …, en: … }, with this text in its language.");
  toldOnce(edited(MENU, "{ fr: Vêlages, en: Calvings }", "orders.titel"), 'did you mean "orders.title"?');
  const route = "  card.report:\n    label: { fr: Rapports, en: Reports }\n    path: reports/:code+\n";
  toldOnce(edited(CARD, route, "  card.report: Rapports\n"), "Write nothing behind the colon, and below it", "label: { fr: …, en: …");
});
