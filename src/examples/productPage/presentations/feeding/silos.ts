import { textsIn } from "../../../parts/textsIn";
import { ACTS } from "../actTexts";
import { counter, oneDecimal, percent, sum, whole, withUnit } from "../numbers";
import type { Present, Row } from "../presentation";
import { feedStock, isToOrder } from "../stock";
import { SILOS } from "./silosTexts";

/** Percent of a store below which it is to be filled soon. */
const LOW = 20;
const HALF = 50;
/** Stores are built in steps of so many tonnes, for what a herd takes in so many weeks. */
const STEP = 5;
const WEEKS = 17;

/** Silos, bins and barns: what each holds, and the room that is left. */
export const presentSilos: Present = (herd, { language, lists: { stock } }) => {
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
    const percents = withUnit(whole(full), "%");
    // As in the stocks: what must be ordered now.
    if (isDue) return { text: percents, tone: "late" };
    if (full < LOW) return { text: percents, tone: "wait" };
    return { text: percents, tone: full < HALF ? "plain" : "good" };
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
      columns: [texts.store, texts.holds, texts.left, texts.room, texts.full],
      lead: 1,
      facts: [0],
      offered: [0],
      isDue: true,
      rows: [...rows].sort(byFilling).map(({ store, feed, left, room, full, id, isDue }) => ({
        who: { name: store, kind: "" },
        cells: [feed, tonnes(left), tonnes(room)],
        state: stateOf({ full, isDue }),
        fill: full / 100,
        ...(isDue && { act: { id, ...textsIn(ACTS, language).order, counts: [[3, -1]] as const } }),
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
        const state = { text: texts.delivered, tone: "good" } as const;
        const isFilled = low.includes(to) && (100 * left) / to.holds >= LOW;
        const row = { who: { name: to.store, kind: "" }, cells: [to.feed, tonnes(left), tonnes(to.holds - left)], state };
        return {
          row,
          counts: [
            [0, left - to.left],
            [1, to.left - left],
            [3, isFilled ? -1 : 0],
          ],
        };
      },
      replaces: true,
    },
    chart: {
      title: texts.chart,
      bars: [...rows].sort(byFilling).map(({ full }) => full),
      ofRows: true,
      isFilled: true,
      unit: "%",
      target: LOW,
      targetName: texts.below(withUnit(whole(LOW), "%")),
    },
  };
};
