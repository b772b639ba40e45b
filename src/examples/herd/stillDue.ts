import type { CalendarDay } from "../../domain/inputs/calendarDay";
import { daysLate } from "./daysLate";
import type { SampleAnimal } from "./sampleAnimals";
import type { Changes } from "./taskChanges";
import { entriesOf } from "./taskEntries";
import { tasksOf } from "./tasks";

/** Animals with what is still to be done: what was done on the planning no more, what was put off on its new day. */
export function stillDue(animals: readonly SampleAnimal[], changes: Changes, today: CalendarDay): readonly SampleAnimal[] {
  const open = entriesOf(tasksOf(animals, today), changes).filter(({ change }) => !change.done);
  return animals.map((animal) => {
    const own = open.filter(({ task }) => task.animal === animal);
    return { ...animal, due: Object.fromEntries(own.map(({ task, day }) => [task.kind, daysLate(today, day)])) };
  });
}
