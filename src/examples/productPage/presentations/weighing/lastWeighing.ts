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
