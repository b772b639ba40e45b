import { expect, test } from "vitest";
import { edited, textOf } from "./registryFixture";
import { tell, toldAndMended, toldOnce } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const GRANTS = "grants/herd.yaml";
const MENU = "menus/herd.yaml";
const LABEL = "    label: { fr: Plus, en: More }\n";
const OPENS = "    opens: { fr: Suit le robot., en: Follows the robot. }\n";
const ROUTE = `  card.more:\n${LABEL}    path: card/more\n`;
const TILE = `      - id: more\n        label: { fr: Plus, en: More }\n        icon: list\n        route: card.report\n        params: { code: a }\n`;
const GRANT = `  herd.robot:\n${LABEL}${OPENS}`;

test("a route in the file of a grant family is moved to the routes, and never made a grant", () => {
  const first = textOf(GRANTS).trimEnd().split("\n").length + 1;
  toldOnce(
    { [GRANTS]: `${textOf(GRANTS).trimEnd()}\n${ROUTE}` },
    `${GRANTS}:${first} wrong-indent A route stands here, where no route belongs.`,
    `Move the lines ${first} to ${first + 2} into the file of its application, below "routes:" in applications/`,
  );
});

test("a route or a grant above the line below which it belongs is moved below it, and never removed", () => {
  toldOnce(edited(CARD, "routes:\n", `${ROUTE}routes:\n`), "A route stands here, above the line", 'below "routes:", with 2 spaces');
  toldOnce(edited(GRANTS, "grants:\n", `${GRANT}grants:\n`), "A grant stands here, above the line", 'below "grants:", with 2 spaces');
});

test("a grant that was put into the middle of another one is moved behind it, and no text is replaced", () => {
  const opens =
    textOf(GRANTS)
      .split("\n")
      .find((line) => line.startsWith("    opens:")) ?? "";
  const cut = edited(GRANTS, `${opens}\n`, `${GRANT}${opens}\n`);
  toldOnce(cut, "This entry stands in the middle of another one", 'or "opens:" back above them');
});

test("a text of a language is never told to be removed, however its lines start", () => {
  for (const [en, es] of [
    ["    ", "     "],
    ["     ", "    "],
  ]) {
    const told = tell(
      edited(GRANTS, "opens: { fr: Voit les animaux., en: Sees the animals. }", `opens:\n      fr: Voit.\n${en}en: Sees.\n${es}es: Ve.`),
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((one) => one.includes("Remove the text"))).toEqual([]);
  }
});

test("a label that has lost its texts is told as such, and the key below it never moved into it", () => {
  const line = textOf(CARD).trimEnd().split("\n").length + 2;
  const [told, ...more] = tell({ [CARD]: `${textOf(CARD).trimEnd()}\n${ROUTE.replace(/label: .*/, "label:")}` });
  expect(told).toContain(`${CARD}:${line} empty-value "label" has no value.`);
  expect(more).toEqual([]);
});

test("a missing line above the routes is told as such beside another fault of the file", () => {
  const without = textOf(CARD).replace("routes:\n", "").replace("base: /", "base: ");
  const told = tell({ [CARD]: without });
  expect(told).toContainEqual(expect.stringContaining('The line "routes:" is missing above this one.'));
  expect(told.filter((one) => one.includes("Remove it"))).toEqual([]);
});

function deeper(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, " ".repeat(by));
}

test.each([
  [CARD, "    path: animaux\n", ROUTE, 2],
  [CARD, "    path: animaux\n", ROUTE, 4],
  [CARD, "    path: animaux\n", `${ROUTE}${ROUTE.replaceAll("more", "most")}`, 2],
  [CARD, "    path: reports/:code+\n", ROUTE, 1],
  [GRANTS, "    opens: { fr: Voit les animaux., en: Sees the animals. }\n", GRANT, 2],
  [MENU, "        size: 2\n        route: card.list\n", TILE, 2],
])("in %s, an entry inside the one that ends with %j is told with its lines and the columns to move them", (file, last, entry, by) => {
  const count = entry.split("\n").length - 1;
  const first = textOf(file).slice(0, textOf(file).indexOf(last)).split("\n").length + last.split("\n").length - 1;
  const gap = by === 1 ? "1 space" : `${by} spaces`;
  const told = [`Remove ${gap} from the start of each of the lines ${first} to ${first + count - 1}`];
  toldAndMended({ file, right: last, written: last + deeper(entry, by), told, mended: last + entry });
});

test.each([
  [CARD, "    label: { fr: Animaux, en: Animals }\n", "    path: animaux\n", ROUTE, 2],
  [
    GRANTS,
    "    label: { fr: Bureau, en: Desk }\n",
    "    opens: { fr: Suit plusieurs élevages., en: Follows several farms. }\n    exact: true\n",
    GRANT,
    2,
  ],
  [
    MENU,
    "      - id: animals\n        label: { fr: Animaux, en: Animals }\n",
    "        icon: list\n        size: 2\n        route: card.list\n",
    TILE,
    4,
  ],
])("in %s, an entry in the middle of another one and deeper is told with the line below which it goes", (file, above, below, entry, by) => {
  const first =
    textOf(file)
      .slice(0, textOf(file).indexOf(above + below))
      .split("\n").length +
    above.split("\n").length -
    1;
  const last = first + entry.split("\n").length - 2;
  const end = last + below.split("\n").length - 1;
  const told = [`Move the lines ${first} to ${last} below line ${end}, and remove ${by} spaces from the start of each of them`];
  toldAndMended({ file, right: above + below, written: above + deeper(entry, by) + below, told, mended: above + below + entry });
});

test("routes below a second line for routes inside a route are moved out of it, and that line alone is removed", () => {
  const last = "    path: reports/:code+\n";
  toldAndMended({
    file: CARD,
    right: last,
    written: `${last}    routes:\n${deeper(ROUTE, 4)}`,
    told: ["Remove 4 spaces from the start of each of the lines", '"routes:".'],
    mended: last + ROUTE,
  });
});
