import { drawsFor } from "../../herd/drawsFor";
import { mean, oneDecimal, whole, withUnit } from "./numbers";
import type { HerdOnDay, Present, Presentation } from "./presentation";
import type { TargetKind } from "./thingTexts/thingTexts";

/** What a herd aims at; `less`: the lower the better. */
interface Target {
  readonly goal: number;
  readonly unit: string;
  readonly now: number;
  readonly less?: true;
}

const TARGETS: Readonly<Record<TargetKind, (herd: HerdOnDay, drawn: (least: number, most: number) => number) => readonly Target[]>> = {
  targets: ({ animals, cows }, drawn) => [
    { goal: 28, unit: "kg", now: mean(animals.flatMap(({ milk }) => (milk > 0 ? [milk] : []))) },
    { goal: 40, unit: "g/kg", now: drawn(385, 425) / 10 },
    { goal: 33, unit: "g/kg", now: drawn(318, 345) / 10 },
    { goal: 200, unit: "k/mL", now: drawn(120, 260), less: true },
    { goal: 390, unit: "j", now: mean(cows.map(({ cow }) => cow.interval)), less: true },
  ],
  beefTargets: ({ cows, young }, drawn) => [
    { goal: 290, unit: "kg", now: drawn(255, 320) },
    { goal: 1100, unit: "g/j", now: drawn(940, 1220) },
    { goal: 0.95, unit: "", now: drawn(82, 99) / 100 },
    { goal: Math.round(cows.length / 4), unit: "", now: young.length },
    { goal: 380, unit: "j", now: mean(cows.map(({ cow }) => cow.interval)), less: true },
  ],
};

/** What the herd aims at, and how far it is from there. */
export function presentTargets(kind: TargetKind): Present {
  return (herd, { lists: { state }, things: { targets: texts } }): Presentation => {
    const { between } = drawsFor(`${herd.numCheptel} ${kind}`);
    const rows = TARGETS[kind](herd, between).map((target, at) => {
      const { goal, now, less } = target;
      const share = less ? goal / Math.max(1, now) : now / goal;
      return { ...target, name: texts.items[kind][at] ?? "", share, isReached: share >= 1 };
    });
    const sorted = [...rows].sort((a, b) => b.share - a.share);
    const missed = sorted.filter(({ isReached }) => !isReached);
    const reached = rows.length - missed.length;
    const shareOf = (row: (typeof rows)[number] | undefined) => ({
      value: whole(100 * (row?.share ?? 1)),
      unit: "%",
      context: row?.name ?? "",
    });
    const written = (value: number, { goal, unit }: Target) => {
      const text = goal < 1 ? String(value.toFixed(2)).replace(".", ",") : goal < 100 && unit !== "" ? oneDecimal(value) : whole(value);
      return unit === "" ? text : withUnit(text, unit);
    };
    return {
      figures: [
        { label: texts.set, value: whole(rows.length), context: texts.title },
        { label: texts.reached, value: whole(reached), context: texts.ofAll(rows.length), tone: "good" },
        { label: texts.nearest, ...shareOf(missed[0] ?? sorted[0]) },
        { label: texts.furthest, ...shareOf(sorted.at(-1)) },
      ],
      list: {
        title: texts.title,
        columns: [texts.set, texts.goal, texts.now, texts.gap, state],
        rows: rows.map((row) => ({
          who: { name: row.name, kind: "" },
          cells: [
            written(row.goal, row),
            written(row.now, row),
            `${row.now < row.goal ? "−" : "+"}${written(Math.abs(row.now - row.goal), row)}`,
          ],
          state: row.isReached ? { text: texts.reached, tone: "good" } : { text: texts.missed, tone: "wait" },
        })),
      },
      chart: { title: texts.chart, bars: rows.map(({ share }) => 100 * share), ofRows: true, unit: "%", target: 100 },
    };
  };
}
