import { ignoreAccents } from "../../domain/search/ignoreAccents";
import type { SampleAnimal } from "./sampleAnimals";

/** The digits by which people call an animal. */
const CALLED = 4;

/** Animals by the start of their last four digits, by a part of their number or by the start of their name, the best first. */
export function findAnimals(animals: readonly SampleAnimal[], query: string): readonly SampleAnimal[] {
  const words = ignoreAccents(query);
  const number = words.replaceAll(" ", "").toUpperCase();
  if (number === "") return [];
  const rankOf = (animal: SampleAnimal) => {
    if (animal.number.endsWith(number)) return 3;
    if (animal.number.slice(-CALLED).startsWith(number)) return 2;
    const isPart = animal.number.startsWith(number) || (/\d/.test(number) && animal.number.includes(number));
    return isPart || ignoreAccents(animal.name).startsWith(words) ? 1 : 0;
  };
  return animals
    .map((animal) => ({ animal, rank: rankOf(animal) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ animal }) => animal);
}
