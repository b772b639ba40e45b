import { addDays, formatDay } from "../../../../sdk/formats";
import { calledName } from "../../../herd/animalTyped";
import { drawsFor } from "../../../herd/drawsFor";
import type { SampleAnimal } from "../../../herd/sampleAnimals";
import { textsIn } from "../../../parts/textsIn";
import { daysBetween } from "../daysBetween";
import { whole } from "../numbers";
import type { HerdOnDay, PageKind, Present, Row } from "../presentation";
import { spoken } from "../spoken";
import { LABELS, type Label } from "./animalLabelsTexts";

const OLD = 5;
/** The colour of each, of those of the sections. */
const HUES = [5, 6, 3, 4, 1];
/** Where something is to be done with those that bear it. */
const TO_SEE: ReadonlySet<string> = new Set<Label>(["watch", "sell"]);
/** Where the animals of each are found. */
const OPENS: Readonly<Record<Label, PageKind>> = {
  watch: "planning",
  sell: "exits",
  keep: "genetics",
  old: "inventory",
  calm: "inventory",
};

/** Who bears each: what the herd itself says of its animals. */
const BEARERS: Readonly<Record<Label, (herd: HerdOnDay) => readonly SampleAnimal[]>> = {
  watch: ({ animals }) => animals.filter(({ due }) => Object.values(due).some((days) => days < -7)),
  sell: ({ animals }) => animals.filter(({ due }) => due.reforme !== undefined),
  keep: ({ cows }) => cows.filter(({ cow }) => cow.index >= 120).map(({ animal }) => animal),
  old: ({ cows }) => cows.filter(({ cow }) => cow.calvings > OLD).map(({ animal }) => animal),
  // Of a calf of some days nobody knows.
  calm: ({ young }) => young.filter((_, at) => at % 7 === 6),
};

/** The labels that are put on animals, and how many bear them. */
export const presentAnimalLabels: Present = (herd, { language, animal, lists: { state } }) => {
  const texts = textsIn(LABELS, language);
  const { between } = drawsFor(`${herd.numCheptel} labels`);
  let ago = 0;
  const rows = Object.entries(texts.items).map(([name, [label, what]], at) => {
    ago += between(2, 9);
    const bearers = BEARERS[name as Label](herd);
    return {
      name,
      hue: HUES[at] ?? 1,
      label,
      what,
      bearers,
      count: bearers.length,
      // No one bears it from before the birth.
      day: formatDay(addDays(herd.today, -Math.min(ago, ...bearers.map(({ born }) => daysBetween(born, herd.today) - 1)))),
    };
  });
  const worn = rows.flatMap(({ bearers }) => bearers);
  const rowOf = ({ name, hue, label, what, bearers: [first], count, day }: (typeof rows)[number]): Row => ({
    who: { name: label, kind: what, hue },
    cells: [whole(count), first === undefined ? texts.none : texts.more(calledName(first), count - 1), first === undefined ? "–" : day],
    state: TO_SEE.has(name) ? { text: texts.toSee, tone: "wait" } : { text: texts.known, tone: "plain" },
    opens: OPENS[name as Label],
  });
  const labelled = new Set(worn).size;
  const several = new Set(worn.filter((one, at) => worn.indexOf(one) < at)).size;
  const most = Math.max(...rows.map(({ count }) => count));
  const mostWorn = rows.filter(({ count }) => count === most).map(({ label }) => label);
  return {
    figures: [
      { label: texts.labelled, value: whole(labelled), amount: labelled, context: texts.of(herd.animals.length) },
      { label: rows[0]?.label ?? "", value: whole(rows[0]?.count ?? 0), context: rows[0]?.what ?? "", tone: "wait" },
      { label: texts.several, value: whole(several), context: texts.ofThem },
      { label: texts.most, value: whole(most), context: mostWorn.length > 1 ? mostWorn.join(", ") : texts.named(mostWorn.join()) },
    ],
    list: {
      title: texts.title,
      isGrouped: true,
      columns: [texts.label, texts.animals, texts.first, texts.last, state],
      facts: [0, "kind"],
      spoken: { 0: spoken(language, "animals") },
      rows: rows.map(rowOf),
    },
    noting: {
      name: texts.noting,
      fields: [
        { name: texts.label, kind: "choice", options: rows.map(({ label }) => label) },
        { name: animal, kind: "animal" },
      ],
      row: ([at, number]) => {
        const of = rows[Number(at)];
        const bearer = herd.animals.find((one) => one.number === number);
        if (of === undefined || bearer === undefined) return undefined;
        const isNew = !worn.includes(bearer);
        const bearers = [bearer, ...of.bearers.filter((one) => one !== bearer)];
        const row = rowOf({ ...of, bearers, count: bearers.length, day: formatDay(herd.today) });
        return { row, counts: isNew ? [[0, 1]] : [] };
      },
      replaces: true,
    },
  };
};
