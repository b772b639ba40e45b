import { type CalendarDay, formatDay, formatNumber, formatWeight, lifeCycle } from "../../sdk/formats";
import { ageMonths } from "../herd/ageMonths";
import { lotsOf } from "../herd/lots";
import type { SampleAnimal } from "../herd/sampleAnimals";
import { tasksOf } from "../herd/tasks";
import { numberParts } from "../parts/numberParts";
import { animalButton, button, chip, numberNodes, part, term, write } from "./cardElements";
import type { CardTexts } from "./texts/cardTexts";

/** Where the card leads. */
export interface CardActions {
  readonly animal: (id: string) => void;
  readonly lot: (id: string) => void;
  readonly tasks: () => void;
  readonly record: (id: string) => void;
}

const MATES = 12;

/** Draws the card of one animal. */
export function showAnimal(
  animal: SampleAnimal,
  animals: readonly SampleAnimal[],
  today: CalendarDay,
  texts: CardTexts,
  actions: CardActions,
): void {
  write("breed", animal.breed);
  write("name", animal.name);
  part('[data-shown="number"]').replaceChildren(...numberNodes(animal.number));
  part('[data-shown="lifeCycle"]').replaceChildren(...chipsOf(animal, texts));
  part('[data-shown="facts"]').replaceChildren(...factsOf(animal, animals, today, texts));
  part('[data-shown="actions"]').replaceChildren(...actionsOf(animal, animals, texts, actions));
  const mates = animals.filter(({ lot }) => lot === animal.lot);
  const at = mates.indexOf(animal);
  const from = Math.max(0, Math.min(at - MATES / 2, mates.length - MATES));
  write("mates", `${texts.mates} (${mates.length})`);
  const items = mates.slice(from, from + MATES).map((mate) => {
    const item = document.createElement("li");
    item.append(animalButton(mate, mate === animal, () => actions.animal(mate.id)));
    return item;
  });
  part(".mates").replaceChildren(...items);
}

function chipsOf({ lifeCycle: mask }: SampleAnimal, texts: CardTexts): readonly HTMLElement[] {
  const read = lifeCycle(mask);
  const parts = ["category", "sex", "typology", "stage", "position", "gestation"] as const;
  return parts.flatMap((name) => {
    const value = read[name];
    const text = value === null ? undefined : texts[name][value];
    return value === null || text === undefined ? [] : [chip(text, name, value)];
  });
}

function factsOf(animal: SampleAnimal, animals: readonly SampleAnimal[], today: CalendarDay, texts: CardTexts): readonly HTMLElement[] {
  const lot = lotsOf(animals).find(({ id }) => id === animal.lot);
  const dam = animal.dam === null ? texts.bought : joined(animal.dam);
  const [next] = tasksOf([animal], today);
  return [
    term(texts.born, `${formatDay(animal.born)} (${texts.age(ageMonths(animal.born, today))})`, "born"),
    term(texts.weight, formatWeight(animal.weight), "weight"),
    ...(animal.milk > 0 ? [term(texts.milk, `${formatNumber(animal.milk, { min: 1, max: 1 })}\u00a0kg`, "milk")] : []),
    term(texts.lot, lot === undefined ? animal.lot : `${lot.id} · ${texts.lotOf[lot.of]}`, "lot"),
    term(texts.dam, dam, "dam"),
    ...(next === undefined ? [] : [term(texts.next, `${texts.kinds[next.kind]}, ${formatDay(next.day)}`, "next")]),
  ];
}

function actionsOf(animal: SampleAnimal, animals: readonly SampleAnimal[], texts: CardTexts, actions: CardActions): readonly HTMLElement[] {
  const dam = animals.find(({ number }) => number === animal.dam);
  const record = button(texts.makeRecord, () => actions.record(animal.id));
  record.className = "main";
  return [
    record,
    ...(dam === undefined ? [] : [button(texts.openDam, () => actions.animal(dam.id))]),
    button(texts.openLot, () => actions.lot(animal.lot)),
    button(texts.openTasks, actions.tasks),
  ];
}

function joined(number: string): string {
  const { head, last } = numberParts(number);
  return `${head}\u00a0${last}`;
}
