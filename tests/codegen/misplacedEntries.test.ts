import { expect, test } from "vitest";
import { edited, textOf } from "./registryFixture";
import { tell, toldOnce } from "./toldOnce";

const CARD = "applications/herd/card.yaml";
const GRANTS = "grants/herd.yaml";
const LABEL = "    label: { fr: Plus, en: More }\n";
const OPENS = "    opens: { fr: Suit le robot., en: Follows the robot. }\n";
const ROUTE = `  card.more:\n${LABEL}    path: card/more\n`;
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
