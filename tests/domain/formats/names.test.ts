import fc from "fast-check";
import { expect, test } from "vitest";
import { FORMATS, LIMITS } from "../../../generated/settings";
import { splitBusinessName } from "../../../src/domain/formats/businessName";
import { shortHerdNumber } from "../../../src/domain/formats/herdNumber";
import { splitNationalNumber } from "../../../src/domain/formats/nationalNumber";

const RULES = { commonWords: FORMATS.businessNameCommonWords, words: LIMITS.businessNameWords };
const split = (name: string) => splitBusinessName(name, RULES);

test.each([
  ["GAEC DU MOULIN BLEU", "MOULIN", "BLEU"],
  ["gaec du moulin bleu", "moulin", "bleu"],
  ["Élevage de la Croix   Verte", "Croix", "Verte"],
  ["E.A.R.L. DES HAIES", "HAIES", ""],
  ["GAEC DE L'ETANG NOIR", "ETANG", "NOIR"],
  ["GAEC D’ARTAGNAN", "ARTAGNAN", ""],
  ["MOULIN DE L'ETANG", "MOULIN", "DE L'ETANG"],
  ["O'BRIEN ET FILS", "O'BRIEN", "ET FILS"],
  ["SCEA & CIE", "CIE", ""],
  ["Saint-Jean", "Saint-Jean", ""],
  ["GAEC\tdu\nMoulin\u00a0Bleu", "Moulin", "Bleu"],
  ["GAEC חווה ירוקה", "חווה", "ירוקה"],
])("%s leads with %s, then %s [FMT-01] [FMT-02]", (name, lead, main) => {
  expect(split(name)).toEqual({ lead, main });
});

test.each([
  ["GAEC DE LA FERME", "GAEC DE LA FERME"],
  ["  gaec  ", "gaec"],
  ["🐄 🐄", "🐄 🐄"],
  ["", ""],
  [" \n ", ""],
])("a name without a word of its own is shown whole as main part: %j [FMT-02]", (name, main) => {
  expect(split(name)).toEqual({ lead: "", main });
});

test("the hundredth word is looked at, the next one is not [FMT-03] [CON-27]", () => {
  const words = (count: number) => "du ".repeat(count);
  expect(split(`${words(99)}Moulin Bleu`)).toEqual({ lead: "Moulin", main: "Bleu" });
  expect(split(`${words(100)}Moulin`)).toEqual({ lead: "", main: `${words(100)}Moulin` });
});

test("a name of a million characters takes no time to speak of", () => {
  expect(split("x".repeat(1_000_000)).lead).toHaveLength(1_000_000);
  expect(split("de ".repeat(300_000)).lead).toBe("");
});

test("whatever the name, no common word leads and none of its own is lost [FMT-01]", () => {
  const word = fc.oneof(fc.constantFrom(...FORMATS.businessNameCommonWords, "GAEC", "L'Étang", "-"), fc.string());
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const name = words.join(" ");
      const { lead, main } = split(name);
      expect(FORMATS.businessNameCommonWords).not.toContain(lead.toLowerCase());
      expect(name.replace(/\s+/gu, " ").trim().endsWith(main)).toBe(true);
      expect(name).toContain(lead);
    }),
  );
});

test.each([
  ["FR3512345678", "FR", "351234", "5678"],
  ["fr 35 1234 5678", "FR", "351234", "5678"],
  ["DE0912345678", "DE", "091234", "5678"],
  ["UK 123456 12345", "UK", "1234561", "2345"],
  ["IT\u200e001\u202f990123456", "IT", "00199012", "3456"],
  ["3512345678", "", "351234", "5678"],
  ["FR12", "FR", "", "12"],
  ["5678", "", "", "5678"],
  ["ABCD1234", "", "ABCD", "1234"],
  ["", "", "", ""],
  [" \0 ", "", "", ""],
  ["🐄🐄🐄🐄🐄", "", "🐄", "🐄🐄🐄🐄"],
])("the national number %j is %j, %j and %j", (number, country, middle, last) => {
  expect(splitNationalNumber(number, FORMATS.nationalNumber)).toEqual({ country, middle, last });
});

test("the three parts are the whole number again, the last of four characters at most", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{0,3}[0-9]{0,14}$/), (number) => {
      const { country, middle, last } = splitNationalNumber(number, FORMATS.nationalNumber);
      expect(country + middle + last).toBe(number);
      expect(last.length).toBeLessThanOrEqual(4);
    }),
  );
});

test.each([
  ["FR35123456", "FR35123456"],
  ["FR351234567", "…351234567"],
  [" FR35123456 ", "FR35123456"],
  ["FR3512345678901", "…345678901"],
  ["🐄".repeat(10), "🐄".repeat(10)],
  ["🐄".repeat(11), `…${"🐄".repeat(9)}`],
  ["", ""],
])("the herd number %j is shown as %j [FMT-05] [CON-36]", (number, shown) => {
  expect(shortHerdNumber(number, LIMITS)).toBe(shown);
});
