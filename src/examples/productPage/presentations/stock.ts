import { addDays, formatDay } from "../../../sdk/formats";
import { drawsFor } from "../../herd/drawsFor";
import { textsIn } from "../../parts/textsIn";
import { withoutYear } from "../../parts/withoutYear";
import { ACTS } from "./actTexts";
import type { StockKind } from "./listTexts/listTexts";
import { counter, oneDecimal, sum, whole, withUnit } from "./numbers";
import type { HerdOnDay, Present, Presentation, Row } from "./presentation";

/** What a cow takes of each item in a week, in the order of their names. */
const TAKEN: Readonly<Record<StockKind, Readonly<Record<string, number>>>> = {
  feeds: { maize: 0.16, grass: 0.07, hay: 0.02, soya: 0.012, barley: 0.01, mineral: 0.001 },
  medicines: { antibiotic: 0.05, antiInflammatory: 0.03, calcium: 0.02, wormer: 0.04, spray: 0.03, sealant: 0.06 },
  semen: { pacha: 0.02, ravel: 0.02, sirius: 0.03, tonnerre: 0.01, ubac: 0.02, vulcain: 0.03 },
};
/** Days of reserve: to be ordered now, and soon. */
const LOW = 14;
const WATCHED = 30;
/** Grown on the farm: it is not ordered. */
const GROWN: ReadonlySet<string> = new Set(["maize", "grass", "hay"]);
const MOST_DAYS = 110;
const WEEK = 7;
/** Days before a medicine expires that it is said. */
const EXPIRES_SOON = 90;

/** What is in stock, and how long it lasts. */
export function presentStock(kind: StockKind): Present {
  return (herd, { language, lists: { state, stock } }): Presentation => {
    const { title, thing, unit, all, items } = stock.kinds[kind];
    const isMedicine = kind === "medicines";
    const amounts = amountsOf(kind, herd);
    const rows = items.flatMap((name, at) => (amounts[at] === undefined ? [] : [{ name, ...amounts[at] }]));
    const sorted = [...rows].sort((a, b) => a.lasts - b.lasts);
    const within = (limit: number) => rows.filter(({ lasts }) => lasts <= limit).length;
    const toOrder = rows.filter(isToOrder);
    const next = sorted.find((row) => !GROWN.has(row.id) && !isToOrder(row));
    const counted = counter(language);
    // What is used up before it expires need not be used first.
    const isOld = ({ name, lasts }: (typeof rows)[number]) => {
      const { days: good } = batchOf(herd, name);
      return isMedicine && good <= EXPIRES_SOON && good < lasts;
    };
    const stateOf = (row: (typeof rows)[number]): Row["state"] => {
      const { lasts } = row;
      if (isToOrder(row)) return { text: stock.order, tone: "late" };
      if (isOld(row)) return { text: stock.expiresSoon, tone: "wait" };
      return lasts <= WATCHED ? { text: stock.soon, tone: "wait" } : { text: "", tone: "good" };
    };
    const amount = (value: number) => (kind === "feeds" ? withUnit(oneDecimal(value), unit[0]) : counted(value, ...unit));
    const total = sum(rows.map(({ left }) => left));
    const old = [...rows].sort((a, b) => batchOf(herd, a.name).days - batchOf(herd, b.name).days)[0];
    const oldCount = rows.filter(isOld).length;
    return {
      figures: [
        kind === "semen"
          ? { label: stock.left, value: whole(total), unit: unit[1], context: all(rows.length) }
          : { label: stock.left, value: whole(rows.length), context: kind === "feeds" ? stock.inAll(amount(total)) : all(rows.length) },
        {
          label: stock.order,
          value: whole(toOrder.length),
          amount: toOrder.length,
          context: stock.withinDays(LOW),
          tone: toOrder.length > 0 ? "late" : "good",
        },
        isMedicine
          ? {
              label: stock.expiresFirst,
              value: old === undefined ? "–" : withoutYear(formatDay(addDays(herd.today, batchOf(herd, old.name).days))),
              context: old?.name ?? "",
              ...(oldCount > 0 && { tone: "wait" as const }),
            }
          : {
              label: stock.soon,
              value: whole(within(WATCHED) - toOrder.length),
              context: stock.withinDays(WATCHED),
              ...(within(WATCHED) > toOrder.length && { tone: "wait" as const }),
            },
        {
          label: toOrder.length > 0 ? stock.orderAfter : stock.nextOrder,
          value: next === undefined ? "–" : withoutYear(formatDay(addDays(herd.today, next.lasts - LOW))),
          context: next?.name ?? "",
        },
      ],
      list: {
        title,
        columns: [thing, stock.left, isMedicine ? stock.expires : stock.weekly, stock.lasts, state],
        lead: 2,
        facts: isMedicine ? [1] : [0, 1],
        offered: isMedicine ? [1] : [0],
        bare: [0],
        isDue: true,
        bars: { cell: 2, aim: { least: LOW, name: stock.withinDays(LOW) } },
        rows: sorted.map((row) => ({
          who: { name: row.name, kind: isMedicine ? batchOf(herd, row.name).code : "" },
          cells: [
            amount(row.left),
            isMedicine ? formatDay(addDays(herd.today, batchOf(herd, row.name).days)) : amount(row.weekly),
            stock.stays(row.lasts),
          ],
          bar: row.lasts,
          state: stateOf(row),
          ...(isToOrder(row) && {
            act: { id: row.id, ...textsIn(ACTS, language).order, isState: true, counts: [[1, -1]] as const },
          }),
        })),
      },
    };
  };
}

/** Bought, and about to run out: the same wherever it is said. */
export function isToOrder({ id, lasts }: { readonly id: string; readonly lasts: number }): boolean {
  return lasts <= LOW && !GROWN.has(id);
}

/** Which batch of a medicine is in stock, and for how many days it is good. */
function batchOf({ numCheptel }: HerdOnDay, name: string) {
  const { between } = drawsFor(`${numCheptel} ${name}`);
  return { code: `L${between(1000, 9999)}`, days: between(40, 540) };
}

/** What is left of each feed, and taken in a week, in tonnes. */
export function feedStock(herd: HerdOnDay) {
  return amountsOf("feeds", herd);
}

function amountsOf(kind: StockKind, { numCheptel, cows }: HerdOnDay) {
  const { next } = drawsFor(`${numCheptel} ${kind}`);
  return Object.entries(TAKEN[kind]).map(([id, each]) => {
    // Nothing is counted in halves but what is weighed, and that as it is shown: rows add up to what their head says.
    const needed = each * cows.length;
    const weekly = kind === "feeds" ? needed : Math.max(1, Math.round(needed));
    const left = weekly * (0.8 + next() ** 2 * (MOST_DAYS / WEEK));
    const kept = kind === "feeds" ? Math.round(10 * left) / 10 : Math.round(left);
    return { id, left: kept, weekly, lasts: Math.round((kept / weekly) * WEEK) };
  });
}
