import { numberParts } from "../parts/numberParts";
import { findAnimals } from "./findAnimals";
import type { SampleAnimal } from "./sampleAnimals";

/** The one animal that is meant: by what the list says, or by its last digits or name where that leaves no other. */
export function animalTyped(animals: readonly SampleAnimal[], typed: string): SampleAnimal | undefined {
  const text = typed.trim();
  const listed = animals.find((animal) => calledName(animal) === text);
  const [found, ...others] = findAnimals(animals, text);
  const isCalled = /^\d{4}$/.test(text) && found?.number.endsWith(text);
  return listed ?? (others.length === 0 || isCalled ? found : undefined);
}

/** `4327 Vénus` */
export function calledName({ number, name }: SampleAnimal): string {
  return `${numberParts(number).last} ${name}`;
}
