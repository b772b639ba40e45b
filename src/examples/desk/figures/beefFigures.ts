import type { CalendarDay } from "../../../sdk/formats";
import { dailyGain } from "../../herd/dailyGain";
import { drawsFor } from "../../herd/drawsFor";
import { sampleAnimals, sampleCows } from "../../herd/sampleAnimals";
import { CURVE_MONTHS } from "./curveMonths";

/** How a herd kept for meat stands. */
export interface BeefFigures {
  /** Grams that a young animal gains in a day, over the last five months, the newest last. */
  readonly gains: readonly number[];
  /** Calvings that are expected soon. */
  readonly births: number;
}

/** Days in which calvings are near. */
export const NEAR_BIRTHS = 60;
const STEP = 45;

/** As the pages of the herd itself tell it. */
export function beefFigures(numCheptel: string, today: CalendarDay): BeefFigures {
  const animals = sampleAnimals(numCheptel, "suckler", today);
  const gains = animals.slice(sampleCows(numCheptel).length).map(({ number }) => dailyGain(number, "suckler"));
  const latest = Math.round(gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length));
  const { between } = drawsFor(`${numCheptel} gains`);
  const before = Array.from({ length: CURVE_MONTHS - 1 }, () => latest + between(-STEP, STEP));
  const births = animals.filter(({ due: { velage } }) => velage !== undefined && velage >= 0 && velage <= NEAR_BIRTHS).length;
  return { gains: [...before, latest], births };
}
