import type { CalendarDay } from "../../../../sdk/formats";
import { MILK_PRICE } from "../../../herd/cowFeed";
import { drawsFor } from "../../../herd/drawsFor";
import { recordingOf } from "../milk";
import type { HerdOnDay } from "../presentation";
import { DENSITY, dailyMilk } from "../site/tank";

const MONTHS = 6;
/** Euros for 1.000 litres, for a gram of fat or protein above what is usual. */
const FOR_FAT = 2.6;
const FOR_PROTEIN = 5.2;
const USUAL = { fat: 38, protein: 32 };

/** Milk of the best grade: thousands of cells and of germs in a millilitre, spores in a litre. Above, euros for 1.000 litres are taken. */
export const LIMITS = { cells: 250, germs: 50, spores: 1000 } as const;
export const BONUS = 9;
export const TAKEN = 6;

export type Germ = keyof typeof LIMITS;

export interface MilkMonth {
  readonly name: string;
  readonly litres: number;
  readonly fat: number;
  readonly protein: number;
  readonly holds: Readonly<Record<Germ, number>>;
  /** What is above its limit. */
  readonly above: readonly Germ[];
  /** Euros for 1.000 litres: before what it holds, for its germs alone, and in all. */
  readonly base: number;
  readonly forQuality: number;
  readonly price: number;
  readonly pay: number;
}

/** How many days that month has; months before January are those of the year before. */
export function daysOfMonth({ year, month }: Pick<CalendarDay, "year" | "month">): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The month that runs, as the last recording has it, and those before it. The price of now is that which margins are counted with. */
export function milkMonths(herd: HerdOnDay, language: string): readonly MilkMonth[] {
  const { next } = drawsFor(`${herd.numCheptel} pay`);
  const { year, month, day } = herd.today;
  const daily = dailyMilk(herd);
  const recording = recordingOf(herd);
  const months = Array.from({ length: MONTHS + 1 }, (_, at) => {
    const isNow = at === 0;
    const litres = daily * (isNow ? day : daysOfMonth({ year, month: month - at })) * (isNow ? 1 : 0.95 + next() * 0.1);
    const fat = isNow ? recording.fat : recording.fat - 1.5 + next() * 2.5;
    const protein = isNow ? recording.protein : recording.protein - 1 + next() * 1.6;
    const holds = {
      cells: Math.round(recording.cells * (isNow ? 1 : 0.85 + next() ** 3 * 1.6)),
      germs: Math.round(9 + next() ** 4 * 62),
      spores: 10 * Math.round(18 + next() ** 2 * 60),
    };
    const above = (["cells", "germs", "spores"] as const).filter((one) => holds[one] > LIMITS[one]);
    const forQuality = above.length === 0 ? BONUS : -TAKEN * above.length;
    const premium = (fat - USUAL.fat) * FOR_FAT + (protein - USUAL.protein) * FOR_PROTEIN + forQuality;
    const name = new Date(Date.UTC(year, month - 1 - at, 1)).toLocaleDateString(language, {
      month: "long",
      timeZone: "UTC",
    });
    return { name, litres, fat, protein, holds, above, forQuality, premium };
  });
  const base = 1000 * MILK_PRICE * DENSITY - (months[0]?.premium ?? 0);
  return months.map(({ premium, ...month }) => ({
    ...month,
    base,
    price: base + premium,
    pay: (month.litres * (base + premium)) / 1000,
  }));
}
