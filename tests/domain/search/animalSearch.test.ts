import { describe, expect, test } from "vitest";
import { animalQuery, meansAnimal } from "../../../src/domain/search/animalQuery";
import { appendScannedKey, scannedNumber, type TagScan } from "../../../src/domain/search/tagScan";

describe("the search of an animal", () => {
  test.each([
    ["FR 12 3456 7890", "FR1234567890"],
    ["fr1234567890", "FR1234567890"],
    ["12.3456.7890", "1234567890"],
    ["  0042 ", "0042"],
    ["Marguerite", "Marguerite"],
    ["  vache 42 ", "vache 42"],
    ["Belle de nuit", "Belle de nuit"],
  ])("is handed %s as %s", (typed, query) => {
    expect(animalQuery(typed, 3)).toBe(query);
  });

  test.each(["", "  ", "42", " 4 2 ", "éé"])("is not offered below three characters: %s", (typed) => {
    expect(animalQuery(typed, 3)).toBeNull();
  });

  test("counts a sign as one character, however it is written", () => {
    expect(animalQuery("🐄🐄🐄", 3)).toBe("🐄🐄🐄");
    expect(animalQuery("🐄🐄", 3)).toBeNull();
  });
});

describe("a number that was typed", () => {
  test.each(["FR3542904345", "3542904345", "4345"])("means an animal by its number, whole or as it is called: %s", (query) => {
    expect(meansAnimal(query, "FR3542904345")).toBe(true);
  });

  test.each(["345", "90434", "04345", "4346", ""])("does not by any other part of it: %s", (query) => {
    expect(meansAnimal(query, "FR3542904345")).toBe(false);
  });
});

describe("a tag reader that works as a keyboard", () => {
  const RULES = { scanGapMs: 50, scanDigits: 6 };
  const keys = (text: string, gap: number) => {
    let scan: TagScan | null = null;
    let at = 1000;
    for (const key of text) {
      at += gap;
      scan = appendScannedKey(scan, key, at, RULES);
    }
    return { scan, at };
  };

  test("is distinguished from typing by its speed", () => {
    const { scan, at } = keys("250269801234567", 10);
    expect(scannedNumber(scan, at + 10, RULES)).toBe("250269801234567");
    const typed = keys("250269801234567", 80);
    expect(scannedNumber(typed.scan, typed.at + 10, RULES)).toBeNull();
  });

  test("may send the letters of a country and spaces, but a word is typed by a person", () => {
    const tag = keys("FR 12 3456 7890", 5);
    expect(scannedNumber(tag.scan, tag.at, RULES)).toBe("FR 12 3456 7890");
    const word = keys("traitement123456", 5);
    expect(scannedNumber(word.scan, word.at, RULES)).toBeNull();
  });

  test("may press the shift key for each digit, as on a French keyboard", () => {
    let scan: TagScan | null = null;
    for (const key of "250269801234567") for (const pressed of ["Shift", key]) scan = appendScannedKey(scan, pressed, 1000, RULES);
    expect(scannedNumber(scan, 1000, RULES)).toBe("250269801234567");
  });

  test("has not read a tag when its Enter comes late, when there are few digits, or after another key", () => {
    const { scan, at } = keys("250269801234567", 10);
    expect(scannedNumber(scan, at + 51, RULES)).toBeNull();
    const few = keys("12345", 10);
    expect(scannedNumber(few.scan, few.at, RULES)).toBeNull();
    expect(appendScannedKey(scan, "Tab", at + 10, RULES)).toBeNull();
    expect(appendScannedKey(scan, "/", at + 10, RULES)).toBeNull();
  });

  test("starts a new number after a pause", () => {
    const { scan, at } = keys("999999", 10);
    const next = appendScannedKey(scan, "1", at + 500, RULES);
    expect(next?.text).toBe("1");
  });
});
