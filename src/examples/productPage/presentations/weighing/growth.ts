import { addDays, formatDay } from "../../../../sdk/formats";
import { ageMonths } from "../../../herd/ageMonths";
import { DAYS_OF_MONTH } from "../../../herd/calvingsAhead";
import { GAINS } from "../../../herd/dailyGain";
import { BIRTH_WEIGHT, type SampleAnimal } from "../../../herd/sampleAnimals";
import type { Tone } from "../figure";
import { mean, whole, withUnit } from "../numbers";
import type { HerdOnDay, Presentation } from "../presentation";
import type { PresentationTexts } from "../texts/presentationTexts";
import { BEHIND, resumeWeighing, WATCHED, weighingOf } from "./lastWeighing";

const MONTHS_OF_BAR = 3;

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
      note: texts.limits(whole(goal * WATCHED), whole(goal * BEHIND)),
      rows: [...slowest, ...newborn].map((one) => ({
        who: one.animal,
        cells: [months(one.age), withUnit(whole(one.animal.weight), "kg"), formatDay(addDays(herd.today, one.days))],
        state: { text: withUnit(whole(one.gain), unit.gDay), tone: newborn.includes(one) ? "plain" : toneOf(one.gain) },
      })),
    },
    resumes: resumeWeighing(herd, language),
    chart: { title: texts.chart, ...weightByAge(young, herd, months), targetName: `${texts.goal(whole(goal))} ${unit.gDay}` },
  };
}

/** Mean weight of every three months of age. */
function weightByAge(young: readonly SampleAnimal[], herd: HerdOnDay, months: PresentationTexts["months"]) {
  const ageOf = ({ born }: SampleAnimal) => Math.floor(ageMonths(born, herd.today) / MONTHS_OF_BAR);
  const count = Math.max(0, ...young.map(ageOf)) + 1;
  const bars = Array.from({ length: count }, (_, at) => mean(young.filter((one) => ageOf(one) === at).map(({ weight }) => weight)));
  const monthsOf = (at: number) => `${at * MONTHS_OF_BAR}–${months((at + 1) * MONTHS_OF_BAR)}`;
  // At the middle of its months, with the gain that is aimed at.
  const aims = bars.map((_, at) => BIRTH_WEIGHT + ((at + 0.5) * MONTHS_OF_BAR * DAYS_OF_MONTH * GAINS[herd.workshop].goal) / 1000);
  return { bars, aims, unit: "kg", ends: [monthsOf(0), monthsOf(count - 1)] as const };
}
