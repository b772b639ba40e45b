import { formatDay } from "../../../sdk/formats";
import type { SampleAnimal, TaskKind } from "../../herd/sampleAnimals";
import { dueIn } from "../../herd/sampleHerd";
import { type SampleTask, tasksOf } from "../../herd/tasks";
import { textsIn } from "../../parts/textsIn";
import { figureOf } from "../dashboard/figures";
import { ACTS } from "./actTexts";
import { dueState } from "./dueState";
import { servedSoon } from "./genetics";
import { mean, percent, whole } from "./numbers";
import { type HerdOnDay, MOST_ROWS, type Presentation, type Row } from "./presentation";
import type { PresentationTexts } from "./texts/presentationTexts";

const KINDS: readonly TaskKind[] = ["velage", "prepaVelage", "chaleur", "confirmation"];
const OF_A_KIND = 2;
const INTERVAL_GOAL = 390;
const WEEK = 7;
/** Of the graph: as long as a cow carries. */
const MONTHS = 9;
const MONTH = 31;
/** No cow is served before. */
const SERVED_FROM = 60;

/** Calvings, heats and pregnancies, the next of each kind. */
export function presentReproduction(
  herd: HerdOnDay,
  { language, reproduction: texts, animal, events, due, lists }: PresentationTexts,
): Presentation {
  const { cows, animals, today } = herd;
  const tasks = tasksOf(animals, today).filter(({ kind }) => KINDS.includes(kind));
  const next = KINDS.flatMap((kind) => tasks.filter((task) => task.kind === kind).slice(0, OF_A_KIND));
  const shown = tasks.filter((task) => next.includes(task)).slice(0, MOST_ROWS);
  const { value, bars } = figureOf(
    "calvings",
    cows.map(({ cow }) => cow),
  );
  const byMonth = Array.from(
    { length: MONTHS },
    (_, month) => cows.filter(({ cow }) => Math.floor((dueIn(cow) - 1) / MONTH) === month).length,
  );
  const interval = mean(cows.map(({ cow }) => cow.interval));
  const served = cows.filter(({ cow }) => cow.sinceCalving > SERVED_FROM);
  const inCalf = served.filter(({ cow }) => cow.inCalf !== null).length;
  const toServe = servedSoon(herd).map(({ animal: one }) => one);
  return {
    figures: [
      { label: texts.calvings, value: value > 0 ? whole(value) : texts.none, context: texts.inWeeks(bars.length) },
      {
        label: texts.interval,
        value: whole(interval),
        unit: texts.days,
        context: texts.goal(INTERVAL_GOAL),
        ...(interval > INTERVAL_GOAL && { tone: "wait" as const }),
      },
      { label: texts.inCalf, value: percent(inCalf, served.length), unit: "%", context: texts.cows(inCalf, served.length) },
      {
        label: texts.toServe,
        value: whole(toServe.length),
        amount: toServe.length,
        context: texts.thisWeek,
        ...(toServe.length > 0 && { tone: "wait" as const }),
      },
    ],
    list: {
      title: texts.title,
      columns: [animal, texts.event, texts.day, texts.category, texts.state],
      facts: [0, 1],
      rows: shown.map((task) => ({
        who: task.animal,
        cells: [events[task.kind], formatDay(task.day), categoryOf(task, herd, texts)],
        state: stateOf(daysUntil(task), due, lists),
        group: daysUntil(task) < 0 ? due.late : texts.ahead,
        ...(daysUntil(task) <= WEEK && {
          act: {
            id: `${task.kind} ${task.animal.number}`,
            ...textsIn(ACTS, language).note,
            counts: task.kind === "chaleur" && toServe.includes(task.animal) ? [[3, -1] as const] : [],
          },
        }),
      })),
    },
    chart: { title: texts.chart, bars: byMonth, ends: [texts.firstMonth, texts.lastMonth(MONTHS)] },
  };
}

function daysUntil({ animal, kind }: SampleTask): number {
  return animal.due[kind] ?? 0;
}

/** What is late by how much, so that the worst can be told from the others. */
function stateOf(days: number, due: PresentationTexts["due"], lists: PresentationTexts["lists"]): Row["state"] {
  return days < 0 ? { text: lists.days(-days), tone: "late" } : dueState(days, due);
}

function categoryOf({ animal }: { readonly animal: SampleAnimal }, { cows }: HerdOnDay, texts: PresentationTexts["reproduction"]): string {
  const known = cows.find((one) => one.animal === animal);
  return known === undefined ? texts.heifer : texts.cow(known.cow.calvings);
}
