import type { CalendarDay } from "../../sdk/formats";
import { daysLate } from "../herd/daysLate";
import type { SampleAnimal, TaskKind } from "../herd/sampleAnimals";
import type { PlanningTexts } from "./texts/planningTexts";

/** What dates an animal; of a young one its age says more than its weaning. */
const DATING = ["velage", "chaleur", "confirmation"] as const satisfies readonly TaskKind[];
/** Breeders count a gestation in days. */
const MOST_DAYS = 365;
const DAYS_OF_MONTH = 30.4;

/** What was last seen to of an animal, and how long ago: its birth, when nothing else was. */
export function lastEvent(texts: PlanningTexts, language: string, animal: SampleAnimal, today: CalendarDay): string {
  const events = DATING.flatMap((kind) => {
    const days = animal.past[kind];
    return days === undefined ? [] : [{ name: kind === "chaleur" ? texts.inseminated : texts.kinds[kind], days }];
  });
  const birth = { name: texts.born, days: daysLate(animal.born, today) };
  const { name, days } = events.sort((one, other) => one.days - other.days)[0] ?? birth;
  const isLong = days > MOST_DAYS;
  const ago = new Intl.RelativeTimeFormat(language, { style: isLong ? "long" : "short", numeric: "auto" });
  return `${name} ${isLong ? ago.format(-Math.round(days / DAYS_OF_MONTH), "month") : ago.format(-days, "day")}`;
}
