import type { SampleLot } from "../herd/lots";
import type { SampleAnimal, TaskKind } from "../herd/sampleAnimals";
import { TASK_KINDS } from "../herd/tasks";

/** What is that many days late cannot wait for the next round. */
const URGENT = 14;

/** What is most overdue of an animal. */
export interface Late {
  readonly animal: SampleAnimal;
  readonly kind: TaskKind;
  readonly days: number;
}

/** Animals of which something should have been done by now, the most overdue first. */
export function lateOf(animals: readonly SampleAnimal[]): readonly Late[] {
  const all = animals.flatMap((animal) => TASK_KINDS.map((kind) => ({ animal, kind, days: -(animal.due[kind] ?? 0) })));
  const late = all.filter(({ days }) => days > 0).sort((a, b) => b.days - a.days);
  return late.filter(({ animal }, at) => late.findIndex((one) => one.animal === animal) === at);
}

/** Something has been late for more than two weeks. */
export function isUrgent(animals: readonly SampleAnimal[]): boolean {
  return longest(animals) > URGENT;
}

/** What cannot wait comes first, then where most is late, then what is late for longest. */
export function lateFirst(lots: readonly SampleLot[]): readonly SampleLot[] {
  return [...lots].sort(
    ({ animals: one }, { animals: other }) =>
      Number(isUrgent(other)) - Number(isUrgent(one)) || lateOf(other).length - lateOf(one).length || longest(other) - longest(one),
  );
}

function longest(animals: readonly SampleAnimal[]): number {
  return lateOf(animals)[0]?.days ?? 0;
}
