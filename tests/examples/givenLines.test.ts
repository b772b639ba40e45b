import { expect, test } from "vitest";
import type { DemoSample } from "../../generated/demoPages";
import { numberParts } from "../../src/examples/parts/numberParts";
import { givenLines } from "../../src/examples/productPage/given/givenLines";
import { herdOnDay } from "../../src/examples/productPage/presentations/herdOnDay";
import { presentationOf } from "../../src/examples/productPage/presentations/samples/presentationOf";
import { TEXTS } from "../../src/examples/productPage/presentations/texts/texts";
import { peopleOf } from "../../src/examples/productPage/presentations/work/tasksOfDay";

const HERD = herdOnDay("FR35901112", "dairy", { year: 2026, month: 11, day: 26 });
const CONTEXT = { numCheptel: "FR35901112", language: "fr" } as const;

function said(sample: DemoSample, params: Readonly<Record<string, string | readonly string[]>>, language: "fr" | "de" = "fr") {
  const lines = givenLines({ ...CONTEXT, params, language }, { sample, herd: HERD, words: TEXTS[language], textOf: (key) => key });
  return lines.map(({ name, value }) => `${name}: ${value}`);
}

test("an identifier in the address of a page is said as the name of what it stands for there: an animal, a lot, a feed, a medicine, a person", () => {
  const animal = HERD.animals[11];
  const { head, last } = numberParts(animal?.number ?? "");
  expect(said("genetics", { id: "12" })).toEqual([`Animal: ${head} ${last} ${animal?.name}`]);
  expect(said("genetics", { id: "12" }, "de")).toEqual([`Tier: ${head} ${last} ${animal?.name}`]);
  expect(said("feed", { id: "2" })).toEqual(["Lot: 2 · Vaches"]);
  expect(said("feeds", { id: "3" })).toEqual(["Aliment: Foin"]);
  expect(said("feeds", { id: "3" }, "de")).toEqual(["Futter: Heu"]);
  expect(said("medicines", { id: "1" })).toEqual(["Médicament: Antibiotique mammaire"]);
  expect(said("semen", { id: "4" })).toEqual(["Taureau: Tonnerre"]);
  expect(said("team", { id: "1" })).toEqual([`Personne: ${peopleOf(HERD)[0]?.name}`]);
  expect(said("silos", { id: "1", idStockage: "2" })).toHaveLength(2);
});

test("an identifier that stands for nothing known is not said to people, nor is one that only programs read", () => {
  expect(said("feeds", { id: "12" })).toEqual([]);
  expect(said("feeds", { id: "0" })).toEqual([]);
  expect(said("feeds", { id: "constructor" })).toEqual([]);
  expect(said("genetics", { id: "9999" })).toEqual([]);
  // A recording of milk has no name.
  expect(said("milk", { id: "2" })).toEqual([]);
  expect(said("weighing", { uuid: "3f2b8c1e-5d4a-4c7b-9e21-7a6f0d1b2c34", type: "pesee" })).toEqual(["param.type: Pesée"]);
});

test("a page that is all about one animal is about the one it was opened for, and says so once", () => {
  const asked = HERD.animals[11];
  const { list, search } = presentationOf("pedigree", { ...HERD, asked }, TEXTS.fr);
  expect(list.rows[0]?.who).toBe(asked);
  expect(search?.typed).toContain(asked?.name);
  expect(said("pedigree", { id: "12" })).toEqual([]);
  expect(presentationOf("pedigree", HERD, TEXTS.fr).list.rows[0]?.who).not.toBe(asked);
});

test("days, national numbers and words of addresses are said as before", () => {
  const animal = HERD.animals[3];
  const { head, last } = numberParts(animal?.number ?? "");
  expect(said("genetics", { numNational: animal?.number ?? "", race: "66" })).toEqual([
    `param.numNational: ${head} ${last} ${animal?.name}`,
    "param.race: 66",
  ]);
  expect(said("herdValue", { date: "2025-03-01" })).toEqual(["param.date: 01/03/2025"]);
  expect(said("feedValues", { code: ["ensilage-mais"] })).toEqual(["param.code: Ensilage de maïs"]);
});
