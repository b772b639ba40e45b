import type { SampleAnimal } from "../herd/sampleAnimals";
import { numberParts } from "../parts/numberParts";

interface AnimalNameProps {
  readonly animal: SampleAnimal;
  readonly onOpen: () => void;
}

/** An animal by its number and name, as a way to its card. */
export function AnimalName({ animal, onOpen }: AnimalNameProps) {
  const { head, last } = numberParts(animal.number);
  return (
    <button type="button" className="link" onClick={onOpen} data-animal={animal.id}>
      <span className="number">
        {head} <b>{last}</b>
      </span>{" "}
      {animal.name}
    </button>
  );
}
