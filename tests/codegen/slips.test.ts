import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { edited, findingsOf } from "./registryFixture";

const MENU = "menus/herd.yaml";

type Slip = Readonly<Record<"slip" | "file" | "was" | "is", string>> & { readonly line: number };

const SLIPS: readonly Slip[] = parse(readFileSync("tests/codegen/slips.yaml", "utf8"));

test.each(SLIPS)("$slip is found where it stands", ({ file, was, is, line }) => {
  const [first] = findingsOf(edited(file, was, is));
  expect(first?.file).toBe(file);
  expect(first?.line).toBe(line);
});

test.each([
  ["icon: calendar", 17],
  ["route: card.events", 18],
])("two spaces too many before %s are found at this line, and called an indent", (key, line) => {
  expect(findingsOf(edited(MENU, `        ${key}`, `          ${key}`))).toMatchObject([{ code: "syntax-indent", file: MENU, line }]);
});
