import { formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { lastTime, mean, oneDecimal, whole } from "../numbers";
import type { Present } from "../presentation";
import { TRAITS } from "./traitsTexts";

const SCALE = { from: 1, to: 9 };
/** Of each trait, in the order of its names. */
const LIMITS = [5, 4, 3, 4, 4, 3] as const;

/** What is scored when the females are reviewed, below which score they are looked at again, and how the herd stands. */
export const presentTraits: Present = (herd, { language }) => {
  const texts = textsIn(TRAITS, language);
  const rows = LIMITS.map((limit, at) => {
    const { between } = drawsFor(`${herd.numCheptel} trait ${at}`);
    const scores = herd.cows.map(() => Math.round((between(1, 8) + between(4, 9)) / 2));
    const name = texts.names[herd.workshop][at] ?? "";
    return { name, limit, score: mean(scores), below: scores.filter((score) => score < limit).length };
  });
  const lowest = [...rows].sort((a, b) => a.score - b.score)[0];
  return {
    figures: [
      { label: texts.traits, value: whole(rows.length), context: texts.looked },
      { label: texts.females, value: whole(herd.cows.length), context: texts.cows },
      { label: texts.lowest, value: oneDecimal(lowest?.score ?? 0), context: lowest?.name ?? "" },
      { label: texts.last, value: withoutYear(formatDay(lastTime(herd, "round"))), context: texts.seen(whole(herd.cows.length)) },
    ],
    list: {
      title: texts.title,
      columns: [texts.trait, texts.scale, texts.limit, texts.herd, texts.below],
      lead: 2,
      facts: [0, 1],
      bars: { cell: 2, full: SCALE.to },
      rows: rows.map(({ name, limit, score, below }) => ({
        who: { name, kind: "" },
        cells: [texts.scored(SCALE.from, SCALE.to), whole(limit), oneDecimal(score)],
        bar: score,
        state: { text: whole(below), tone: below > 0 ? "wait" : "good" },
      })),
    },
  };
};
