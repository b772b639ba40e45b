import { type CalendarDay, formatDay, formatNumber, formatWeight, lifeCycle } from "../../sdk/formats";
import { ageMonths } from "../herd/ageMonths";
import { lotsOf } from "../herd/lots";
import type { SampleAnimal } from "../herd/sampleAnimals";
import { tasksOf } from "../herd/tasks";
import { numberParts } from "../parts/numberParts";
import { animalButton, button, chip, numberNodes, part, term, write } from "./page";
import type { CardWords } from "./texts";

/** Where the card leads. */
export interface Ways {
  readonly animal: (id: string) => void;
  readonly lot: (id: string) => void;
  readonly tasks: () => void;
  readonly record: (id: string) => void;
}

const MATES = 12;

/** Draws the card of one animal. */
export function showAnimal(animal: SampleAnimal, animals: readonly SampleAnimal[], today: CalendarDay, words: CardWords, ways: Ways): void {
  write("breed", animal.breed);
  write("name", animal.name);
  part('[data-shown="number"]').replaceChildren(...numberNodes(animal.number));
  part('[data-shown="lifeCycle"]').replaceChildren(...chipsOf(animal, words));
  part('[data-shown="facts"]').replaceChildren(...factsOf(animal, animals, today, words));
  part('[data-shown="ways"]').replaceChildren(...waysOf(animal, animals, words, ways));
  const mates = animals.filter(({ lot }) => lot === animal.lot);
  const at = mates.indexOf(animal);
  const from = Math.max(0, Math.min(at - MATES / 2, mates.length - MATES));
  write("mates", `${words.mates} (${mates.length})`);
  const items = mates.slice(from, from + MATES).map((mate) => {
    const item = document.createElement("li");
    item.append(animalButton(mate, mate === animal, () => ways.animal(mate.id)));
    return item;
  });
  part(".mates").replaceChildren(...items);
}

function chipsOf({ lifeCycle: mask }: SampleAnimal, words: CardWords): readonly HTMLElement[] {
  const read = lifeCycle(mask);
  const parts = ["category", "sex", "typology", "stage", "position", "gestation"] as const;
  return parts.flatMap((name) => {
    const value = read[name];
    const text = value === null ? undefined : words[name][value];
    return value === null || text === undefined ? [] : [chip(text, name, value)];
  });
}

function factsOf(animal: SampleAnimal, animals: readonly SampleAnimal[], today: CalendarDay, words: CardWords): readonly HTMLElement[] {
  const lot = lotsOf(animals).find(({ id }) => id === animal.lot);
  const dam = animal.dam === null ? words.bought : joined(animal.dam);
  const [next] = tasksOf([animal], today);
  return [
    term(words.born, `${formatDay(animal.born)} (${words.age(ageMonths(animal.born, today))})`, "born"),
    term(words.weight, formatWeight(animal.weight), "weight"),
    ...(animal.milk > 0 ? [term(words.milk, `${formatNumber(animal.milk, { min: 1, max: 1 })}\u00a0kg`, "milk")] : []),
    term(words.lot, lot === undefined ? animal.lot : `${lot.id} · ${words.lotOf[lot.of]}`, "lot"),
    term(words.dam, dam, "dam"),
    ...(next === undefined ? [] : [term(words.next, `${words.kinds[next.kind]}, ${formatDay(next.day)}`, "next")]),
  ];
}

function waysOf(animal: SampleAnimal, animals: readonly SampleAnimal[], words: CardWords, ways: Ways): readonly HTMLElement[] {
  const dam = animals.find(({ number }) => number === animal.dam);
  const record = button(words.makeRecord, () => ways.record(animal.id));
  record.className = "main";
  return [
    record,
    ...(dam === undefined ? [] : [button(words.openDam, () => ways.animal(dam.id))]),
    button(words.openLot, () => ways.lot(animal.lot)),
    button(words.openTasks, ways.tasks),
  ];
}

function joined(number: string): string {
  const { head, last } = numberParts(number);
  return `${head}\u00a0${last}`;
}
