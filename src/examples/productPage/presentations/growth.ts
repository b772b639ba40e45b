import { addDays, formatDay } from "../../../sdk/formats";
import { ageMonths } from "../../herd/ageMonths";
import { DAYS_OF_MONTH } from "../../herd/calvingsAhead";
import { dailyGain, GAINS } from "../../herd/dailyGain";
import { drawsFor } from "../../herd/drawsFor";
import { BIRTH_WEIGHT, type SampleAnimal } from "../../herd/sampleAnimals";
import { type Language, textsIn } from "../../parts/textsIn";
import { daysBetween } from "./daysBetween";
import type { Tone } from "./figure";
import { lastTime, mean, whole, withUnit } from "./numbers";
import type { HerdOnDay, Presentation } from "./presentation";
import type { PresentationTexts } from "./texts/presentationTexts";
import { WEIGHING, type Weighed } from "./weighingTexts";

/** Shares of the goal. */
const BEHIND = 0.82;
const WATCHED = 0.95;
const MONTHS_OF_BAR = 3;
export const CALF_MONTHS = 6;
/** Days until the next weighing; the sooner for who falls behind. */
const AGAIN: Readonly<Record<Weighed, number>> = { slow: 14, calf: 21, heifer: 30 };

/** The last weighing of the young animals, and those that fall behind. */
export function presentGrowth(herd: HerdOnDay, { language, growth: texts, animal, unit, months }: PresentationTexts): Presentation {
  const { workshop, young } = herd;
  const { goal } = GAINS[workshop];
  const { day, weighed } = weighingOf(herd);
  const toneOf = (gain: number): Tone => (gain < goal * BEHIND ? "late" : gain < goal * WATCHED ? "wait" : "good");
  // Of the first days of a calf nothing is said yet.
  const judged = weighed.filter(({ age }) => age >= 1);
  const behind = judged.filter(({ gain }) => toneOf(gain) === "late").length;
  const slowest = [...judged].sort((a, b) => a.gain - b.gain);
  const newborn = weighed.filter((one) => !judged.includes(one));
  return {
    figures: [
      { label: texts.gain, value: whole(mean(weighed.map(({ gain }) => gain))), unit: unit.gDay, context: texts.goal(whole(goal)) },
      { label: texts.weighed, value: whole(weighed.length), context: texts.on(formatDay(day)) },
      {
        label: texts.weight,
        value: whole(mean(weighed.map(({ animal: { weight } }) => weight))),
        unit: "kg",
        context: texts.atAge(months(Math.round(mean(weighed.map(({ age }) => age))))),
      },
      { label: texts.behind, value: whole(behind), context: texts.under(whole(goal * BEHIND)), tone: behind > 0 ? "late" : "good" },
    ],
    list: {
      title: texts.title(formatDay(day)),
      columns: [animal, texts.age, texts.weight, texts.next, texts.gain],
      lead: 1,
      facts: [2],
      goesOn: true,
      rows: [...slowest, ...newborn].map((one) => ({
        who: one.animal,
        cells: [months(one.age), withUnit(whole(one.animal.weight), "kg"), formatDay(addDays(day, one.again))],
        state: { text: withUnit(whole(one.gain), unit.gDay), tone: newborn.includes(one) ? "plain" : toneOf(one.gain) },
      })),
    },
    resumes: resumeWeighing(herd, language),
    chart: { title: texts.chart, ...weightByAge(young, herd, months), targetName: `${texts.goal(whole(goal))} ${unit.gDay}` },
  };
}

/** The last weighing: what each gains in a day, and after how many days it is weighed again. */
export function weighingOf(herd: HerdOnDay) {
  const { goal } = GAINS[herd.workshop];
  const day = lastTime(herd, "weighing");
  const born = herd.young.filter((animal) => daysBetween(animal.born, day) >= 0);
  const weighed = born.map((animal) => {
    const age = ageMonths(animal.born, herd.today);
    const gain = dailyGain(animal.number, herd.workshop);
    const kind: Weighed = gain < goal * BEHIND ? "slow" : age < CALF_MONTHS ? "calf" : "heifer";
    return { animal, age, gain, kind, again: AGAIN[kind] };
  });
  return { day, weighed };
}

/** The weighing of this morning is one of heifers: the last of them has still to go over the scale. */
function heifersOf(herd: HerdOnDay) {
  const heifers = weighingOf(herd).weighed.filter(({ age }) => age >= CALF_MONTHS);
  return { seen: heifers.slice(0, -1), left: heifers.slice(-1) };
}

/** Those that went over it: what it read is not taken over yet. */
export function scaleReading(herd: HerdOnDay) {
  const ago = daysBetween(lastTime(herd, "weighing"), herd.today);
  return heifersOf(herd).seen.map(({ animal, gain }) => {
    const before = animal.weight;
    const expected = before + Math.round((gain * ago) / 1000);
    return { animal, before, expected, read: expected + drawsFor(`${animal.number} scale`).between(-2, 2) };
  });
}

/** How far the weighing of this morning is, and whom it still waits for. */
export function openWeighing(herd: HerdOnDay): { readonly seen: number; readonly all: number; readonly left: SampleAnimal | undefined } {
  const { seen, left } = heifersOf(herd);
  return { seen: seen.length, all: seen.length + left.length, left: left[0]?.animal };
}

/** What leads on with it. */
export function resumeWeighing(herd: HerdOnDay, language: Language): string {
  const { seen, all } = openWeighing(herd);
  return textsIn(WEIGHING, language).resume(seen, all);
}

/** Mean weight of every three months of age. */
function weightByAge(young: readonly SampleAnimal[], herd: HerdOnDay, months: PresentationTexts["months"]) {
  const ageOf = ({ born }: SampleAnimal) => Math.floor(ageMonths(born, herd.today) / MONTHS_OF_BAR);
  const count = Math.max(0, ...young.map(ageOf)) + 1;
  const bars = Array.from({ length: count }, (_, at) => mean(young.filter((one) => ageOf(one) === at).map(({ weight }) => weight)));
  // At the middle of its months, with the gain that is aimed at.
  const aims = bars.map((_, at) => BIRTH_WEIGHT + ((at + 0.5) * MONTHS_OF_BAR * DAYS_OF_MONTH * GAINS[herd.workshop].goal) / 1000);
  return { bars, aims, unit: "kg", ends: [months(0), months(count * MONTHS_OF_BAR)] as const };
}
