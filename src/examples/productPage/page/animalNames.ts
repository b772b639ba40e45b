import { calledName } from "../../herd/animalTyped";
import { element } from "../../parts/element";
import type { HerdOnDay } from "../presentations/presentation";

/** Under which a field finds what may be typed in it. */
export const ANIMAL_NAMES = "herdAnimals";

/** What may be typed for an animal of the herd, those that are to leave first. */
export function animalNames({ animals, cows }: Pick<HerdOnDay, "animals" | "cows">): HTMLElement {
  const due = cows.flatMap(({ animal }) => (animal.due.reforme === undefined ? [] : [animal]));
  const others = animals.filter((animal) => !due.includes(animal));
  return element(
    "datalist",
    { id: ANIMAL_NAMES },
    ...[...due, ...others].map((animal) => element("option", { value: calledName(animal) })),
  );
}
