import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { intakeOf, rationsOf } from "../feed";
import { mean, oneDecimal, percent, sum, whole, withUnit } from "../numbers";
import type { Present, Row } from "../presentation";
import { TROUGH } from "./troughTexts";

/** Percent refused, below and above which a ration is changed. */
const REFUSED = { least: 3, most: 5 };

/** What the cows of each lot are fed, leave and eat, as it was seen at the trough. */
export const presentTrough: Present = (herd, { language, lot: lotName, lotOf }) => {
  const texts = textsIn(TROUGH, language);
  const { between } = drawsFor(`${herd.numCheptel} trough`);
  const rows = rationsOf(herd)
    .filter(({ lot }) => lot.of === "cows")
    .map(({ lot, each: eaten }) => {
      const share = between(1, 7);
      const given = Math.round((eaten * lot.animals.length) / (1 - share / 100));
      return { lot, share, eaten, given, refused: (given * share) / 100, score: share < REFUSED.least ? 1 : share > REFUSED.most ? 4 : 3 };
    });
  const stateOf = (share: number): Row["state"] => {
    if (share < REFUSED.least) return { text: texts.more, tone: "late" };
    return share > REFUSED.most ? { text: texts.less, tone: "wait" } : { text: texts.keep, tone: "good" };
  };
  const toAdjust = rows.filter(({ share }) => stateOf(share).tone !== "good").length;
  return {
    figures: [
      { label: texts.perCow, value: oneDecimal(intakeOf(herd.cows)), unit: "kg", context: texts.aCow },
      {
        label: texts.share,
        value: percent(sum(rows.map(({ refused }) => refused)), sum(rows.map(({ given }) => given))),
        unit: "%",
        context: texts.goal,
      },
      { label: texts.scored, value: oneDecimal(mean(rows.map(({ score }) => score))), context: texts.outOf },
      { label: texts.toAdjust, value: whole(toAdjust), context: texts.of(rows.length), ...(toAdjust > 0 && { tone: "wait" as const }) },
    ],
    list: {
      title: texts.title,
      columns: [texts.group, texts.given, texts.refused, texts.eaten, texts.score, texts.ration],
      rows: rows.map((row) => ({
        who: { name: lotName(row.lot.id), kind: lotOf[row.lot.of] },
        cells: [
          withUnit(whole(row.given), "kg"),
          withUnit(whole(row.refused), "kg"),
          withUnit(oneDecimal(row.eaten), "kg"),
          whole(row.score),
        ],
        state: stateOf(row.share),
      })),
    },
    chart: { title: texts.chart, bars: rows.map(({ eaten }) => eaten), ofRows: true, unit: "kg" },
  };
};
