import { type CalendarDay, compareDays } from "../../../sdk/formats";
import { sampleAnimals } from "../../herd/sampleAnimals";
import { tasksOf } from "../../herd/tasks";
import { workshopIn } from "../../herd/workshopOf";
import type { DeskHerd } from "./deskHerds";

/** How many events of a herd are overdue, as its planning counts them before anything is done. */
export function lateEvents({ numCheptel, kind }: Pick<DeskHerd, "numCheptel" | "kind">, today: CalendarDay): number {
  const animals = sampleAnimals(numCheptel, workshopIn({ laitier: kind !== "beef", allaitant: kind !== "dairy" }), today);
  return tasksOf(animals, today).filter(({ day }) => compareDays(day, today) < 0).length;
}
