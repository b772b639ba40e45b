import { expect, test } from "vitest";
import { checkRegistry } from "../../codegen/checkRegistry";
import { inFile } from "../../codegen/link/soundPart";
import { baseFiles, baseWith, edited, ICONS } from "./registryFixture";

const MENU = "menus/herd.yaml";

function toldOf(changes: Record<string, string>): readonly string[] {
  return checkRegistry(baseWith(changes), { icons: ICONS }).diagnostics.map(({ file, line, code, message }) =>
    `${file}:${line} ${code} ${/"[^"]*"/.exec(message)?.[0] ?? ""}`.trim(),
  );
}

function menuWith(...changes: readonly (readonly [string, string])[]): Record<string, string> {
  const text = changes.reduce((menu, [from, to]) => {
    if (!menu.includes(from)) throw new Error(`the menu does not hold ${from}`);
    return menu.replace(from, to);
  }, baseFiles().get(MENU) ?? "");
  return { [MENU]: text };
}

test("a slip in one tile hides no finding about the tiles beside it, and their lines are right", () => {
  const told = toldOf(
    menuWith(["        size: 2\n", "        size: huge\n"], ["icon: calendar", "icon: calender"], ["anyOf: [herd.events]", "anyOf: []"]),
  );
  expect(told).toEqual([
    `${MENU}:13 wrong-value "size"`,
    `${MENU}:17 unknown-icon "calender"`,
    expect.stringMatching(`^${MENU}:\\d+ empty-access`),
  ]);
});

test("a tile without what it needs is told once, and the tile after it keeps its line", () => {
  const told = toldOf(
    menuWith(["      - id: animals\n        label", "      - id: 7\n        label"], ["icon: calendar", "icon: calender"]),
  );
  expect(told).toEqual([expect.stringMatching(`^${MENU}:10 wrong-type`), `${MENU}:17 unknown-icon "calender"`]);
});

test("a slip in a route is not told again where menus refer to the route", () => {
  const told = toldOf(edited("applications/herd/card.yaml", "path: events/:view?", "path: 12"));
  expect(told).toEqual([expect.stringMatching(/^applications\/herd\/card\.yaml:\d+ wrong-type/)]);
});

test("entries of a list that were left out still count for the places of those after them", () => {
  const left = [
    ["tiles", 1],
    ["tiles", 3],
    ["other", 0],
  ];
  expect([0, 1, 2].map((index) => inFile(left, ["tiles", index, "id"]))).toEqual([
    ["tiles", 0, "id"],
    ["tiles", 2, "id"],
    ["tiles", 4, "id"],
  ]);
});
