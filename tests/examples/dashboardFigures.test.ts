import { expect, test } from "vitest";
import { DASHBOARDS } from "../../generated/dashboards";
import { LANGUAGES } from "../../generated/languages";
import { milkOn, type SampleCow, sampleHerd } from "../../src/examples/herd/sampleHerd";
import { captionsOf } from "../../src/examples/productPage/dashboard/captions";
import { figureOf, isSampleName, type SampleName } from "../../src/examples/productPage/dashboard/figures";

const samples = DASHBOARDS.tiles.flatMap(({ sample }) => sample ?? []);
const names = samples.filter(isSampleName);

test("every figure the registry names is one the demo sub-application can compute, and every small view names one", () => {
  expect(names).toEqual(samples);
  expect(DASHBOARDS.tiles.filter(({ shows, sample }) => shows === "mini" && sample === undefined)).toEqual([]);
});

test("a herd always has the same animals, another herd has others", () => {
  expect(sampleHerd("FR35123456")).toEqual(sampleHerd("FR35123456"));
  expect(sampleHerd("FR35123456")).not.toEqual(sampleHerd("FR35123457"));
});

test.each(names)("the figure %s is a real number with bars for any herd, a herd without animals included", (name: SampleName) => {
  const herds = [...Array.from({ length: 40 }, (_, at) => sampleHerd(`FR35${at}`)), []];
  for (const herd of herds) {
    const { value, bars } = figureOf(name, herd);
    expect(Number.isFinite(value)).toBe(true);
    expect(bars.every((bar) => Number.isFinite(bar) && bar >= 0)).toBe(true);
  }
});

test("figures are computed from the animals: one more cow in calf, one more treatment, and the number follows", () => {
  const herd = sampleHerd("FR35123456");
  const [cow] = herd;
  if (!cow) throw new Error("no cow");
  const quiet: SampleCow = { ...cow, treated: 200, inCalf: null, sinceCalving: 100 };
  const value = (name: SampleName, more: SampleCow) => figureOf(name, [...herd, more]).value;
  expect(value("treatments", { ...quiet, treated: 3 }) - value("treatments", quiet)).toBe(1);
  expect(value("calvings", { ...quiet, inCalf: 270 }) - value("calvings", quiet)).toBe(1);
  expect(value("parities", quiet)).toBe(herd.length + 1);
  const milked = herd.map((one) => milkOn(one, 0)).filter((milk) => milk > 0);
  expect(figureOf("milk", herd).value).toBeCloseTo(milked.reduce((sum, milk) => sum + milk, 0) / milked.length, 9);
});

test("every caption is written in every language of the product", () => {
  const all = LANGUAGES.map(({ id }) => captionsOf(id).demo);
  expect(new Set(all).size).toBe(LANGUAGES.length);
  for (const { id } of LANGUAGES) for (const name of names) expect(captionsOf(id)[name], `${id} ${name}`).toMatch(/\S/);
});
