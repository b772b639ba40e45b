import { addDays, formatDay } from "../../../sdk/formats";
import { drawsFor } from "../../herd/drawsFor";
import type { StockKind } from "./listTexts/listTexts";
import { oneDecimal, whole, withUnit } from "./numbers";
import type { HerdOnDay, Present, Presentation, Row } from "./presentation";

/** What a cow takes of each item in a week. */
const TAKEN: Readonly<Record<StockKind, readonly number[]>> = {
  feeds: [0.16, 0.07, 0.02, 0.012, 0.01, 0.001],
  medicines: [0.05, 0.03, 0.02, 0.04, 0.03, 0.06],
  semen: [0.02, 0.02, 0.03, 0.01, 0.02, 0.03],
  tags: [0.03, 0.02, 0.01, 0.01],
};
/** Days of reserve: to be ordered now, and soon. */
const LOW = 14;
const WATCHED = 30;
const MOST_DAYS = 110;
const WEEK = 7;

/** What is in stock, and how long it lasts. */
export function presentStock(kind: StockKind): Present {
  return (herd, { lists: { state, days, stock } }): Presentation => {
    const { title, thing, unit, items } = stock.kinds[kind];
    const amounts = amountsOf(kind, herd);
    const rows = items.flatMap((name, at) => (amounts[at] === undefined ? [] : [{ name, ...amounts[at] }]));
    const sorted = [...rows].sort((a, b) => a.lasts - b.lasts);
    const within = (limit: number) => rows.filter(({ lasts }) => lasts <= limit).length;
    const [shortest] = sorted;
    const stateOf = (lasts: number): Row["state"] => {
      if (lasts <= LOW) return { text: stock.order, tone: "late" };
      return lasts <= WATCHED ? { text: stock.soon, tone: "wait" } : { text: stock.enough, tone: "good" };
    };
    const amount = (value: number) => withUnit(unit === "t" ? oneDecimal(value) : whole(value), unit);
    return {
      figures: [
        { label: stock.left, value: whole(rows.length), context: stock.inStock },
        { label: stock.order, value: whole(within(LOW)), context: stock.withinDays(LOW), tone: within(LOW) > 0 ? "late" : "good" },
        { label: stock.soon, value: whole(within(WATCHED) - within(LOW)), context: stock.withinDays(WATCHED) },
        { label: stock.shortest, value: days(shortest?.lasts ?? 0), context: shortest?.name ?? "" },
      ],
      list: {
        title,
        columns: [thing, stock.left, kind === "medicines" ? stock.expires : stock.weekly, stock.lasts, state],
        rows: sorted.map(({ name, left, weekly, lasts }) => ({
          who: { name, kind: kind === "medicines" ? batchOf(herd, name).code : "" },
          cells: [
            amount(left),
            kind === "medicines" ? formatDay(addDays(herd.today, batchOf(herd, name).days)) : amount(weekly),
            days(lasts),
          ],
          state: stateOf(lasts),
        })),
      },
      chart: { title: stock.chart, bars: sorted.map(({ lasts }) => lasts), ofRows: true, target: LOW, targetName: stock.withinDays(LOW) },
    };
  };
}

/** Which batch of a medicine is in stock, and for how many days it is good. */
function batchOf({ numCheptel }: HerdOnDay, name: string) {
  const { between } = drawsFor(`${numCheptel} ${name}`);
  return { code: `L${between(1000, 9999)}`, days: between(40, 540) };
}

function amountsOf(kind: StockKind, { numCheptel, cows }: HerdOnDay) {
  const { next } = drawsFor(`${numCheptel} ${kind}`);
  return TAKEN[kind].map((each) => {
    // Nothing is counted in halves but what is weighed.
    const needed = each * cows.length;
    const weekly = kind === "feeds" ? needed : Math.max(1, Math.round(needed));
    const left = weekly * (0.8 + next() ** 2 * (MOST_DAYS / WEEK));
    const kept = kind === "feeds" ? left : Math.round(left);
    return { left: kept, weekly, lasts: Math.round((kept / weekly) * WEEK) };
  });
}
