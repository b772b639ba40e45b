import { expect, test } from "vitest";
import { entriesOf, textTable } from "../../src/domain/registry/textTable";

test.each([
  [[], "\n"],
  [["a 1"], "\na 1\n"],
  [["a 1", "b 2 /x"], "\na 1\nb 2 /x\n"],
])("a table as text has one entry a line and gives its fields back: %j", (lines, text) => {
  expect(textTable(lines)).toBe(text);
  expect(entriesOf(text)).toEqual(lines.map((line) => line.split(" ")));
});
