import { addDays, type CalendarDay } from "../../domain/inputs/calendarDay";
import type { SampleAnimal, TaskKind } from "./sampleAnimals";

export const TASK_KINDS: readonly TaskKind[] = ["velage", "prepaVelage", "chaleur", "confirmation", "sevrage", "reforme"];

const LAST_DAYS = 45;

/** Something to be done with an animal. */
export interface SampleTask {
  /** `velage-12` */
  readonly id: string;
  readonly kind: TaskKind;
  readonly animal: SampleAnimal;
  readonly day: CalendarDay;
}

/** What a herd has to have done, the most urgent first. */
export function tasksOf(animals: readonly SampleAnimal[], today: CalendarDay): readonly SampleTask[] {
  return listed(animals, today, ({ due }, kind) => due[kind]);
}

/** What has been seen to in the last weeks, the latest first. */
export function eventsOf(animals: readonly SampleAnimal[], today: CalendarDay): readonly SampleTask[] {
  const ago = ({ past }: SampleAnimal, kind: TaskKind) => past[kind];
  return [...listed(animals, today, (animal, kind) => within(ago(animal, kind)))].reverse();
}

function within(ago: number | undefined): number | undefined {
  return ago === undefined || ago > LAST_DAYS ? undefined : -ago;
}

function listed(
  animals: readonly SampleAnimal[],
  today: CalendarDay,
  daysOf: (animal: SampleAnimal, kind: TaskKind) => number | undefined,
): readonly SampleTask[] {
  return animals
    .flatMap((animal) =>
      TASK_KINDS.flatMap((kind) => {
        const days = daysOf(animal, kind);
        return days === undefined ? [] : [{ days, task: { id: `${kind}-${animal.id}`, kind, animal, day: addDays(today, days) } }];
      }),
    )
    .sort((a, b) => a.days - b.days || Number(a.task.animal.id) - Number(b.task.animal.id))
    .map(({ task }) => task);
}
