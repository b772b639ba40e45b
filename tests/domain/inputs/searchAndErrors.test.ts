import { expect, test } from "vitest";
import { LABELS } from "../../../generated/labels/fr/account";
import { LIMITS } from "../../../generated/settings";
import { formErrorKeys } from "../../../src/domain/inputs/formError";
import { readSearch } from "../../../src/domain/inputs/searchText";

const MINIMUM = LIMITS.searchMinimumCharacters;

test.each([
  ["", "empty"],
  ["   ", "empty"],
  ["ab", "short"],
  [" ab ", "short"],
  ["é🐄", "short"],
  ["abc", "ready"],
  ["a b", "ready"],
  ["é🐄x", "ready"],
])("searching %j: %s, from 3 characters on [VAL-10]", (text, kind) => expect(readSearch(text, MINIMUM).kind).toBe(kind));

test("what is searched has no spaces around it", () => {
  expect(readSearch("  marguerite ", MINIMUM)).toEqual({ kind: "ready", query: "marguerite" });
});

test.each(["required", "nationalNumber", "invalidDate"])(
  "the error %s has one general message, the same in every field [VAL-17] [VAL-18]",
  (key) => {
    const [general, ...others] = formErrorKeys({ field: "weight", key });
    expect(others).toEqual([]);
    expect(general).toBe(`form.error.${key}`);
    expect(LABELS[general ?? ""]).toBeTruthy();
  },
);

test("any other error has a message of its field, else a plain one [VAL-17] [VAL-18]", () => {
  const [own, plain] = formErrorKeys({ field: "date", key: "future" });
  expect(own).toBe("form.date.error.future");
  expect(LABELS[own ?? ""]).toBeTruthy();
  expect(plain).toBe("form.error.invalid");
  expect(LABELS[plain ?? ""]).toBeTruthy();
});
