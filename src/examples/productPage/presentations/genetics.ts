import { addDays, formatDay } from "../../../sdk/formats";
import { figureOf } from "../dashboard/figures";
import { percent, whole } from "./numbers";
import { type HerdOnDay, type Mature, MOST_ROWS, type Presentation } from "./presentation";
import type { PresentationTexts } from "./texts/presentationTexts";

/** Breeding values: 100 on average. */
export const BEST = 110;
export const WORST = 92;
const WEEK = 7;
const STEP = 5;

/** Breeding values, and the semen for who is served next. */
export function presentGenetics(herd: HerdOnDay, { genetics: texts, animal, lists, due }: PresentationTexts): Presentation {
  const { cows, young, animals, today } = herd;
  const { value, bars } = figureOf(
    "index",
    cows.map(({ cow }) => cow),
  );
  const indexes = cows.map(({ cow }) => cow.index);
  const [least, greatest] = [Math.min(...indexes), Math.max(...indexes)];
  const soon = servedSoon(herd).length;
  const next = nextServed(herd).slice(0, Math.max(soon, MOST_ROWS));
  // From one round number to another, as close around them as that goes: near ones are told apart.
  const seen = [value, ...next.map(({ cow }) => cow.index)];
  const [from, to] = [STEP * Math.floor(Math.min(...seen) / STEP), STEP * Math.ceil(Math.max(...seen) / STEP)];
  const between = (index: number) => (index - from) / Math.max(1, to - from);
  const best = indexes.filter((index) => index >= BEST).length;
  return {
    figures: [
      { label: texts.toDecide, value: whole(soon), context: texts.thisWeek, ...(soon > 0 && { tone: "wait" as const }) },
      { label: texts.index, value: whole(value), context: texts.base },
      { label: texts.best, value: whole(best), context: texts.from(BEST) },
      { label: texts.renewal, value: whole(young.length), context: texts.share(percent(young.length, animals.length)) },
    ],
    list: {
      title: texts.title,
      columns: [animal, texts.index, texts.heat, texts.advice, lists.state],
      facts: [1, 0, 2],
      offered: [1, 0, 2],
      bare: [1, 2],
      lede: texts.meaning,
      legend: { dots: { own: texts.index, group: texts.mean(whole(value)) }, ends: [whole(from), whole(to)] },
      goesOn: true,
      rows: next.map((one) => ({
        who: one.animal,
        cells: [whole(one.cow.index), formatDay(addDays(today, heatOf(one))), adviceFor(one.cow.index, texts)],
        dots: { own: between(one.cow.index), group: between(value) },
        // All of them are to be decided: amber would say that their index is to be looked at.
        state: { text: heatOf(one) <= WEEK ? texts.toDecide : due.later, tone: "plain" },
        ...(heatOf(one) <= WEEK && { continues: texts.choose }),
      })),
    },
    chart: {
      title: texts.chart,
      bars,
      ends: [whole(least), whole(greatest)],
      across: { at: (value - least) / Math.max(1, greatest - least), name: texts.mean(whole(value)) },
    },
  };
}

/** Whose heat is to come, the next first. */
export function nextServed({ cows }: HerdOnDay): readonly Mature[] {
  return cows.filter((one) => heatOf(one) >= 0 && Number.isFinite(heatOf(one))).sort((a, b) => heatOf(a) - heatOf(b));
}

/** Those of the next seven days. */
export function servedSoon(herd: HerdOnDay): readonly Mature[] {
  return nextServed(herd).filter((one) => heatOf(one) <= WEEK);
}

/** Days until it; without end where none is expected. */
function heatOf({ animal }: Mature): number {
  return animal.due.chaleur ?? Number.POSITIVE_INFINITY;
}

function adviceFor(index: number, texts: PresentationTexts["genetics"]): string {
  if (index >= BEST) return texts.sexed;
  return index < WORST ? texts.cross : texts.pure;
}
