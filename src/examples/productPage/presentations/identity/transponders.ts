import { addDays, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import type { SampleAnimal } from "../../../herd/sampleAnimals";
import { numberParts } from "../../../parts/numberParts";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { ACTS } from "../actTexts";
import { daysBetween } from "../daysBetween";
import { percent, whole } from "../numbers";
import type { HerdOnDay, Present } from "../presentation";
import { TRANSPONDERS } from "./transpondersTexts";

/** Fitted within so many days of a birth. */
const FITTED_BY = 20;
/** Of a hundred older animals so many have lost theirs. */
const LOST = 2;
/** France, as transponders write it. */
const COUNTRY = "250";

/** Which transponder each animal wears, and those without. */
export const presentTransponders: Present = (herd, { language, animal, lists: { state } }) => {
  const texts = textsIn(TRANSPONDERS, language);
  const lost = new Set(lostIn(herd));
  const rows = [...herd.animals].reverse().map((one) => {
    const { between } = drawsFor(`${one.number} transponder`);
    const age = daysBetween(one.born, herd.today);
    const { head, last } = numberParts(one.number);
    const isNew = age < FITTED_BY;
    return {
      who: one,
      isNew,
      isBare: isNew || lost.has(one),
      /** Days until it has to be there. */
      left: FITTED_BY - age,
      code: `${COUNTRY} ${head.replace(/^\D+/, "")} ${last}`,
      fitted: Math.min(age - 1, between(FITTED_BY, 900)),
    };
  });
  // Who lost hers has none in the parlour; of the others, who is due first.
  const bare = rows.filter(({ isBare }) => isBare).sort((a, b) => Number(a.isNew) - Number(b.isNew) || a.left - b.left);
  const worn = rows.filter(({ isBare }) => !isBare);
  const latest = [...worn].sort((a, b) => a.fitted - b.fitted);
  const day = (ago: number) => formatDay(addDays(herd.today, -ago));
  return {
    figures: [
      {
        label: texts.bare,
        value: whole(bare.length),
        amount: bare.length,
        context: texts.calves(bare.filter(({ isNew }) => isNew).length),
        tone: bare.length > 0 ? "wait" : "good",
      },
      { label: texts.worn, value: whole(worn.length), amount: worn.length, context: texts.of(herd.animals.length) },
      { label: texts.share, value: percent(worn.length, rows.length), unit: "%", context: texts.ofHerd },
      { label: texts.latest, value: withoutYear(day(latest[0]?.fitted ?? 0)), context: latest[0]?.who.name ?? "" },
    ],
    list: {
      title: texts.title,
      isGrouped: true,
      columns: [animal, texts.transponder, texts.fitted, state],
      facts: [0, 1],
      offered: [0, 1],
      bare: [0],
      rows: [...bare, ...latest].map(({ who, isBare, isNew, code, fitted, left }) => ({
        who,
        cells: isNew
          ? [texts.none, texts.before(withoutYear(day(-left)))]
          : [isBare ? texts.lost : code.replaceAll(" ", "\u00a0"), isBare ? texts.atOnce : day(fitted)],
        ...(isBare && !isNew && { why: 0 }),
        state: isBare ? { text: texts.toFit, tone: "wait" } : { text: texts.fine, tone: "good" },
        ...(isBare && {
          act: {
            id: who.number,
            ...textsIn(ACTS, language).fit,
            isState: true,
            counts: [
              [0, -1],
              [1, 1],
            ] as const,
          },
        }),
      })),
    },
  };
};

/** Cows that lost theirs: of those that are milked, where any is, so that the parlour knows as many less. */
export function lostIn({ animals, cows }: HerdOnDay): readonly SampleAnimal[] {
  const milked = cows.filter(({ animal }) => animal.milk > 0).map(({ animal }) => animal);
  const seen = milked.length > 0 ? milked : animals.slice(0, cows.length);
  const lost = seen.filter(({ number }) => drawsFor(`${number} transponder`).between(1, 100) <= LOST);
  return lost.length > 0 ? lost : seen.slice(0, 1);
}
