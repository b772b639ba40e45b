import { formatDay } from "../../../sdk/formats";
import { calvingsAhead } from "../../herd/calvingsAhead";
import type { SampleAnimal, TaskKind } from "../../herd/sampleAnimals";
import { type SampleTask, tasksOf } from "../../herd/tasks";
import { textsIn } from "../../parts/textsIn";
import { ACTS } from "./actTexts";
import { servedSoon } from "./genetics";
import { mean, percent, whole } from "./numbers";
import type { HerdOnDay, Presentation, Row } from "./presentation";
import { monthsAhead } from "./texts/chartEnds";
import type { PresentationTexts } from "./texts/presentationTexts";

const KINDS: readonly TaskKind[] = ["velage", "prepaVelage", "chaleur", "confirmation"];
const INTERVAL_GOAL = 390;
const WEEK = 7;
/** No cow is served before. */
const SERVED_FROM = 60;
/** Days after calving by which a cow should be in calf again; the texts name them. */
const EARLY = 120;

/** Calvings, heats and pregnancies, the most urgent first. */
export function presentReproduction(
  herd: HerdOnDay,
  { language, reproduction: texts, animal, events, due, lists }: PresentationTexts,
): Presentation {
  const { cows, animals, today } = herd;
  const tasks = tasksOf(animals, today).filter(({ kind }) => KINDS.includes(kind));
  const calvings = calvingsAhead(cows);
  const inDays = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const groupOf = (task: SampleTask) => (daysUntil(task) < 0 ? due.late : texts.ahead);
  const interval = mean(cows.map(({ cow }) => cow.interval));
  const served = cows.filter(({ cow }) => cow.sinceCalving > SERVED_FROM);
  const inCalf = served.filter(({ cow }) => cow.inCalf !== null).length;
  // How well cows conceive: what came of each insemination is not kept, but since when each is in calf.
  const judged = cows.filter(({ cow }) => cow.sinceCalving > EARLY);
  const early = judged.filter(({ cow }) => cow.inCalf !== null && cow.sinceCalving - cow.inCalf <= EARLY).length;
  const toServe = servedSoon(herd).map(({ animal: one }) => one);
  return {
    figures: [
      {
        label: texts.interval,
        value: whole(interval),
        unit: texts.days,
        context: texts.goal(INTERVAL_GOAL),
        ...(interval > INTERVAL_GOAL && { tone: "wait" as const }),
      },
      { label: texts.inCalf, value: percent(inCalf, served.length), unit: "%", context: texts.cows(inCalf, served.length) },
      { label: texts.early, value: percent(early, judged.length), unit: "%", context: texts.earlyOf(early, judged.length) },
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
      columns: [animal, texts.event, texts.category, texts.day, texts.state],
      facts: [0, 2],
      offered: [2, 0],
      bare: [0, 2],
      why: 2,
      rows: tasks.map((task) => ({
        who: task.animal,
        // What is near says how near, what is far its day.
        cells: [
          events[task.kind],
          categoryOf(task, herd, texts),
          daysUntil(task) > WEEK ? formatDay(task.day) : inDays.format(daysUntil(task), "day"),
        ],
        state: stateOf(daysUntil(task), inDays, lists),
        group: groupOf(task),
        ...(daysUntil(task) <= WEEK && {
          act: {
            id: `${task.kind} ${task.animal.number}`,
            ...textsIn(ACTS, language).note,
            isState: true,
            counts: task.kind === "chaleur" && toServe.includes(task.animal) ? [[3, -1] as const] : [],
          },
        }),
      })),
    },
    chart: { title: texts.chart, ...monthsAhead(language, today, calvings) },
  };
}

function daysUntil({ animal, kind }: SampleTask): number {
  return animal.due[kind] ?? 0;
}

/** What is late by how much, so that the worst can be told from the others; what is ahead, how far. */
function stateOf(days: number, inDays: Intl.RelativeTimeFormat, lists: PresentationTexts["lists"]): Row["state"] {
  if (days < 0) return { text: lists.lateBy(-days), tone: "late" };
  return { text: inDays.format(days, "day"), tone: days <= WEEK ? "wait" : "plain" };
}

function categoryOf({ animal }: { readonly animal: SampleAnimal }, { cows }: HerdOnDay, texts: PresentationTexts["reproduction"]): string {
  const known = cows.find((one) => one.animal === animal);
  return known === undefined ? texts.heifer : texts.cow(known.cow.calvings);
}
