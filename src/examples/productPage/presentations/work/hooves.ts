import { addDays, type CalendarDay, formatDay, isoDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import type { SampleAnimal } from "../../../herd/sampleAnimals";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { ACTS } from "../actTexts";
import { lastTime, percent, whole, withUnit } from "../numbers";
import type { Present, Row } from "../presentation";
import { HOOVES } from "./hoovesTexts";

/** Days from one visit of the trimmer to the next; a lesion is looked at again sooner. */
const AGAIN = { sound: 180, lesion: 21 };
/** Of a hundred cows. */
const LESIONS = 22;
const RETURNING = 5;
const KINDS = 4;
/** Days before the last visit that make a lesion a repeated one; what is longer ago does not. */
const REPEATED = [60, 330] as const;
const LONG_AGO = [370, 700] as const;
/** Calvings of a cow that could have been seen that long ago. */
const OLD = 4;

interface Trimmed {
  readonly animal: SampleAnimal;
  /** Which lesion, on which foot; null: none. */
  readonly lesion: { readonly kind: number; readonly foot: number } | null;
  readonly returns: boolean;
  /** When one was seen before; null: never. */
  readonly before: CalendarDay | null;
}

/** The last trimming of each cow, what was seen, and what returns. */
export const presentHooves: Present = (herd, { language, animal: animalWord }) => {
  const texts = textsIn(HOOVES, language);
  const { treat } = textsIn(ACTS, language);
  const day = lastTime(herd, "hooves");
  const trimmed = herd.cows.map(({ animal, cow }): Trimmed => {
    const { between } = drawsFor(`${animal.number} hooves`);
    const drawn = between(1, 100);
    const seen = { kind: Math.min(between(0, KINDS), KINDS - 1), foot: between(0, texts.feet.length - 1) };
    const returns = drawn <= RETURNING;
    const ago = returns ? between(...REPEATED) : between(...LONG_AGO);
    const before = returns || cow.calvings >= OLD ? addDays(day, -ago) : null;
    return { animal, lesion: drawn <= LESIONS ? seen : null, returns, before };
  });
  const lame = trimmed.filter(({ lesion }) => lesion !== null);
  const returning = trimmed.filter(({ returns }) => returns);
  const sound = trimmed.filter(({ lesion }) => lesion === null);
  const shown = [...returning, ...lame.filter(({ returns }) => !returns), ...sound];
  const dueOf = ({ lesion }: Trimmed, on: CalendarDay) => formatDay(addDays(on, lesion === null ? AGAIN.sound : AGAIN.lesion));
  const stateOf = ({ lesion, returns }: Trimmed, due: string): Row["state"] => {
    if (lesion === null) return { text: texts.sound, tone: "good" };
    const again = `${texts.again} ${texts.on(withoutYear(due))}`;
    return returns ? { text: `${texts.returning}, ${again.toLowerCase()}`, tone: "late" } : { text: again, tone: "wait" };
  };
  const rowOf = (one: Trimmed, on: CalendarDay): Row => ({
    who: one.animal,
    cells:
      one.lesion === null
        ? [texts.none, "–"]
        : [`${texts.lesions[one.lesion.kind]}, ${texts.feet[one.lesion.foot]}`, one.before === null ? texts.first : formatDay(one.before)],
    state: stateOf(one, dueOf(one, on)),
    ...(one.lesion !== null && {
      act: {
        id: `${isoDay(on)} ${one.animal.number}`,
        ...treat,
        counts: [[0, -1]] as const,
      },
    }),
  });
  const seen = texts.lesions
    .map((name, kind) => ({ name, count: lame.filter(({ lesion }) => lesion?.kind === kind).length }))
    .sort((a, b) => b.count - a.count);
  const share = withUnit(percent(lame.length, trimmed.length), "%");
  return {
    figures: [
      {
        label: texts.again,
        value: whole(lame.length),
        amount: lame.length,
        context: texts.on(withoutYear(formatDay(addDays(day, AGAIN.lesion)))),
        tone: "wait",
      },
      { label: texts.returning, value: whole(returning.length), context: texts.twice, tone: returning.length > 0 ? "late" : "good" },
      { label: texts.done, value: whole(trimmed.length), context: texts.ofThem(share) },
      {
        label: texts.visit,
        value: withoutYear(formatDay(addDays(day, AGAIN.sound))),
        context: texts.farrier(addDays(day, AGAIN.sound).year),
      },
    ],
    list: {
      title: `${texts.title}, ${formatDay(day)}`,
      columns: [animalWord, texts.lesion, texts.before, texts.state],
      isGrouped: true,
      facts: [],
      offered: [0, 1],
      bare: [0],
      rows: shown.map((one) => rowOf(one, day)),
    },
    ...(lame.length > 0 && { chart: { title: texts.chart, bars: seen.map(({ count }) => count), named: seen } }),
    noting: {
      name: texts.noting,
      fields: [
        { name: animalWord, kind: "animal" },
        { name: texts.lesion, kind: "choice", options: [texts.none, ...texts.lesions] },
        { name: texts.foot, kind: "choice", options: texts.feet },
      ],
      row: ([number, kind, foot]) => {
        const animal = herd.animals.find((one) => one.number === number);
        const lesion = Number(kind) === 0 ? null : { kind: Number(kind) - 1, foot: Number(foot) };
        const before = lame.some((one) => one.animal === animal) ? day : null;
        const row = animal === undefined ? undefined : rowOf({ animal, lesion, returns: false, before }, herd.today);
        return row && { row, counts: [] };
      },
    },
  };
};
