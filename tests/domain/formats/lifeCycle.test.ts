import fc from "fast-check";
import { expect, test } from "vitest";
import { ENTITIES } from "../../../generated/entities";
import { readLifeCycle, writeLifeCycle } from "../../../src/domain/formats/lifeCycle";

const TABLE = ENTITIES.lifeCycle;
const PARTS = TABLE.map(({ part }) => part);
const read = (mask: number, part: string) => readLifeCycle(TABLE, mask, part);
const write = (mask: number, part: string, value: string | null) => writeLifeCycle(TABLE, mask, part, value);

test("every value of every part is written and read back [ENT-16]", () => {
  for (const { part, values } of TABLE)
    for (const { id, bit } of values) {
      expect(write(0, part, id)).toBe(2 ** bit);
      expect(read(2 ** bit, part)).toBe(id);
    }
});

test("writing one part leaves all the others as they were [ENT-16]", () => {
  const animal = fc.tuple(...TABLE.map(({ values }) => fc.constantFrom(null, ...values.map(({ id }) => id))));
  const change = fc
    .constantFrom(...TABLE)
    .chain(({ part, values }) => fc.constantFrom(null, ...values.map(({ id }) => id)).map((value) => ({ part, value })));
  fc.assert(
    fc.property(animal, change, (values, { part, value }) => {
      const mask = PARTS.reduce((bits, name, at) => write(bits, name, values[at] ?? null), 0);
      const changed = write(mask, part, value);
      expect(PARTS.map((name) => read(changed, name))).toEqual(PARTS.map((name, at) => (name === part ? value : (values[at] ?? null))));
    }),
  );
});

test("a bit that no value has stays where it is", () => {
  const unknown = 2 ** 30;
  expect(write(unknown, "sex", "F")).toBe(unknown + 2);
  expect(read(unknown, "sex")).toBeNull();
});

test("a part with several values has none that counts, and writing it sets it right", () => {
  const both = write(0, "sex", "M") + write(0, "sex", "F");
  expect(read(both, "sex")).toBeNull();
  expect(read(write(both, "sex", "F"), "sex")).toBe("F");
});

test("a part or value that is not known changes nothing", () => {
  expect(write(5, "sex", "X")).toBe(5);
  expect(write(5, "constructor", "M")).toBe(5);
  expect(read(5, "constructor")).toBeNull();
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1.5, 2 ** 31, 2 ** 53])("%d is no mask and counts as empty", (mask) => {
  expect(PARTS.map((part) => read(mask, part))).toEqual(PARTS.map(() => null));
  expect(write(mask, "sex", "M")).toBe(1);
});
