import { addDays, formatDay } from "../../../sdk/formats";
import { drawsFor } from "../../herd/drawsFor";
import type { DailyKind } from "./listTexts/listTexts";
import { mean, oneDecimal, sum, whole, withSign, withUnit } from "./numbers";
import { type HerdOnDay, MOST_ROWS, type Present, type Presentation } from "./presentation";

const DAYS = 14;
const WEEK = 7;
/** Share of the mean of a week beyond which a day is looked at. */
const FAR: Readonly<Record<DailyKind, number>> = { air: 0.2, tank: 0.035, water: 0.035 };
const MILK_DENSITY = 1.03;
const DRUNK_BY_A_COW = 92;
const MILD = 12.5;
/** °C of the milk in the tank. */
const COOLED = 3.6;
/** Of `23/11/2026`. */
const DAY_AND_MONTH = 5;

/** What is measured every day, and the days that are out of line. */
export function presentDaily(kind: DailyKind): Present {
  return (herd, { lists: { state, daily } }): Presentation => {
    const { title, value, unit } = daily.kinds[kind];
    const values = valuesOf(kind, herd);
    const week = mean(values.slice(-WEEK));
    const shown = (number: number) => (kind === "air" ? oneDecimal(number) : whole(number));
    const rows = values.map((number, at) => ({
      name: formatDay(addDays(herd.today, at + 1 - DAYS)),
      number,
      change: number - (values[at - 1] ?? number),
      isFar: Math.abs(number - week) > week * FAR[kind],
    }));
    const most = [...rows].sort((a, b) => b.number - a.number)[0];
    const far = rows.filter(({ isFar }) => isFar).length;
    const signed = (change: number) => (kind === "air" ? withSign(change) : `${change < 0 ? "−" : "+"}${whole(Math.abs(change))}`);
    return {
      figures: [
        { label: value, value: shown(values.at(-1) ?? 0), unit, context: `${signed(rows.at(-1)?.change ?? 0)} ${daily.sinceDayBefore}` },
        { label: daily.week, value: shown(week), unit, context: title },
        kind === "tank"
          ? {
              label: daily.collection,
              value: formatDay(addDays(herd.today, 1)).slice(0, DAY_AND_MONTH),
              context: daily.coolAt(oneDecimal(COOLED)),
            }
          : { label: daily.most, value: shown(most?.number ?? 0), unit, context: most?.name ?? "" },
        { label: daily.toCheck, value: whole(far), context: daily.inTwoWeeks, tone: far > 0 ? "wait" : "good" },
      ],
      list: {
        title,
        isByDay: true,
        columns: [daily.day, value, daily.change, daily.fromMean, state],
        rows: [...rows]
          .reverse()
          .slice(0, MOST_ROWS)
          .map(({ name, number, change, isFar }) => ({
            who: { name, kind: "" },
            cells: [withUnit(shown(number), unit), signed(change), signed(number - week)],
            state: isFar ? { text: daily.toCheck, tone: "wait" } : { text: daily.normal, tone: "good" },
          })),
      },
      chart: { title, bars: values, isLatest: true, ends: daily.ends, unit },
    };
  };
}

function valuesOf(kind: DailyKind, { numCheptel, animals, cows }: HerdOnDay): readonly number[] {
  const { next } = drawsFor(`${numCheptel} ${kind}`);
  const usual = {
    air: MILD,
    tank: sum(animals.map(({ milk }) => milk)) / MILK_DENSITY,
    water: cows.length * DRUNK_BY_A_COW,
  }[kind];
  const spread = 2.4 * FAR[kind];
  return Array.from({ length: DAYS }, () => usual * (1 + (next() - 0.5) * spread));
}
