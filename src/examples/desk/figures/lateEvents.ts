import type { CalendarDay } from "../../../sdk/formats";
import { sampleAnimals } from "../../herd/sampleAnimals";
import type { Changes } from "../../herd/taskChanges";
import { entriesOf } from "../../herd/taskEntries";
import { type SampleTask, tasksOf } from "../../herd/tasks";
import { spansOf } from "../../herd/tasksByDueDate";
import { workshopIn } from "../../herd/workshopOf";
import type { HerdKind } from "./sampleDeskHerd";

interface Kept {
  readonly numCheptel: string;
  readonly kind: HerdKind;
  /** What was changed about its tasks; none where that is not known. */
  readonly changes?: Changes;
}

/** How many events of a herd are overdue, as its planning counts them. */
export function lateEvents(herd: Kept, today: CalendarDay): number {
  return lateTasks(herd, today).length;
}

/** The events themselves, the most overdue first. */
export function lateTasks({ numCheptel, kind, changes = {} }: Kept, today: CalendarDay): readonly SampleTask[] {
  const animals = sampleAnimals(numCheptel, workshopIn({ laitier: kind !== "beef", allaitant: kind !== "dairy" }), today);
  const late = spansOf(entriesOf(tasksOf(animals, today), changes), today).find(({ name }) => name === "late");
  return late?.entries.flatMap(({ task, day, change }) => (change.done ? [] : [{ ...task, day }])) ?? [];
}
