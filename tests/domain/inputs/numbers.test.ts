import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FORMATS } from "../../../generated/settings";
import { leaveField, numberField, stepField, typeNumber } from "../../../src/domain/inputs/numberField";
import { readNumber } from "../../../src/domain/inputs/numberText";
import { type Direction, stepNumber } from "../../../src/domain/inputs/stepNumber";

const read = (text: string) => readNumber(text, "halfUp");
const value = (text: string) => {
  const entry = read(text);
  return entry.kind === "number" ? entry.value : entry.kind;
};

test.each([
  ["12,5", 13],
  ["12.5", 13],
  ["12,4", 12],
  ["12,49999999999999999999", 12],
  ["0,5", 1],
  [",5", 1],
  ["12,", 12],
  ["012", 12],
  ["0", 0],
  ["1.234", 1],
  ["1 234", 1234],
  ["1\u202f234,5", 1235],
  ["12 500", 12_500],
  [" 7 ", 7],
  ["9007199254740991", Number.MAX_SAFE_INTEGER],
])("%j is kept as the whole number %d: comma and dot are decimal signs, halves go up [VAL-04] [VAL-05]", (text, kept) =>
  expect(value(text)).toBe(kept),
);

test.each([
  "12 5",
  "1.234,5",
  "1,2,3",
  "-3",
  "1e3",
  "0x10",
  "12kg",
  ",",
  ".",
  "٣",
  "½",
  "∞",
  "NaN",
  "<b>1</b>",
  "9007199254740993",
  "9".repeat(10_000),
])("%j is no number and is refused, never read as another one", (text) =>
  expect(read(text)).toEqual({ kind: "refused", key: "notANumber" }),
);

test("nothing typed is nothing, not 0", () => {
  for (const text of ["", "  "]) expect(read(text)).toEqual({ kind: "empty" });
});

test("a decimal never loses its sign: what is kept is never more than one away from what was typed [VAL-04]", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.stringMatching(/^\d{1,12}$/), fc.constantFrom(",", "."), (whole, decimals, sign) => {
      const kept = Number(value(`${whole}${sign}${decimals}`));
      expect(kept).toBe(Math.floor(whole + Number(`0.${decimals}`) + 0.5));
      expect(kept - whole).toBeLessThanOrEqual(1);
    }),
  );
});

test("no text makes reading fail", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(["empty", "number", "refused"]).toContain(read(text).kind);
    }),
  );
});

test("the rounding mode is configuration, halves up as shipped [VAL-05]", () => {
  expect(FORMATS.numberRounding).toBe("halfUp");
  expect(readNumber("12,9", "down")).toMatchObject({ value: 12 });
  expect(readNumber("12,1", "up")).toMatchObject({ value: 13 });
  expect(readNumber("12,0", "up")).toMatchObject({ value: 12, rounded: false });
});

describe("steps", () => {
  const tens = { own: null, standard: FORMATS.numberStep };

  test.each([
    [13, 1, 20],
    [13, -1, 10],
    [20, 1, 30],
    [20, -1, 10],
    [0, 1, 10],
    [null, 1, 10],
    [null, -1, 0],
  ] as const)("without a step of its own a field goes from %j by %d to %d, a multiple of 10 [VAL-06] [VAL-07]", (from, direction, to) =>
    expect(stepNumber(from, direction, tens)).toBe(to),
  );

  test.each([
    [13, 1, 5, 18],
    [13, -1, 5, 8],
    [0, 1, 3, 3],
  ] as const)("with a step of its own it goes from %d by that: %d times %d gives %d [VAL-06]", (from, direction, own, to) =>
    expect(stepNumber(from, direction, { ...tens, own })).toBe(to),
  );

  test("decreasing never goes below 0, whatever the step [VAL-08]", () => {
    expect(stepNumber(3, -1, tens)).toBe(0);
    expect(stepNumber(3, -1, { ...tens, own: 5 })).toBe(0);
    expect(stepNumber(0, -1, tens)).toBe(0);
    fc.assert(
      fc.property(fc.integer(), fc.option(fc.integer({ min: 1, max: 1000 })), (from, own) => {
        expect(stepNumber(from, -1, { ...tens, own })).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("a step always moves in its direction and lands on a multiple of 10 [VAL-06] [VAL-07]", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom<Direction>(1, -1), (from, direction) => {
        const to = stepNumber(from, direction, tens);
        expect(to % 10).toBe(0);
        expect(Math.abs(to - from)).toBeLessThanOrEqual(10);
        expect(Math.sign(to - from)).toBe(from === 0 && direction === -1 ? 0 : direction);
      }),
    );
  });

  test("beyond what can be counted a step stays where it is", () => {
    expect(stepNumber(Number.MAX_SAFE_INTEGER, 1, tens)).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe("a field", () => {
  const rules = { steps: { own: null, standard: 10 }, rounding: "halfUp" } as const;

  test("shows on leaving what is kept, and that it was rounded [VAL-05]", () => {
    expect(leaveField(typeNumber("12,5"), "halfUp")).toEqual({ text: "13", roundedTo: 13, left: true });
    expect(leaveField(typeNumber("012"), "halfUp")).toEqual({ text: "12", roundedTo: null, left: true });
    const left = leaveField(typeNumber("12,5"), "halfUp");
    expect(leaveField(left, "halfUp")).toEqual(left);
  });

  test("keeps what is no number as it was typed", () => {
    expect(leaveField(typeNumber("12 kg"), "halfUp").text).toBe("12 kg");
    expect(leaveField(numberField(null), "halfUp").text).toBe("");
  });

  test("steps from the rounded value of what was typed", () => {
    expect(stepField(typeNumber("12,5"), 1, rules).text).toBe("20");
    expect(stepField(typeNumber("9,5"), 1, rules).text).toBe("20");
    expect(stepField(typeNumber("beaucoup"), 1, rules).text).toBe("10");
  });
});
