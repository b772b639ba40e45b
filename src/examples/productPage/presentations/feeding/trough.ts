import { textsIn } from "../../../parts/textsIn";
import { fedIn, intakeOf, type Ration, rationsOf } from "../feed";
import { mean, oneDecimal, percent, sum, whole, withUnit } from "../numbers";
import type { Present, Row } from "../presentation";
import { TROUGH } from "./troughTexts";

/** Percent refused, below and above which a ration is changed. */
const REFUSED = { least: 3, most: 5 };

/** What the cows of each lot are fed, leave and eat, as it was seen at the trough. */
export const presentTrough: Present = (herd, { language, lot: lotName, lotOf }) => {
  const texts = textsIn(TROUGH, language);
  const rows = rationsOf(herd).filter(({ lot }) => lot.of === "cows");
  const stateOf = (share: number): Row["state"] => {
    if (share < REFUSED.least) return { text: texts.more, tone: "wait" };
    return share > REFUSED.most ? { text: texts.less, tone: "wait" } : { text: texts.keep, tone: "good" };
  };
  const refusedOf = (one: Ration) => (fedIn(one) * one.left) / 100;
  const scoreOf = ({ left }: Ration) => (left < REFUSED.least ? 1 : left > REFUSED.most ? 4 : 3);
  const rowOf = (row: Ration): Row => ({
    who: { name: lotName(row.lot.id), kind: lotOf[row.lot.of] },
    cells: [
      withUnit(whole(fedIn(row)), "kg"),
      withUnit(whole(refusedOf(row)), "kg"),
      withUnit(whole(row.left), "%"),
      withUnit(oneDecimal(row.eaten), "kg"),
      whole(scoreOf(row)),
    ],
    bar: row.left,
    state: stateOf(row.left),
  });
  const toAdjust = rows.filter(({ left }) => stateOf(left).tone !== "good").length;
  return {
    figures: [
      { label: texts.perCow, value: oneDecimal(intakeOf(herd.cows)), unit: "kg", context: texts.aCow },
      {
        label: texts.share,
        value: percent(sum(rows.map(refusedOf)), sum(rows.map(fedIn))),
        unit: "%",
        context: texts.goal,
      },
      { label: texts.scored, value: oneDecimal(mean(rows.map(scoreOf))), context: texts.outOf },
      {
        label: texts.toAdjust,
        value: whole(toAdjust),
        amount: toAdjust,
        context: texts.of(rows.length),
        ...(toAdjust > 0 && { tone: "wait" as const }),
      },
    ],
    list: {
      title: texts.title,
      columns: [texts.group, texts.given, texts.refused, texts.share, texts.eaten, texts.score, texts.ration],
      lead: 2,
      facts: [1, 4],
      note: texts.scores,
      bars: { cell: 2, aim: { ...REFUSED, name: texts.goal } },
      rows: rows.map(rowOf),
    },
    noting: {
      name: texts.noting,
      fields: [
        { name: texts.group, kind: "choice", options: rows.map(({ lot }) => lotName(lot.id)) },
        { name: texts.refused, kind: "amount", unit: "kg" },
      ],
      row: ([at, amount]) => {
        const before = rows[Number(at)];
        if (before === undefined) return undefined;
        const given = fedIn(before);
        const refused = Math.min(given, Number(amount));
        const now = { ...before, left: (100 * refused) / given, eaten: (given - refused) / before.lot.animals.length };
        const isOpen = ({ left }: Ration) => Number(stateOf(left).tone !== "good");
        return { row: rowOf(now), counts: [[3, isOpen(now) - isOpen(before)]] };
      },
      replaces: true,
    },
  };
};
