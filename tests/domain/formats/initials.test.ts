import { expect, test } from "vitest";
import { initialsOf } from "../../../src/domain/formats/initials";

test.each([
  ["Moulin Bleu", "MB"],
  ["Trois Chênes du Bas", "TC"],
  ["  l’Étable ", "LÉ"],
  ["Gall", "G"],
  ["𐐷 42", "𐐏4"],
  ["", ""],
  [" - ", ""],
])("the initials of %j are %j", (name, initials) => expect(initialsOf(name)).toBe(initials));
