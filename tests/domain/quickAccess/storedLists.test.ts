import fc from "fast-check";
import { expect, test } from "vitest";
import { moveItem, moveToFront, parseStoredAddresses, parseStoredTexts } from "../../../src/domain/quickAccess/storedLists";

test("whatever stands in the storage, what is read is a list of texts, each once", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      const read = parseStoredTexts(kept);
      expect(read.every((text) => typeof text === "string" && text !== "")).toBe(true);
      expect(new Set(read).size).toBe(read.length);
    }),
  );
  expect(parseStoredTexts(["a", 1, null, "b", "a", "", { a: 1 }, "x".repeat(5000)])).toEqual(["a", "b"]);
  expect(parseStoredTexts({ 0: "a", length: 1 })).toEqual([]);
});

test("an address of another site is no page", () => {
  expect(parseStoredAddresses(["/a?b=1", "//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "a"])).toEqual(
    ["/a?b=1"],
  );
});

test("what is opened comes first, once, and the oldest goes", () => {
  expect(moveToFront(["a", "b", "c"], "b", 3)).toEqual(["b", "a", "c"]);
  expect(moveToFront(["a", "b", "c"], "d", 3)).toEqual(["d", "a", "b"]);
});

test("moved by one, an entry changes place with its neighbour among those shown; what is not shown stays where it is", () => {
  const list = ["a", "hidden", "b", "c"];
  expect(moveItem(list, ["a", "b", "c"], "b", -1)).toEqual(["b", "hidden", "a", "c"]);
  expect(moveItem(list, ["a", "b", "c"], "b", 1)).toEqual(["a", "hidden", "c", "b"]);
  expect(moveItem(list, ["a", "b", "c"], "a", -1)).toBe(list);
  expect(moveItem(list, ["a", "b", "c"], "c", 1)).toBe(list);
  expect(moveItem(list, ["a", "b", "c"], "hidden", 1)).toBe(list);
});
