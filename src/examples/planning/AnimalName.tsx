import type { SampleAnimal } from "../herd/sampleAnimals";
import { numberParts } from "../parts/numberParts";
import styles from "./Planning.module.css";

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
        <span className={styles.numberHead}>{head} </span>
        <b>{last}</b>
      </span>{" "}
      {animal.name}
    </button>
  );
}
