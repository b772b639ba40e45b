import { expect, test } from "vitest";
import { edited, textOf } from "./registryFixture";
import { tell, toldOnce } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const MENU = "menus/herd.yaml";
const GRANTS = "grants/herd.yaml";
const LABEL = "{ fr: Vêlages, en: Calvings }";
const GRANT = "  herd.robot:\n    label: { fr: Robot, en: Robot }\n    opens: { fr: Suit le robot., en: Follows the robot. }\n";
const TILE = "- id: more\n  label: { fr: Plus, en: More }\n  icon: list\n  route: card.list\n";

/** A file with lines behind its last one. */
function longer(file: string, lines: string): Record<string, string> {
  return { [file]: `${textOf(file).trimEnd()}\n${lines}` };
}

const linesOf = (file: string) => textOf(file).trimEnd().split("\n").length;

test.each([
  ["at the depth of routes", GRANT],
  ["at the start of the line", GRANT.replace(/^ {2}/gm, "")],
  [
    "with its sentences on lines of their own",
    GRANT.replace(/opens: .*\n/, "opens:\n      fr: Suit le robot.\n      en: Follows the robot.\n"),
  ],
])("a grant in the file of an application, %s, is moved to the grants, and never made a route", (_, lines) => {
  const first = linesOf(CARD) + 1;
  const last = linesOf(CARD) + lines.trimEnd().split("\n").length;
  toldOnce(longer(CARD, lines), "A grant stands here", `Move the lines ${first} to ${last} into a file in grants/, below "grants:"`);
});

test("several grants pasted together are moved together, and those apart are told with their line", () => {
  const first = linesOf(CARD) + 1;
  const other = GRANT.replace("herd.robot", "herd.arm");
  toldOnce(longer(CARD, GRANT + other), "Grants stand here", `Move the lines ${first} to ${first + 5} into a file in grants/`);
  const route = "  card.more:\n    label: { fr: Plus, en: More }\n";
  toldOnce(longer(CARD, GRANT + route + other), `Move the lines ${first} to ${first + 2} into`, `from line ${first + 5} on`);
});

test("a tile above the groups of its section is moved below its tiles", () => {
  const told = ["A tile stands here", 'Move the lines 1 to 4 below "tiles:"'];
  toldOnce({ [MENU]: TILE + textOf(MENU) }, ...told);
  toldOnce({ [MENU]: TILE.replace(/^/gm, "      ").trimEnd().concat("\n") + textOf(MENU) }, ...told);
});

test("a second application behind the first one is moved to a file of its own, and never removed", () => {
  const second = "id: robot\nlabel: { fr: Robot, en: Robot }\ndomain: herd\nsection: herd\n";
  const first = linesOf(CARD) + 1;
  toldOnce(longer(CARD, second), `${CARD}:${first} duplicate-key`, `Move the lines ${first} to ${first + 3} into a new file robot.yaml`);
  toldOnce(longer(CARD, second.replace("id: robot", "id: card")), `Remove the lines ${first} to ${first + 3}`);
});

test("a route whose name is taken is given one of its own: neither of the two is told to be removed", () => {
  const route = "  card.list:\n    label: { fr: Plus, en: More }\n";
  const [told, ...more] = tell(longer(CARD, route));
  expect(told).toContain('"card.list" is written twice in the same block. Give the second a name of its own.');
  expect(more).toEqual([]);
});

test("a key that is written twice at the end of a tile is told as such, although the tile before has none", () => {
  const more = TILE.replace(/^(?=.)/gm, "      ");
  for (const key of ["params: { view: velage }", "query: { tab: one }"]) {
    const tile = `${more.replace("card.list", "card.events")}        ${key}\n        ${key}\n`;
    const changes = edited(MENU, "  - id: shops\n", `${tile}  - id: shops\n`);
    toldOnce(changes, "duplicate-key", `"${key.slice(0, key.indexOf(":"))}" is written twice`);
  }
});

test("levels of a name on lines of their own are told with the name on one line", () => {
  const robot = "      label: { fr: Robot, en: Robot }\n";
  const opens = "      opens: { fr: Suit le robot., en: Follows the robot. }\n";
  const line = linesOf(GRANTS) + 1;
  const written = `${GRANTS}:${line} wrong-indent`;
  const [grants] = tell(longer(GRANTS, `  herd:\n    robot:\n${robot}${opens}`));
  expect(grants).toContain(`${written} The name "herd.robot" stands on two lines. Write herd.robot: on one line, after 2 spaces`);
  const flat = tell(longer(GRANTS, `  field:\n    robot:\n${robot.slice(2)}${opens.slice(2)}`));
  expect(flat).toContainEqual(expect.stringContaining("Write field.robot: on one line, after 2 spaces, in place of the two."));
  toldOnce(
    longer(CARD, `  robot:\n    list:\n${robot}    card:\n${robot}`),
    "Write robot.list: on one line",
    'robot.card: in place of "card:"',
  );
});

test.each([
  [
    "a label above its languages",
    edited(MENU, `label: ${LABEL}`, "label: Suivi\n          fr: Vêlages\n          en: Calvings"),
    `${MENU}:16 `,
    "label",
  ],
  ["routes", edited(CARD, "routes:\n", "routes: card\n"), `${CARD}:12 `, "routes"],
  [
    "a sentence",
    edited(GRANTS, "opens: { fr: Voit les animaux., en: Sees the animals. }", "opens: Suivre\n      fr: Voit.\n      en: Sees."),
    `${GRANTS}:6 `,
    "opens",
  ],
  [
    "texts of the shell",
    edited("labels/en.yaml", "    login:\n", '    login: "Login"\n      wrong: Wrong\n'),
    "labels/en.yaml:3 ",
    "login",
  ],
])("a text behind the colon of %s is removed, since entries stand below it", (_, changes, place, key) => {
  const told = tell(changes).filter((one) => !one.includes("missing-translation"));
  expect(told).toEqual([expect.stringContaining(`${place}syntax-error "${key}:" has a text behind its colon`)]);
  expect(told[0]).toContain(`write "${key}:" alone`);
});

test("a key of a grant that stands among the grants belongs to one of them", () => {
  toldOnce(longer(GRANTS, "  exact: true\n"), "wrong-indent", 'beside the "label:" there, after 4 spaces');
  toldOnce(
    edited(GRANTS, "grants:\n", "grants:\n  exact: true\n"),
    `${GRANTS}:4 wrong-indent`,
    '"exact" stands among the entries of "grants"',
  );
});
