import { addDays, formatDay, formatNumber } from "../../../../sdk/formats";
import { GAINS } from "../../../herd/dailyGain";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { recordingOf } from "../milk";
import { mean, whole, withUnit } from "../numbers";
import type { HerdOnDay, Present, Presentation, Row } from "../presentation";
import { weighingOf } from "../weighing/lastWeighing";
import { TARGETS_TEXTS, type TargetKind } from "./targetsTexts";

/** Where a goal stands on the line of what has come of it. */
const MIDDLE = 0.5;
const DAYS_OF_YEAR = 365;
/** The share of the cows that heifers replace in a year. */
const RENEWED = 0.25;

/** What a herd aims at; `less`: the lower the better. */
interface Target {
  readonly goal: number;
  readonly unit: string;
  readonly now: number;
  /** The share of the goal that the line spans on either side of it: so much is usual between farms. */
  readonly usual: number;
  /** It is written with. */
  readonly digits: number;
  readonly less?: true;
}

const TARGETS: Readonly<Record<TargetKind, (herd: HerdOnDay) => readonly Target[]>> = {
  targets: (herd) => {
    const { milk, fat, protein, cells } = recordingOf(herd);
    return [
      { goal: 28, usual: 0.1, unit: "kg", now: milk, digits: 1 },
      { goal: 40, usual: 0.08, unit: "g/kg", now: fat, digits: 1 },
      { goal: 33, usual: 0.05, unit: "g/kg", now: protein, digits: 1 },
      { goal: 200_000, usual: 0.75, unit: "/mL", now: 1000 * Math.round(cells), digits: 0, less: true },
      { goal: 390, usual: 0.1, unit: "days", now: intervalOf(herd), digits: 0, less: true },
    ];
  },
  beefTargets: (herd) => {
    const { between } = drawsFor(`${herd.numCheptel} beefTargets`);
    return [
      { goal: 290, usual: 0.15, unit: "kg", now: between(255, 320), digits: 0 },
      { goal: GAINS[herd.workshop].goal, usual: 0.2, unit: "gDay", now: mean(weighingOf(herd).weighed.map(({ gain }) => gain)), digits: 0 },
      { goal: 0.95, usual: 0.15, unit: "", now: DAYS_OF_YEAR / intervalOf(herd), digits: 2 },
      // Of the calves that are weaned those are kept that take the place of a cow.
      { goal: Math.round(herd.cows.length * RENEWED), usual: 0.5, unit: "", now: herd.young.length, digits: 0 },
      { goal: 380, usual: 0.1, unit: "days", now: intervalOf(herd), digits: 0, less: true },
    ];
  },
};

function intervalOf({ cows }: HerdOnDay): number {
  return mean(cows.map(({ cow }) => cow.interval));
}

/** What the herd aims at, and how far it is from there. */
export function presentTargets(kind: TargetKind): Present {
  return (herd, { language, lists: { state, dotEnds }, unit, reproduction: { days } }): Presentation => {
    const texts = textsIn(TARGETS_TEXTS, language);
    const units: Readonly<Record<string, string>> = { days, gDay: unit.gDay };
    const measured = (target: Target, at: number) => {
      const { goal, digits, less } = target;
      // As it is shown: what is written alike has reached its goal.
      const now = Number(target.now.toFixed(digits));
      const share = less ? goal / Math.max(1, now) : now / goal;
      return {
        ...target,
        unit: units[target.unit] ?? target.unit,
        now,
        name: texts.items[kind][at] ?? "",
        // How far past its goal it is, or short of it, beside what is usual.
        off: (share - 1) / target.usual,
        isReached: less ? now <= goal : now >= goal,
      };
    };
    const targets = TARGETS[kind](herd);
    const rows = targets.map(measured);
    const worst = [...rows].sort((a, b) => a.off - b.off);
    const missed = worst.filter(({ isReached }) => !isReached);
    const written = (value: number, { digits, unit: of }: Target) => {
      const number = formatNumber(value, { min: digits, max: digits });
      return of === "" ? number : withUnit(number, of);
    };
    const goalOf = (row: Target) => (row.less ? texts.atMost : texts.atLeast)(written(row.goal, row)).replaceAll(" ", "\u00a0");
    const rowOf = (row: (typeof rows)[number]): Row => ({
      who: { name: row.name, kind: "" },
      dots: { own: MIDDLE + MIDDLE * row.off, group: MIDDLE },
      cells: [goalOf(row), written(row.now, row)],
      state: row.isReached ? { text: texts.reachedOne, tone: "good" } : { text: texts.missedOne, tone: "wait" },
    });
    const { between } = drawsFor(`${herd.numCheptel} ${kind} before`);
    const before = Math.min(rows.length, Math.max(0, rows.length - missed.length + between(-2, 1)));
    const reviewed = between(30, 80);
    return {
      figures: [
        {
          label: texts.reached,
          value: whole(rows.length - missed.length),
          amount: rows.length - missed.length,
          context: texts.ofAll(rows.length),
          tone: "good",
        },
        {
          label: texts.missed,
          value: whole(missed.length),
          amount: missed.length,
          context: missed[0] === undefined ? texts.noneMissed : missed.length === 1 ? missed[0].name : texts.farthest(missed[0].name),
          ...(missed.length > 0 && { tone: "wait" as const }),
        },
        { label: texts.aYearAgo, value: whole(before), context: texts.reachedThen },
        { label: texts.setOn, value: withoutYear(formatDay(addDays(herd.today, -reviewed))), context: texts.withAdviser },
      ],
      list: {
        title: texts.title,
        columns: [texts.set, texts.goal, texts.now, state],
        lead: 1,
        facts: [0],
        legend: { dots: { own: texts.now, group: texts.goal }, ends: dotEnds },
        rows: worst.map(rowOf),
      },
      noting: {
        name: texts.noting,
        fields: [
          { name: texts.set, kind: "choice", options: rows.map(({ name }) => name) },
          { name: texts.goal, kind: "amount", unit: "" },
        ],
        row: ([at, goal]) => {
          const [before, target] = [rows[Number(at)], targets[Number(at)]];
          if (before === undefined || target === undefined) return undefined;
          const row = measured({ ...target, goal: Number(goal) }, Number(at));
          const more = Number(row.isReached) - Number(before.isReached);
          return {
            row: rowOf(row),
            counts: [
              [0, more],
              [1, -more],
            ],
          };
        },
        replaces: true,
        changes: true,
      },
    };
  };
}
