import { expect, test } from "vitest";
import { FORMATS } from "../../generated/settings";
import { createTranslator } from "../../src/adapters/translator";
import { formatNumber } from "../../src/domain/formats/numbers";

const TEXTS = {
  hello: "Bonjour {{name}}",
  results_one: "{{count, number}} élevage",
  results_many: "{{count, number}} d’élevages",
  results_other: "{{count, number}} élevages",
};

function inFrench() {
  const translator = createTranslator("fr", (value) => formatNumber(value, FORMATS));
  translator.add("fr", "welcome", TEXTS);
  return translator;
}

test("texts of the server come first, missing ones fall back to the product, then to the default language, then to the key [INT-08]", () => {
  const { i18n, add, use } = createTranslator("fr");
  add("fr", "server", { a: "UN" });
  add("fr", "welcome", { a: "un", b: "deux" });
  add("de", "shell", { a: "eins" });
  use("de");
  expect(["a", "b", "c"].map((key) => i18n.t(key))).toEqual(["eins", "deux", "c"]);
  add("de", "server", { a: "EINS" });
  add("de", "shell", { a: "eins!", d: "x: y.z" });
  expect(["a", "d"].map((key) => i18n.t(key))).toEqual(["EINS", "x: y.z"]);
});

test("a text that is read anew takes the place of the former one, and may go back to it", () => {
  const { i18n, add } = inFrench();
  const seen = ["b", "a", "b"].map((text) => {
    add("fr", "shell", { tile: text });
    return i18n.t("tile");
  });
  expect(seen).toEqual(["b", "a", "b"]);
});

test("values are written in as they are: no markup, no key, no second round", () => {
  const { i18n } = inFrench();
  for (const name of ["<b>x</b>", "{{count}}", "$t(hello)", "&amp;"]) expect(i18n.t("hello", { name })).toBe(`Bonjour ${name}`);
});

test("a missing value stays visible, a missing text shows its key", () => {
  const { i18n } = inFrench();
  expect(i18n.t("hello")).toBe("Bonjour {{name}}");
  for (const key of ["constructor", "a.b:c"]) expect(i18n.t(key)).toBe(key);
});

test("the plural form follows the language: in French 0 and 1.5 are one, a million is many", () => {
  const { i18n, add, use } = inFrench();
  const counts = (...values: number[]) => values.map((count) => i18n.t("results", { count }));
  expect(counts(0, 1, 1.5, 2)).toEqual(["0 élevage", "1 élevage", "1,5 élevage", "2 élevages"]);
  expect(counts(1_000_000, 12_345)).toEqual(["1.000.000 d’élevages", "12.345 élevages"]);
  add("en", "welcome", { results_one: "{{count, number}} herd", results_other: "{{count, number}} herds" });
  use("en");
  expect(counts(0, 1, 2)).toEqual(["0 herds", "1 herd", "2 herds"]);
});
