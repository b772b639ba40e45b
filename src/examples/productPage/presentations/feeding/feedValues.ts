import { textsIn } from "../../../parts/textsIn";
import { twoDecimals, whole, withUnit } from "../numbers";
import type { Present } from "../presentation";
import { FEED_VALUES } from "./feedValuesTexts";

/** Of each feed in stock, in its order: energy and protein in a kg of dry matter, and euros a tonne. */
export const VALUES = [
  { energy: 0.92, protein: 66, price: 135 },
  { energy: 0.86, protein: 84, price: 120 },
  { energy: 0.72, protein: 71, price: 150 },
  { energy: 1.06, protein: 229, price: 455 },
  { energy: 1.08, protein: 98, price: 230 },
  { energy: 0, protein: 0, price: 890 },
] as const;

/** The first are grown on the farm. */
const FORAGES = 3;

/** Feeds that are known, what they are worth in a ration, and what they cost. */
export const presentFeedValues: Present = (_, { language, lists: { stock } }) => {
  const texts = textsIn(FEED_VALUES, language);
  const rows = VALUES.map((values, at) => ({ ...values, name: stock.kinds.feeds.items[at] ?? "", isForage: at < FORAGES }));
  // What holds no energy has no bar.
  const byEnergy = rows.filter(({ energy }) => energy > 0).sort((a, b) => a.price / a.energy - b.price / b.energy);
  const forages = rows.filter(({ isForage }) => isForage);
  const cheapest = [...rows].sort((a, b) => a.price - b.price)[0];
  const richest = [...rows].sort((a, b) => b.protein - a.protein)[0];
  const strongest = [...rows].sort((a, b) => b.energy - a.energy)[0];
  return {
    figures: [
      { label: texts.known, value: whole(rows.length), context: texts.ofThem(forages.length) },
      { label: texts.mostEnergy, value: twoDecimals(strongest?.energy ?? 0), unit: "UFL", context: strongest?.name ?? "" },
      { label: texts.mostProtein, value: whole(richest?.protein ?? 0), unit: "g PDI", context: richest?.name ?? "" },
      { label: texts.cheapest, value: whole(cheapest?.price ?? 0), unit: "€/t", context: cheapest?.name ?? "" },
    ],
    list: {
      title: texts.title,
      note: texts.note,
      columns: [stock.kinds.feeds.thing, texts.energy, texts.protein, texts.price, texts.origin],
      lead: 2,
      facts: [0, 1],
      bare: [0, 1],
      // As the bars: the cheapest energy first.
      rows: [...byEnergy, ...rows.filter(({ energy }) => energy === 0)].map(({ name, energy, protein, price, isForage }) => ({
        who: { name, kind: "" },
        cells: [
          energy === 0 ? "–" : withUnit(twoDecimals(energy), "UFL"),
          protein === 0 ? "–" : withUnit(whole(protein), "g PDI"),
          withUnit(whole(price), "€/t"),
        ],
        state: { text: isForage ? texts.forage : texts.bought, tone: "plain" },
      })),
    },
    chart: { title: texts.chart, bars: byEnergy.map(({ price, energy }) => price / energy), named: byEnergy, unit: "€" },
  };
};
