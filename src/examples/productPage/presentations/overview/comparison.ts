import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { figureOf, type SampleName } from "../../dashboard/figures";
import { oneDecimal, whole, withSign, withSignWhole, withUnit } from "../numbers";
import type { Present } from "../presentation";
import { COMPARISON } from "./comparisonTexts";

interface Measure {
  readonly figure: SampleName;
  readonly unit: string;
  /** Fewer of it is better. */
  readonly isLow?: true;
  /** How far the best are from the group. */
  readonly lead: number;
}

const HERDS = 24;
/** Of the width, from the group. */
const BEST_AT = 0.4;
/** In the order of their names. */
const MEASURES: readonly Measure[] = [
  { figure: "milk", unit: "kg", lead: 3.5 },
  { figure: "margin", unit: "€", lead: 1.2 },
  { figure: "index", unit: "", lead: 6 },
  { figure: "pregnant", unit: "%", lead: 9 },
  { figure: "intake", unit: "kg", isLow: true, lead: 1.1 },
  { figure: "interval", unit: "", isLow: true, lead: 16 },
];

/** The results of a herd beside those of herds like it. */
export const presentComparison: Present = (herd, { language, lists }) => {
  const texts = textsIn(COMPARISON, language);
  const { next } = drawsFor(`${herd.numCheptel} group`);
  const known = herd.cows.map(({ cow }) => cow);
  const rows = MEASURES.map(({ figure, unit, isLow, lead }, at) => {
    const { value: exact, digits } = figureOf(figure, known);
    const isFine = digits > 0;
    // As they are shown, so that they and their difference agree.
    const rounded = (one: number) => Math.round(one * (isFine ? 10 : 1)) / (isFine ? 10 : 1);
    const value = rounded(exact);
    const group = rounded(exact + (next() - 0.55) * lead);
    const ahead = isLow ? group - value : value - group;
    // The middle is the group; the best stand at as much of either half as all measures have them.
    const share = (by: number) => 0.5 + (by / lead) * BEST_AT;
    const counted = figure === "interval" ? texts.days : unit;
    // Percents differ by points.
    const apart = unit === "%" ? texts.points : counted;
    const signed = (isFine ? withSign : withSignWhole)(value - group);
    const measured = (size: number) => {
      const text = isFine ? oneDecimal(size) : whole(size);
      return counted === "" ? text : withUnit(text, counted);
    };
    return {
      name: texts.names[at] ?? "",
      kind: isLow ? texts.less : "",
      cells: [measured(value), measured(group), measured(isLow ? group - lead : group + lead)],
      difference: apart === "" ? signed : withUnit(signed, apart),
      ahead,
      dots: { own: share(ahead), group: share(0), best: share(lead) },
    };
  });
  const count = (sign: number) => rows.filter(({ ahead }) => Math.sign(ahead) === sign).length;
  const level = count(0);
  const rank = Math.max(1, Math.round(HERDS * ((rows[0]?.ahead ?? 0) < 0 ? 0.6 : 0.3)));
  return {
    figures: [
      { label: texts.rank, value: whole(rank), context: texts.ofHerds(HERDS) },
      { label: texts.better, value: whole(count(1)), context: texts.of(rows.length), tone: "good" },
      {
        label: texts.behind,
        value: whole(count(-1)),
        context: level === 0 ? texts.of(rows.length) : texts.level(level),
        ...(count(-1) > 0 && { tone: "wait" as const }),
      },
      { label: texts.herds, value: whole(HERDS), context: texts.alike },
    ],
    list: {
      title: texts.title,
      columns: [texts.result, texts.you, texts.group, texts.best, texts.difference],
      lead: 0,
      facts: [1, 2],
      legend: { dots: { own: texts.you, group: texts.group, best: texts.best }, ends: lists.dotEnds },
      rows: rows.map(({ name, kind, cells, difference, ahead, dots }) => ({
        who: { name, kind },
        dots,
        cells,
        state: { text: difference, tone: ahead < 0 ? "wait" : ahead > 0 ? "good" : "plain" },
      })),
    },
  };
};
