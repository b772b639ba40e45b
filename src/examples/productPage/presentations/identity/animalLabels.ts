import { addDays, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import type { SampleAnimal } from "../../../herd/sampleAnimals";
import { textsIn } from "../../../parts/textsIn";
import { whole } from "../numbers";
import type { HerdOnDay, Present } from "../presentation";
import { LABELS, type Label } from "./animalLabelsTexts";

const OLD = 5;

/** Who bears each: what the herd itself says of its animals. */
const BEARERS: Readonly<Record<Label, (herd: HerdOnDay) => readonly SampleAnimal[]>> = {
  watch: ({ animals }) => animals.filter(({ due }) => Object.values(due).some((days) => days < -7)),
  sell: ({ animals }) => animals.filter(({ due }) => due.reforme !== undefined),
  keep: ({ cows }) => cows.filter(({ cow }) => cow.index >= 120).map(({ animal }) => animal),
  old: ({ cows }) => cows.filter(({ cow }) => cow.calvings > OLD).map(({ animal }) => animal),
  calm: ({ young }) => young.filter((_, at) => at % 9 === 0),
};

/** The labels that are put on animals, and how many bear them. */
export const presentAnimalLabels: Present = (herd, { language, lists: { state } }) => {
  const texts = textsIn(LABELS, language);
  const { between } = drawsFor(`${herd.numCheptel} labels`);
  let ago = 0;
  const rows = Object.entries(texts.items).map(([name, [label, what]]) => {
    ago += between(2, 9);
    return { name, label, what, count: BEARERS[name as Label](herd).length, day: formatDay(addDays(herd.today, -ago)) };
  });
  const worn = rows.filter(({ count }) => count > 0);
  const labelled = new Set(Object.values(BEARERS).flatMap((of) => of(herd))).size;
  const most = [...rows].sort((a, b) => b.count - a.count)[0];
  return {
    figures: [
      { label: texts.labelled, value: whole(labelled), context: texts.of(herd.animals.length) },
      { label: rows[0]?.label ?? "", value: whole(rows[0]?.count ?? 0), context: rows[0]?.what ?? "", tone: "wait" },
      { label: texts.labels, value: whole(rows.length), context: texts.worn(worn.length) },
      { label: texts.most, value: whole(most?.count ?? 0), context: most?.label ?? "" },
    ],
    list: {
      title: texts.title,
      columns: [texts.label, texts.animals, texts.last, state],
      rows: rows.map(({ label, what, count, day }) => ({
        who: { name: label, kind: what },
        cells: [whole(count), count > 0 ? day : "–"],
        state: count > 0 ? { text: texts.inUse, tone: "good" } : { text: texts.unused, tone: "plain" },
      })),
    },
    chart: { title: texts.chart, bars: rows.map(({ count }) => count), ofRows: true },
  };
};
