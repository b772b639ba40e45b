import { addDays, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import type { SampleAnimal } from "../../../herd/sampleAnimals";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { ACTS } from "../actTexts";
import { daysBetween } from "../daysBetween";
import { presentMovements } from "../movements";
import { whole } from "../numbers";
import type { Act, HerdOnDay, Present, Row } from "../presentation";
import { entriesOf } from "../transfers";
import { DECLARATIONS } from "./declarationsTexts";

/** Days after which a declaration has an answer, and a refused one is too late to be mended. */
const ANSWERED_AFTER = 10;
const TO_MEND_WITHIN = 27;
/** Days to the latest answer from which one looks for it. */
const SOON = 2;
/** Days in which the quickest answer comes. */
const QUICKEST = 2;
const MONTH = 60;

/** What was declared, what waits for an answer, and what was refused. */
export const presentDeclarations: Present = (herd, words) => {
  const { language, animal, movements, lists } = words;
  const texts = textsIn(DECLARATIONS, language);
  const dayOf = (days: number) => withoutYear(formatDay(addDays(herd.today, days)));
  const declared = [
    ...herd.young.map((one) => ({ animal: one, what: movements.birth, ago: daysBetween(one.born, herd.today) })),
    ...entriesOf(herd).map(({ animal: one, cow }) => ({ animal: one, what: texts.entry, ago: cow.moved })),
  ]
    .filter(({ ago }) => ago <= MONTH)
    .sort((a, b) => a.ago - b.ago);
  const waiting = declared.filter(({ ago }) => ago < ANSWERED_AFTER);
  const without = refusedBirth(herd);
  const refused = declared.find((one) => one.animal === without);
  const isToday = refused?.ago === TO_MEND_WITHIN;
  const mendedBy = isToday ? texts.today : texts.before(dayOf(TO_MEND_WITHIN - (refused?.ago ?? 0)));
  const accepted = declared.filter((one) => one !== refused && one.ago >= ANSWERED_AFTER);
  const [passports] = presentMovements(herd, words).figures;
  const acts = textsIn(ACTS, language);
  // Which it is, the page does not know: it was left out.
  const answer = ({ number }: SampleAnimal, sex: "F" | "M"): Act => ({
    id: `${number} ${sex}`,
    ...acts[`correct${sex}`],
    sent: { sex },
    counts: [
      [0, -1],
      [1, 1],
    ],
  });
  const rowOf = ({ animal: who, what, ago }: (typeof declared)[number]): Row => {
    if (refused?.animal === who)
      return {
        who,
        cells: [`${what}, ${texts.reason}`, dayOf(-ago), mendedBy],
        state: { text: texts.toCorrect, tone: "late" },
        why: 2,
        act: answer(who, "F"),
        other: answer(who, "M"),
      };
    const left = ANSWERED_AFTER - ago;
    return left > 0
      ? {
          who,
          cells: [what, dayOf(-ago), texts.within(left)],
          state: { text: texts.waiting, tone: "wait" },
          ...(left <= SOON && { why: 2 }),
        }
      : {
          who,
          cells: [what, dayOf(-ago), texts.answered(dayOf(-ago + answerOf(who)))],
          state: { text: texts.accepted, tone: "good" },
        };
  };
  return {
    figures: [
      {
        label: texts.toCorrect,
        value: whole(refused === undefined ? 0 : 1),
        amount: refused === undefined ? 0 : 1,
        context: refused === undefined ? texts.nothing : mendedBy,
        ...(isToday && { isDue: true as const }),
        tone: refused === undefined ? "good" : "late",
      },
      {
        label: texts.waiting,
        value: whole(waiting.length),
        amount: waiting.length,
        context: texts.lately,
        ...(waiting.length > 0 && { tone: "wait" as const }),
      },
      { label: texts.accepted, value: whole(accepted.length), context: texts.inTwoMonths },
      ...(passports === undefined ? [] : [passports]),
    ],
    list: {
      title: texts.title,
      isGrouped: true,
      columns: [animal, texts.declaration, texts.on, texts.answer, lists.state],
      facts: [0, 2],
      offered: [0, 2],
      isDoneBelow: true,
      rows: [...(refused === undefined ? [] : [refused]), ...waiting, ...accepted].map(rowOf),
    },
    choices: [{ name: movements.birth }, { name: texts.entry, opens: "entries" }, { name: texts.exit, opens: "exits" }],
    noting: {
      name: texts.declareBirth,
      fields: [
        { name: texts.dam, kind: "animal" },
        { name: texts.sex, kind: "choice", options: texts.sexes },
      ],
      row: ([number, sex]) => {
        const dam = herd.animals.find((one) => one.number === number);
        if (dam === undefined) return undefined;
        const row: Row = {
          who: { name: texts.calfOf(dam.name), kind: "" },
          cells: [`${movements.birth}, ${(texts.sexes[Number(sex)] ?? "").toLowerCase()}`, dayOf(0), texts.within(ANSWERED_AFTER)],
          state: { text: texts.waiting, tone: "wait" },
        };
        return { row, counts: [[1, 1]] };
      },
    },
  };
};

/** Days after which it was accepted. */
function answerOf({ number }: SampleAnimal): number {
  return drawsFor(`${number} answer`).between(QUICKEST, ANSWERED_AFTER - 1);
}

/** The oldest birth that can still be mended was refused, for the sex. */
export function refusedBirth({ young, today }: HerdOnDay): SampleAnimal | undefined {
  return young.findLast(({ born }) => {
    const ago = daysBetween(born, today);
    return ago >= ANSWERED_AFTER && ago <= TO_MEND_WITHIN;
  });
}
