import { ageMonths } from "../../../herd/ageMonths";
import { dailyGain, GAINS } from "../../../herd/dailyGain";
import { drawsFor } from "../../../herd/drawsFor";
import type { SampleAnimal } from "../../../herd/sampleAnimals";
import { type Language, textsIn } from "../../../parts/textsIn";
import { daysBetween } from "../daysBetween";
import { lastTime } from "../numbers";
import type { HerdOnDay } from "../presentation";
import { WEIGHING, type Weighed } from "./weighingTexts";

/** Who gains less than this share of the goal falls behind, and less than the other one is watched. */
export const BEHIND = 0.82;
export const WATCHED = 0.95;
export const CALF_MONTHS = 6;
/** Days until the next weighing; the sooner for who falls behind. */
const AGAIN: Readonly<Record<Weighed, number>> = { slow: 14, calf: 21, heifer: 30 };
/** Which weight was misread, and by how many kg. */
const DOUBTFUL = 1;
const MISREAD = 96;

/** The last weighing that was confirmed: what each gains in a day; who went over the scale this morning, and in how many days each is weighed next. */
export function weighingOf(herd: HerdOnDay) {
  const { goal } = GAINS[herd.workshop];
  const day = lastTime(herd, "weighing");
  const ago = daysBetween(day, herd.today);
  const born = herd.young.filter((animal) => daysBetween(animal.born, day) >= 0);
  const aged = born.map((animal) => ({ animal, age: ageMonths(animal.born, herd.today) }));
  // That of this morning is one of heifers: the last of them has still to go over the scale.
  const heifers = aged.filter(({ age }) => age >= CALF_MONTHS).map(({ animal }) => animal);
  const left = heifers.at(-1);
  const weighed = aged.map(({ animal, age }) => {
    const gain = dailyGain(animal.number, herd.workshop);
    const kind: Weighed = gain < goal * BEHIND ? "slow" : age < CALF_MONTHS ? "calf" : "heifer";
    const isSeen = animal !== left && heifers.includes(animal);
    const again = animal === left ? 0 : AGAIN[kind] - (isSeen ? 0 : ago);
    // A calf is weighed when it is weaned, if that comes first and was not before the last weighing.
    const due = animal.due.sevrage ?? Number.POSITIVE_INFINITY;
    const weaned = due < -ago ? Number.POSITIVE_INFINITY : due;
    const why: Weighed | "weaned" = weaned <= again ? "weaned" : kind;
    return { animal, age, gain, isSeen, why, days: Math.min(again, weaned), expected: animal.weight + Math.round((gain * ago) / 1000) };
  });
  return { day, weighed, left };
}

/** What the scale read this morning, not taken over yet: one of the weights was misread. */
export function scaleReading(herd: HerdOnDay) {
  const seen = weighingOf(herd).weighed.filter(({ isSeen }) => isSeen);
  return seen.map(({ animal, expected }, at) => {
    const isDoubtful = at === DOUBTFUL;
    const read = expected + (isDoubtful ? MISREAD : drawsFor(`${animal.number} scale`).between(-2, 2));
    return { animal, before: animal.weight, expected, read, isDoubtful };
  });
}

/** How far the weighing of this morning is, and whom it still waits for. */
export function openWeighing(herd: HerdOnDay): { readonly seen: number; readonly all: number; readonly left: SampleAnimal | undefined } {
  const { weighed, left } = weighingOf(herd);
  const seen = weighed.filter(({ isSeen }) => isSeen).length;
  return { seen, all: seen + (left === undefined ? 0 : 1), left };
}

/** What leads on with it. */
export function resumeWeighing(herd: HerdOnDay, language: Language): string {
  const { seen, all } = openWeighing(herd);
  return textsIn(WEIGHING, language).resume(seen, all);
}
