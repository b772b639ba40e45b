import { expect, test } from "vitest";
import { translate } from "../../src/domain/texts/translate";

const TEXTS: Readonly<Record<string, string>> = {
  hello: "Bonjour {{name}}",
  results_one: "{{count, number}} élevage",
  results_many: "{{count, number}} d’élevages",
  results_other: "{{count, number}} élevages",
};
const find = (key: string) => (Object.hasOwn(TEXTS, key) ? TEXTS[key] : undefined);

test("values are written in as they are: no markup, no key, no second round", () => {
  for (const name of ["<b>x</b>", "{{count}}", "$t(hello)", "&amp;"])
    expect(translate(find, "fr", "hello", { name })).toBe(`Bonjour ${name}`);
});

test("a missing value stays visible, a missing text shows its key", () => {
  expect(translate(find, "fr", "hello")).toBe("Bonjour {{name}}");
  expect(translate(find, "fr", "constructor")).toBe("constructor");
});

test("the plural form follows the language: in French 0 and 1.5 are one, a million is many", () => {
  const count = (value: number, locale = "fr") => translate(find, locale, "results", { count: value });
  expect([count(0), count(1), count(1.5), count(2)]).toEqual(["0 élevage", "1 élevage", "1,5 élevage", "2 élevages"]);
  expect([count(1_000_000), count(12_345)]).toEqual(["1.000.000 d’élevages", "12.345 élevages"]);
  expect(count(0, "en")).toBe("0 élevages");
});
