import type { SampleAnimal } from "./sampleAnimals";

/** Who is kept in a lot. */
export type LotOf = "cows" | "calves" | "heifers";

export interface SampleLot {
  readonly id: string;
  readonly of: LotOf;
  readonly animals: readonly SampleAnimal[];
}

const KEPT: readonly LotOf[] = ["cows", "cows", "cows", "cows", "cows", "calves", "heifers"];

/** The lots of a herd by their numbers, from 1 on; those without an animal are left out. */
export function lotsOf(animals: readonly SampleAnimal[]): readonly SampleLot[] {
  return KEPT.map((of, at) => ({ id: String(at + 1), of, animals: animals.filter(({ lot }) => lot === String(at + 1)) })).filter(
    (lot) => lot.animals.length > 0,
  );
}
