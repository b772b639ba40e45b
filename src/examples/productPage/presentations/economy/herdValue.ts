import { ageMonths } from "../../../herd/ageMonths";
import { drawsFor } from "../../../herd/drawsFor";
import type { Workshop } from "../../../herd/sampleAnimals";
import { textsIn } from "../../../parts/textsIn";
import { categoriesOf } from "../categories";
import { ageIn, euros, mean, sum, whole, withSign } from "../numbers";
import type { Present } from "../presentation";
import { spoken } from "../spoken";
import type { Category } from "../texts/presentationTexts";
import { VALUE } from "./herdValueTexts";

/** Percent from which a change is worth a look. */
const CHANGED = 1;

type Group = "cows" | "heifers" | "calves";

/** Euros a head. */
const PRICES: Readonly<Record<Workshop, Readonly<Record<Category, number>>>> = {
  dairy: { firstCalvers: 2150, grown: 1980, old: 1540, heifers: 1390, youngHeifers: 790, calves: 340 },
  suckler: { firstCalvers: 2620, grown: 2450, old: 1980, heifers: 1760, youngHeifers: 1180, calves: 760 },
};
const GROUPS: Readonly<Record<Category, Group>> = {
  firstCalvers: "cows",
  grown: "cows",
  old: "cows",
  heifers: "heifers",
  youngHeifers: "heifers",
  calves: "calves",
};

/** What the herd is worth today, category by category, and against a year ago. */
export const presentHerdValue: Present = (herd, { language, months, herd: words }) => {
  const texts = textsIn(VALUE, language);
  const { next } = drawsFor(`${herd.numCheptel} value`);
  const rows = categoriesOf(herd).map(([category, animals]) => {
    const each = Math.round((PRICES[herd.workshop][category] * (0.96 + next() * 0.08)) / 10) * 10;
    // Percent in a year.
    const change = Math.round(80 * next() - 10) / 10;
    return { category, animals, each, change, total: each * animals.length };
  });
  const total = sum(rows.map((row) => row.total));
  const before = sum(rows.map((row) => row.total / (1 + row.change / 100)));
  const change = 100 * (total / Math.max(1, before) - 1);
  const groupOf = (group: Group) => {
    const those = rows.filter(({ category }) => GROUPS[category] === group);
    const worth = sum(those.map((row) => row.total));
    const count = sum(those.map(({ animals }) => animals.length));
    return {
      label: texts.groups[group],
      value: whole(worth),
      unit: "€",
      context: texts.each(whole(count), euros(worth / Math.max(1, count))),
    };
  };
  return {
    figures: [
      { label: texts.herd, value: whole(total), unit: "€", context: texts.inAYear(`${withSign(change)} %`) },
      groupOf("cows"),
      groupOf("heifers"),
      groupOf("calves"),
    ],
    list: {
      title: texts.title,
      columns: [texts.category, texts.animals, texts.age, texts.head, texts.total, texts.change],
      lead: 3,
      facts: [0, 2],
      spoken: { 0: spoken(language, "animals") },
      isStateNamed: true,
      rows: rows.map((row) => ({
        who: { name: words.categories[row.category], kind: "" },
        cells: [
          whole(row.animals.length),
          ageIn(mean(row.animals.map(({ born }) => ageMonths(born, herd.today))), months, words.atAge),
          euros(row.each),
          euros(row.total),
        ],
        state: { text: `${withSign(row.change)} %`, tone: row.change < CHANGED ? "plain" : "good" },
      })),
    },
    chart: {
      title: texts.share,
      bars: rows.map((row) => (100 * row.total) / Math.max(1, total)),
      named: rows.map(({ category }) => ({ name: words.categories[category] })),
      isShare: true,
      unit: "%",
    },
  };
};
