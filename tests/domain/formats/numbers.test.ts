import fc from "fast-check";
import { expect, test } from "vitest";
import { FORMATS } from "../../../generated/settings";
import { formatDay, readIsoDay } from "../../../src/domain/formats/dates";
import { formatAmount, formatNumber } from "../../../src/domain/formats/numbers";
import { formatWeight } from "../../../src/domain/formats/weight";

const NO_NUMBERS = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
const weight = (kg: number) => formatWeight(kg, FORMATS.weight, FORMATS).replace("\u00a0", " ");
const amount = (value: number) => formatAmount(value, FORMATS).replace("\u00a0", " ");

test.each([
  [0, "0"],
  [-0, "0"],
  [999, "999"],
  [1000, "1.000"],
  [1234.5, "1.234,5"],
  [-1234567.25, "-1.234.567,25"],
  [0.1 + 0.2, "0,30000000000000004"],
  [1e21, "1.000.000.000.000.000.000.000"],
  [5e-7, "0,0000005"],
])("the number %d is written %s: a dot between thousands, a comma before decimals [FMT-08] [FMT-09] [CON-33]", (value, text) => {
  expect(formatNumber(value, FORMATS)).toBe(text);
});

test("decimals are those asked for, rounded half away from zero", () => {
  const two = { min: 2, max: 2 };
  expect([12, 12.345, -0.125, -0.001].map((value) => formatNumber(value, FORMATS, two))).toEqual(["12,00", "12,35", "-0,13", "0,00"]);
});

test.each([
  [1234.5, "1.234,50 €"],
  [0, "0,00 €"],
  [-12.345, "-12,35 €"],
  [1_000_000, "1.000.000,00 €"],
])("the amount %d is written %s [FMT-08] [FMT-09] [CON-33]", (value, text) => {
  expect(amount(value)).toBe(text);
});

test("the separators are those of the configuration, in whatever form the locale writes numbers [FMT-09]", () => {
  const others = { ...FORMATS, thousands: "\u202f", decimal: "·" };
  expect(formatNumber(1234567.5, others)).toBe("1\u202f234\u202f567·5");
  for (const locale of ["en", "de", "es", "it", "fr"]) expect(formatNumber(1234.5, { ...FORMATS, locale })).toBe("1.234,5");
});

test("what is written is read back as the same number", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }), (value) => {
      const rounded = Math.round(value * 100) / 100;
      const text = formatNumber(rounded, FORMATS, { min: 0, max: 2 });
      expect(Number(text.replaceAll(".", "").replace(",", "."))).toBeCloseTo(rounded, 2);
    }),
  );
});

test.each([
  [0, "0,0 kg"],
  [45.25, "45,3 kg"],
  [99.94, "99,9 kg"],
  [99.96, "100,0 kg"],
  [100, "100 kg"],
  [650.4, "650 kg"],
  [999.4, "999 kg"],
  [999.6, "1.000 kg"],
  [1000, "1 t"],
  [1250, "1,25 t"],
  [1254.9, "1,25 t"],
  [12_500_000, "12.500 t"],
  [-45, "-45,0 kg"],
  [-1250, "-1,25 t"],
])("a weight of %d kg is shown as %s [FMT-06] [FMT-07] [CON-35]", (kg, text) => {
  expect(weight(kg)).toBe(text);
});

test("limits and decimals of weights are configuration [FMT-07]", () => {
  const rules = { tonnesFromKg: 500, oneDecimalBelowKg: 10, kgDecimals: 2, tonneDecimals: 0 };
  expect([9, 10, 499, 500].map((kg) => formatWeight(kg, rules, FORMATS).replace("\u00a0", " "))).toEqual([
    "9,0 kg",
    "10,00 kg",
    "499,00 kg",
    "1 t",
  ]);
});

test("what is no number is shown as nothing, never as NaN", () => {
  for (const value of NO_NUMBERS) expect([formatNumber(value, FORMATS), amount(value), weight(value)]).toEqual(["", "", ""]);
});

test.each([
  [{ year: 2025, month: 3, day: 1 }, "01/03/2025"],
  [{ year: 2024, month: 2, day: 29 }, "29/02/2024"],
  [{ year: 987, month: 12, day: 31 }, "31/12/0987"],
  [{ year: 2025, month: 2, day: 29 }, ""],
  [{ year: Number.NaN, month: 1, day: 1 }, ""],
  [{ year: -1, month: 1, day: 1 }, ""],
])("the day %o is shown as %j: DD/MM/YYYY [CON-34]", (day, text) => {
  expect(formatDay(day, FORMATS.date)).toBe(text);
});

test.each([
  ["2025-03-01", "01/03/2025"],
  ["2025-03-01T23:30:00Z", "01/03/2025"],
  ["2025-02-30", null],
  ["01/03/2025", null],
  ["", null],
  ["x".repeat(10_000), null],
])("%s of the wire is the day %s, in every time zone", (text, shown) => {
  const day = readIsoDay(text);
  expect(day && formatDay(day, FORMATS.date)).toBe(shown);
});
