import { expect, test } from "vitest";
import { LANGUAGES } from "../../generated/languages";
import { PARAMS } from "../../generated/params";
import { TEXTS as CARD_TEXTS } from "../../src/examples/animalCard/texts/texts";
import { lotsOf } from "../../src/examples/herd/lots";
import { animalNamed, sampleAnimals } from "../../src/examples/herd/sampleAnimals";
import { readChanges } from "../../src/examples/herd/taskChanges";
import { entriesOf } from "../../src/examples/herd/taskEntries";
import { eventsOf, tasksOf } from "../../src/examples/herd/tasks";
import { spansOf } from "../../src/examples/herd/tasksByDueDate";
import { defaultPlacement, neighbour, PLACES, readPlacement } from "../../src/examples/lots/farmPlan";
import { TEXTS as LOTS_TEXTS } from "../../src/examples/lots/texts";
import { readTaskDraft } from "../../src/examples/planning/taskDraft";
import { TEXTS as PLANNING_TEXTS } from "../../src/examples/planning/texts/texts";
import { compareDays, lifeCycle } from "../../src/sdk/formats";

const TODAY = { year: 2026, month: 11, day: 22 };
const ANIMALS = sampleAnimals("FR37914801", "dairy", TODAY);
const LOTS = lotsOf(ANIMALS);

test("a herd of the demo always has the same animals, another one has others, and the breed follows the workshop", () => {
  expect(sampleAnimals("FR37914801", "dairy", TODAY)).toEqual(ANIMALS);
  expect(sampleAnimals("FR37914802", "dairy", TODAY)).not.toEqual(ANIMALS);
  expect(sampleAnimals("FR37914801", "suckler", TODAY).every(({ milk }) => milk === 0)).toBe(true);
});

test("every animal has a national number of its own, a birth in the past, and a life cycle that can be read", () => {
  expect(new Set(ANIMALS.map(({ number }) => number)).size).toBe(ANIMALS.length);
  for (const { number, born, lifeCycle: mask, dam } of ANIMALS) {
    expect(number).toMatch(new RegExp(PARAMS.numNational.pattern ?? ""));
    expect(compareDays(born, TODAY)).toBeLessThan(0);
    expect(lifeCycle(mask)).toMatchObject({ sex: "F", category: expect.any(String), typology: "dairy", exited: null });
    expect(dam).not.toBe(number);
  }
});

test("an animal is found by its identifier, its number with or without blanks, and its last four digits", () => {
  const animal = ANIMALS[11];
  for (const text of [animal?.id, animal?.number, animal?.number.replace(/(..)/g, "$1 "), animal?.number.slice(-4)])
    expect(animalNamed(ANIMALS, text ?? "")).toBe(animal);
  expect(animalNamed(ANIMALS, "FR0000000000")).toBeUndefined();
});

test("tasks are told by when they are due, and what has been done lies in the past", () => {
  const tasks = tasksOf(ANIMALS, TODAY);
  const spans = spansOf(entriesOf(tasks, {}), TODAY);
  expect(spans.flatMap(({ entries }) => entries).length).toBe(tasks.length);
  for (const { name, entries } of spans) for (const { day } of entries) expect(compareDays(day, TODAY) < 0).toBe(name === "late");
  for (const { day } of eventsOf(ANIMALS, TODAY)) expect(compareDays(day, TODAY)).toBeLessThanOrEqual(0);
});

test("what is kept of tasks, drafts and fields is read only in its own shape", () => {
  const change = { done: true, day: "2026-11-30", note: "x", sending: "sent" };
  expect(readChanges({ a: change, b: "no", c: { ...change, day: "2026-02-31", sending: "keeping" } })).toEqual({
    a: change,
    c: { ...change, day: null, sending: "waiting" },
  });
  for (const value of [null, [], "x", 3]) expect(readChanges(value)).toEqual({});
  expect(readTaskDraft({ task: "a", day: "2026-11-30", note: "x" })).toEqual({ task: "a", day: "2026-11-30", note: "x" });
  for (const value of [null, {}, { task: 1, day: "", note: "" }]) expect(readTaskDraft(value)).toBeNull();
  expect(readPlacement({ 1: "8", 99: "1", 2: "nowhere" }, LOTS)).toEqual({ ...defaultPlacement(LOTS), 1: "8" });
});

test("every lot has a field of its own, and the arrow keys reach every field of the plan", () => {
  expect(new Set(Object.values(defaultPlacement(LOTS))).size).toBe(LOTS.length);
  const reached = new Set(PLACES.slice(0, 1));
  for (const place of reached)
    for (const arrow of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const next = neighbour(PLACES, place, arrow);
      if (next !== undefined) reached.add(next);
    }
  expect(reached.size).toBe(PLACES.length);
});

test("the pages of the demo speak every language of the product, each in words of its own", () => {
  for (const texts of [CARD_TEXTS, LOTS_TEXTS, PLANNING_TEXTS]) {
    expect(Object.keys(texts).sort()).toEqual(LANGUAGES.map(({ id }) => id).sort());
    for (const [id, words] of Object.entries(texts)) {
      expect(JSON.stringify(words)).not.toContain('""');
      if (id !== "fr") expect(JSON.stringify(words)).not.toBe(JSON.stringify(texts.fr));
    }
  }
});
