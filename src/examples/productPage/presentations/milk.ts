import { formatDay } from "../../../sdk/formats";
import { drawsFor } from "../../herd/drawsFor";
import type { SampleAnimal } from "../../herd/sampleAnimals";
import { milkOn } from "../../herd/sampleHerd";
import { withoutYear } from "../../parts/withoutYear";
import { figureOf } from "../dashboard/figures";
import type { Tone } from "./figure";
import { lastTime, mean, oneDecimal, sum, whole, withSign, withUnit } from "./numbers";
import { type HerdOnDay, MOST_ROWS, type Presentation } from "./presentation";
import { endsUntilNow } from "./texts/chartEnds";
import type { PresentationTexts } from "./texts/presentationTexts";

/** Thousands of cells in a millilitre: from here on looked at, and too many. */
const WATCHED = 200;
const TOO_MANY = 300;
const FAT_GOAL = 40;
const PROTEIN_GOAL = 33;

/** One cow at a milk recording. */
interface Recorded {
  readonly animal: SampleAnimal;
  /** kg a day. */
  readonly milk: number;
  /** g in a kg. */
  readonly fat: number;
  readonly protein: number;
  /** Thousands in a millilitre. */
  readonly cells: number;
}

/** The last milk recording: herd means, and the cows with the most cells. */
export function presentMilk(herd: HerdOnDay, { language, milk: texts, animal, unit }: PresentationTexts): Presentation {
  const { recorded, milk, fat, protein, cells } = recordingOf(herd);
  const { bars } = figureOf(
    "milk",
    herd.cows.map(({ cow }) => cow),
  );
  const day = lastTime(herd, "recording");
  // Over all that the graph shows: from the first of its bars to this one.
  const weeks = bars.length - 1;
  const before = recordingOf(herd, weeks);
  const trend = (gained: string, unit: string) =>
    /[1-9]/.test(gained) ? texts.gained(withUnit(gained, unit), weeks) : texts.steady(weeks);
  // As both are shown, so that they and their difference agree.
  const shown = (value: number) => Math.round(10 * value) / 10;
  const gained = (now: number, then: number) => withSign(shown(now) - shown(then));
  const high = recorded.filter((one) => one.cells > TOO_MANY).length;
  const worst = [...recorded].sort((a, b) => b.cells - a.cells).slice(0, MOST_ROWS);
  return {
    figures: [
      {
        label: texts.perCow,
        value: oneDecimal(milk),
        unit: unit.kgDay,
        context: trend(gained(milk, bars[0] ?? 0), "kg"),
      },
      {
        label: texts.fat,
        value: oneDecimal(fat),
        unit: "g/kg",
        context: `${trend(gained(fat, before.fat), "g/kg")}, ${texts.goal(oneDecimal(FAT_GOAL))}`,
      },
      {
        label: texts.protein,
        value: oneDecimal(protein),
        unit: "g/kg",
        context: `${trend(gained(protein, before.protein), "g/kg")}, ${texts.goal(oneDecimal(PROTEIN_GOAL))}`,
      },
      {
        label: texts.cells,
        value: thousands(cells),
        unit: "/mL",
        context: texts.high(high, thousands(TOO_MANY)),
      },
    ],
    list: {
      title: texts.recording(withoutYear(formatDay(day))),
      columns: [animal, texts.milk, texts.fatShort, texts.proteinShort, texts.cells],
      facts: [0, 1],
      bare: [0],
      note: `${texts.limits(thousands(WATCHED), thousands(TOO_MANY))} ${texts.units}`,
      rows: worst.map((one) => ({
        who: one.animal,
        cells: [withUnit(oneDecimal(one.milk), "kg"), oneDecimal(one.fat), oneDecimal(one.protein)],
        state: { text: withUnit(thousands(one.cells), "/mL"), tone: toneOf(one.cells) },
      })),
    },
    chart: { title: texts.chart, bars, isLatest: true, ends: endsUntilNow(language, "week", bars.length), unit: unit.kgDay },
  };
}

/** The last milk recording, or what it would have been some weeks before, cow by cow, and what the milk of the herd holds. */
export function recordingOf({ cows, workshop }: Pick<HerdOnDay, "cows" | "workshop">, weeksAgo = 0) {
  const milked = workshop === "dairy" ? cows : [];
  const recorded = milked
    .map(({ animal, cow }) => ({ animal, milk: milkOn(cow, weeksAgo) }))
    .filter(({ milk }) => milk > 0)
    .map(recordedOf);
  const total = sum(recorded.map(({ milk }) => milk));
  const weighted = (of: (one: Recorded) => number) => sum(recorded.map((one) => one.milk * of(one))) / Math.max(1, total);
  return {
    recorded,
    milk: mean(recorded.map(({ milk }) => milk)),
    fat: weighted(({ fat }) => fat),
    protein: weighted(({ protein }) => protein),
    cells: weighted(({ cells }) => cells),
  };
}

/** Cells as they are written on a page: `182.000` of 182 thousand. */
function thousands(cells: number): string {
  return whole(1000 * Math.round(cells));
}

function toneOf(cells: number): Tone {
  return cells > TOO_MANY ? "late" : cells > WATCHED ? "wait" : "good";
}

/** Much milk is thinner; the rest is the cow's own. */
function recordedOf({ animal, milk }: Pick<Recorded, "animal" | "milk">): Recorded {
  const { next } = drawsFor(`${animal.number} recording`);
  const more = milk - 28;
  return {
    animal,
    milk,
    fat: 41 - 0.12 * more + (next() - 0.5) * 4,
    protein: 33.4 - 0.06 * more + (next() - 0.5) * 2.4,
    cells: cellsOf(next(), next()),
  };
}

/** Of a hundred cows five have too many, ten are watched. */
function cellsOf(drawn: number, within: number): number {
  if (drawn < 0.05) return TOO_MANY + 15 + within * 450;
  return drawn < 0.15 ? WATCHED + within * (TOO_MANY - WATCHED - 5) : 35 + within ** 2 * 150;
}
