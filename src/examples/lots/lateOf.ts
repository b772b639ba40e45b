import type { SampleAnimal } from "../herd/sampleAnimals";

/** What is that many days late cannot wait for the next round. */
const URGENT = 14;

/** Animals of which something should have been done by now. */
export function lateOf(animals: readonly SampleAnimal[]): number {
  return animals.filter(({ due }) => earliest(due) < 0).length;
}

/** Something has been late for more than two weeks. */
export function isUrgent(animals: readonly SampleAnimal[]): boolean {
  return animals.some(({ due }) => earliest(due) < -URGENT);
}

function earliest(due: SampleAnimal["due"]): number {
  return Math.min(...Object.values(due));
}
