import { expect, test } from "vitest";
import { readWordBreaks, withSoftHyphens } from "../../../src/domain/labels/softHyphens";

const BREAKS = readWordBreaks("Rations-berechnung accouple-ment\n Gesund-heits-bilanz");

test.each([
  ["a word that has breaks gets a soft hyphen at each", "Gesundheitsbilanz", "Gesund\u00ADheits\u00ADbilanz"],
  ["every such word of a label, and no other", "Rationsberechnung je Tier", "Rations\u00ADberechnung je Tier"],
  ["its letters stay as they are", "RATIONSBERECHNUNG", "RATIONS\u00ADBERECHNUNG"],
  ["also after an apostrophe and before a colon", "Plan d'accouplement:", "Plan d'accouple\u00ADment:"],
  ["a longer word of which it is a part is another word", "Rationsberechnungen", "Rationsberechnungen"],
  ["a label without any stays as it is", "Parage", "Parage"],
  ["a label of nothing", "", ""],
])("%s", (_, label, shown) => {
  expect(withSoftHyphens(label, BREAKS)).toBe(shown);
  expect(withSoftHyphens(label, BREAKS).replaceAll("\u00AD", "")).toBe(label);
});

test("a list without words breaks nothing", () => {
  expect(withSoftHyphens("Rationsberechnung", readWordBreaks(""))).toBe("Rationsberechnung");
});
