import { textsIn } from "../../../parts/textsIn";
import { ACTS } from "../actTexts";
import { counter, oneDecimal, percent, sum, whole, withUnit } from "../numbers";
import type { Present, Row } from "../presentation";
import { feedStock, isToOrder } from "../stock";
import { SILOS } from "./silosTexts";

/** Percent of a store below which it is to be filled soon. */
const LOW = 20;
/** Stores are built in steps of so many tonnes, for what a herd takes in so many weeks. */
const STEP = 5;
const WEEKS = 17;

/** Silos, bins and barns: what each holds, and the room that is left. */
export const presentSilos: Present = (herd, { language, lists: { state, stock } }) => {
  const texts = textsIn(SILOS, language);
  const counted = counter(language);
  const rows = feedStock(herd).map(({ id, left, weekly, lasts }, at) => {
    const holds = Math.ceil(Math.max(left, weekly * WEEKS) / STEP) * STEP;
    return {
      store: texts.stores[at] ?? "",
      feed: stock.kinds.feeds.items[at] ?? "",
      left,
      holds,
      room: holds - left,
      full: (100 * left) / holds,
      id,
      isDue: isToOrder({ id, lasts }),
    };
  });
  const low = rows.filter(({ full, isDue }) => isDue || full < LOW);
  const due = rows.filter(({ isDue }) => isDue);
  const byFilling = (a: { readonly full: number }, b: { readonly full: number }) => a.full - b.full;
  const total = (of: (row: (typeof rows)[number]) => number) => sum(rows.map(of));
  const tonnes = (value: number) => withUnit(oneDecimal(value), "t");
  const stateOf = ({ full, isDue }: Pick<(typeof rows)[number], "full" | "isDue">): Row["state"] => {
    // As in the stocks: what must be ordered now.
    if (isDue) return { text: stock.order, tone: "late" };
    return full < LOW ? { text: texts.low, tone: "wait" } : { text: "", tone: "good" };
  };
  const rowOf = ({ store, feed, left, holds }: Pick<(typeof rows)[number], "store" | "feed" | "left" | "holds">) => {
    const full = (100 * left) / holds;
    return { who: { name: store, kind: "" }, cells: [feed, tonnes(left), tonnes(holds - left), withUnit(whole(full), "%")], bar: full };
  };
  return {
    figures: [
      {
        label: texts.held,
        value: oneDecimal(total(({ left }) => left)),
        amount: total(({ left }) => left),
        isFine: true,
        unit: "t",
        context: texts.in(counted(rows.length, ...texts.places)),
      },
      {
        label: texts.room,
        value: oneDecimal(total(({ room }) => room)),
        amount: total(({ room }) => room),
        isFine: true,
        unit: "t",
        context: texts.of(tonnes(total(({ holds }) => holds))),
      },
      {
        label: texts.full,
        value: percent(
          total(({ left }) => left),
          total(({ holds }) => holds),
        ),
        unit: "%",
        context: texts.onAverage,
      },
      {
        label: texts.low,
        value: whole(low.length),
        amount: low.length,
        context: low.map(({ store }) => store).join(", ") || texts.none,
        tone: due.length > 0 ? "late" : low.length > 0 ? "wait" : "good",
      },
    ],
    list: {
      title: texts.title,
      columns: [texts.store, texts.holds, texts.held, texts.room, texts.full, state],
      lead: 3,
      facts: [0, 1],
      offered: [0, 1],
      bare: [1],
      isDue: true,
      bars: { cell: 3, full: 100, aim: { least: LOW, name: texts.below(withUnit(whole(LOW), "%")) } },
      rows: [...rows].sort(byFilling).map((row) => ({
        ...rowOf(row),
        state: stateOf(row),
        ...(row.isDue && { act: { id: row.id, ...textsIn(ACTS, language).order, isState: true, counts: [[3, -1]] as const } }),
      })),
    },
    noting: {
      name: texts.noting,
      fields: [
        { name: texts.store, kind: "choice", options: rows.map(({ store }) => store) },
        { name: texts.delivery, kind: "amount", unit: "t" },
      ],
      row: ([at, amount]) => {
        const to = rows[Number(at)];
        if (to === undefined) return undefined;
        const left = Math.min(to.holds, to.left + Number(amount));
        const isFilled = low.includes(to) && (100 * left) / to.holds >= LOW;
        return {
          row: { ...rowOf({ ...to, left }), state: { text: texts.delivered, tone: "good" } },
          counts: [
            [0, left - to.left],
            [1, to.left - left],
            [3, isFilled ? -1 : 0],
          ],
        };
      },
      replaces: true,
    },
  };
};
