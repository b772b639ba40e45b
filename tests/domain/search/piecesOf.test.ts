import { expect, test } from "vitest";
import { piecesOf, wordsMeant } from "../../../src/domain/search/piecesOf";

/** The hits in brackets. */
const marked = (text: string, typed: string) =>
  piecesOf(text, typed)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join("");

test("what was typed is marked where it begins a word, whatever accents and case", () => {
  expect(marked("Préparations au vêlage", "VEL prepa")).toBe("[Prépa]rations au [vêl]age");
  expect(marked("L’Étable de l’Œuf", "etab oe")).toBe("L’[Étab]le de l’[Œ]uf");
  expect(marked("Contrôle laitier", "trole")).toBe("Contrôle laitier");
  expect(marked("Contrôle laitier", "")).toBe("Contrôle laitier");
});

test("of a word a slip away the whole is marked", () => {
  expect(marked("Colostrum", "colstrum")).toBe("[Colostrum]");
});

test("it is said what was taken for what was typed, and nothing where it was found as it stands", () => {
  expect(wordsMeant("Colostrum Santé", "colstrum")).toBe("colostrum");
  expect(wordsMeant("Vêlages prévus Planning", "velgaes plan")).toBe("vêlages plan");
  expect(wordsMeant("Parage Santé", "parage")).toBeNull();
  expect(wordsMeant("Parage Santé", "zzzz")).toBeNull();
});
