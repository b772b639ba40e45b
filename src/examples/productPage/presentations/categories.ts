import { ageMonths } from "../../herd/ageMonths";
import type { SampleAnimal } from "../../herd/sampleAnimals";
import type { HerdOnDay } from "./presentation";
import type { Category } from "./texts/presentationTexts";

const YEAR = 12;
const HALF_A_YEAR = 6;

/** The animals of a herd by their age: cows by how often they have calved, then the young, the oldest first. */
export function categoriesOf({ cows, young, today }: HerdOnDay): readonly (readonly [Category, readonly SampleAnimal[]])[] {
  const calved = (fits: (calvings: number) => boolean) => cows.filter(({ cow }) => fits(cow.calvings)).map(({ animal }) => animal);
  const aged = (fits: (months: number) => boolean) => young.filter(({ born }) => fits(ageMonths(born, today)));
  const all: readonly (readonly [Category, readonly SampleAnimal[]])[] = [
    ["firstCalvers", calved((count) => count === 1)],
    ["grown", calved((count) => count > 1 && count < 5)],
    ["old", calved((count) => count > 4)],
    ["heifers", aged((age) => age >= YEAR)],
    ["youngHeifers", aged((age) => age >= HALF_A_YEAR && age < YEAR)],
    ["calves", aged((age) => age < HALF_A_YEAR)],
  ];
  return all.filter(([, animals]) => animals.length > 0);
}
