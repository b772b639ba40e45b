import { formatDay } from "../../../sdk/formats";
import { ageMonths } from "../../herd/ageMonths";
import { lotsOf } from "../../herd/lots";
import { tasksOf } from "../../herd/tasks";
import { figureOf } from "../dashboard/figures";
import { dueState } from "./dueState";
import { ageIn, mean, oneDecimal, whole, withUnit } from "./numbers";
import { type HerdOnDay, MOST_ROWS, type Presentation } from "./presentation";
import type { PresentationTexts } from "./texts/presentationTexts";

const YOUNGEST_BAR = 2;

/** The animals of the herd, and those to see to next. */
export function presentAnimals(
  { cows, young, animals, today }: HerdOnDay,
  { herd: texts, movements, animal, months, events, due }: PresentationTexts,
): Presentation {
  const tasks = tasksOf(animals, today);
  const late = tasks.filter(({ animal: one, kind }) => (one.due[kind] ?? 0) < 0);
  const calves = lotsOf(animals).find(({ of }) => of === "calves")?.animals.length ?? 0;
  const { bars } = figureOf(
    "animals",
    cows.map(({ cow }) => cow),
  );
  // One of each kind first, so that the list shows what there is.
  const shown = tasks.filter(({ kind }, at) => tasks.findIndex((task) => task.kind === kind) === at).slice(0, MOST_ROWS);
  return {
    figures: [
      { label: movements.present, value: whole(animals.length), context: movements.on(formatDay(today)) },
      { label: texts.cows, value: whole(cows.length), context: texts.rank(oneDecimal(mean(cows.map(({ cow }) => cow.calvings)))) },
      { label: texts.young, value: whole(young.length), context: texts.calves(calves) },
      {
        label: texts.toSee,
        value: whole(tasks.length),
        context: texts.late(late.length),
        ...(late.length > 0 && { tone: "wait" as const }),
      },
    ],
    list: {
      title: texts.title,
      columns: [animal, texts.toDo, texts.ageShort, texts.weight, texts.state],
      facts: [0, 2],
      rows: shown.map(({ animal: one, kind }) => ({
        who: one,
        cells: [events[kind], ageIn(ageMonths(one.born, today), months, texts.atAge), withUnit(whole(one.weight), "kg")],
        state: dueState(one.due[kind] ?? 0, due),
      })),
    },
    chart: {
      title: texts.chart,
      bars: bars.slice(0),
      ends: [texts.atAge(whole(YOUNGEST_BAR)), texts.atAge(whole(YOUNGEST_BAR + bars.length - 1))],
    },
  };
}
