import { drawsFor } from "../../../herd/drawsFor";
import type { SampleLot } from "../../../herd/lots";
import { textsIn } from "../../../parts/textsIn";
import { intakeOf, rationsOf } from "../feed";
import { mean, oneDecimal, percent, sum, whole, withUnit } from "../numbers";
import type { Present, Row } from "../presentation";
import { TROUGH } from "./troughTexts";

/** Percent refused, below and above which a ration is changed. */
const REFUSED = { least: 3, most: 5 };

/** What was given to a lot, the percent of it that was left, and kg that each cow has eaten. */
interface Seen {
  readonly lot: SampleLot;
  readonly share: number;
  readonly eaten: number;
  readonly given: number;
}

/** What the cows of each lot are fed, leave and eat, as it was seen at the trough. */
export const presentTrough: Present = (herd, { language, lot: lotName, lotOf }) => {
  const texts = textsIn(TROUGH, language);
  const { between } = drawsFor(`${herd.numCheptel} trough`);
  const rows = rationsOf(herd)
    .filter(({ lot }) => lot.of === "cows")
    .map(({ lot, each: eaten }): Seen => {
      const share = between(1, 7);
      const given = Math.round((eaten * lot.animals.length) / (1 - share / 100));
      return { lot, share, eaten, given };
    });
  const stateOf = (share: number): Row["state"] => {
    if (share < REFUSED.least) return { text: texts.more, tone: "wait" };
    return share > REFUSED.most ? { text: texts.less, tone: "wait" } : { text: texts.keep, tone: "good" };
  };
  const refusedOf = ({ given, share }: Seen) => (given * share) / 100;
  const scoreOf = ({ share }: Seen) => (share < REFUSED.least ? 1 : share > REFUSED.most ? 4 : 3);
  const rowOf = (row: Seen): Row => ({
    who: { name: lotName(row.lot.id), kind: lotOf[row.lot.of] },
    cells: [
      withUnit(whole(row.given), "kg"),
      withUnit(whole(refusedOf(row)), "kg"),
      withUnit(whole(row.share), "%"),
      withUnit(oneDecimal(row.eaten), "kg"),
      whole(scoreOf(row)),
    ],
    state: stateOf(row.share),
  });
  const toAdjust = rows.filter(({ share }) => stateOf(share).tone !== "good").length;
  return {
    figures: [
      { label: texts.perCow, value: oneDecimal(intakeOf(herd.cows)), unit: "kg", context: texts.aCow },
      {
        label: texts.share,
        value: percent(sum(rows.map(refusedOf)), sum(rows.map(({ given }) => given))),
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
        const { given, lot } = before;
        const left = Math.min(given, Number(amount));
        const now = { ...before, share: (100 * left) / given, eaten: (given - left) / lot.animals.length };
        const isOpen = ({ share }: Seen) => Number(stateOf(share).tone !== "good");
        return { row: rowOf(now), counts: [[3, isOpen(now) - isOpen(before)]] };
      },
      replaces: true,
    },
    chart: {
      title: texts.chart,
      bars: rows.map(({ share }) => share),
      ofRows: true,
      unit: "%",
      within: { ...REFUSED, name: texts.goal },
    },
  };
};
