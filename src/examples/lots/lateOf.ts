import type { SampleAnimal } from "../herd/sampleAnimals";

/** Animals of which something should have been done by now. */
export function lateOf(animals: readonly SampleAnimal[]): number {
  return animals.filter(({ due }) => Object.values(due).some((days) => days < 0)).length;
}
