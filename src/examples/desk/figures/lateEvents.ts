import { type CalendarDay, compareDays } from "../../../sdk/formats";
import { sampleAnimals } from "../../herd/sampleAnimals";
import { type SampleTask, tasksOf } from "../../herd/tasks";
import { workshopIn } from "../../herd/workshopOf";
import type { HerdKind } from "./sampleDeskHerd";

interface Kept {
  readonly numCheptel: string;
  readonly kind: HerdKind;
}

/** How many events of a herd are overdue, as its planning counts them before anything is done. */
export function lateEvents(herd: Kept, today: CalendarDay): number {
  return lateTasks(herd, today).length;
}

/** The events themselves, the most overdue first. */
export function lateTasks({ numCheptel, kind }: Kept, today: CalendarDay): readonly SampleTask[] {
  const animals = sampleAnimals(numCheptel, workshopIn({ laitier: kind !== "beef", allaitant: kind !== "dairy" }), today);
  return tasksOf(animals, today).filter(({ day }) => compareDays(day, today) < 0);
}
