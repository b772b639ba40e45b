import { addDays, formatDay } from "../../../../sdk/formats";
import { calvingsAhead } from "../../../herd/calvingsAhead";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { ACTS } from "../actTexts";
import { counter, euros, sum, whole } from "../numbers";
import type { HerdOnDay, Present, Row } from "../presentation";
import { monthsAhead } from "../texts/chartEnds";
import { TAG_ORDERS } from "./tagOrdersTexts";

/** Days from an order to its delivery. */
const DELIVERED_AFTER = 8;
const SENT_AFTER = 3;
/** Euros. */
const PRICES = [2.1, 3.4, 2.8, 1.2];
const LOTS_OF = 5;

/** The orders of a year, the latest first: what was ordered, how many days ago, for how many euros. */
export function tagOrdersOf({ numCheptel }: Pick<HerdOnDay, "numCheptel">) {
  const { between } = drawsFor(`${numCheptel} tag orders`);
  let ago = 1;
  return PRICES.map((each, at) => {
    const count = LOTS_OF * between(1, at < 2 ? 2 : 6);
    const order = { count, ago, price: count * each };
    ago += at === 0 ? between(4, 6) : between(30, 80);
    return order;
  });
}

/** The latest that was sent, and so invoiced. */
export function tagInvoice(herd: Pick<HerdOnDay, "numCheptel">): { readonly ago: number; readonly price: number } {
  return tagOrdersOf(herd).find(({ ago }) => ago >= SENT_AFTER) ?? { ago: 0, price: 0 };
}

/** Ear tags: those in stock beside the births to come, and how far the orders are. */
export const presentTagOrders: Present = (herd, { language, lists: { state } }) => {
  const texts = textsIn(TAG_ORDERS, language);
  const counted = counter(language);
  const { between } = drawsFor(`${herd.numCheptel} tags`);
  const dayOf = (days: number) => formatDay(addDays(herd.today, days));
  const births = calvingsAhead(herd.cows);
  const orders = tagOrdersOf(herd).map((order, at) => ({
    ...order,
    name: texts.items[at] ?? "",
    code: `n°\u00a0${2400 + between(0, 9) + 10 * (texts.items.length - at)}`,
  }));
  const stock = between(4, 14);
  const coming = orders.filter((order) => order.ago < DELIVERED_AFTER && order.ago >= 0);
  const onTheWay = sum(coming.map(({ count }) => count));
  const missing = Math.max(0, sum(births) - stock - onTheWay);
  const stateOf = (order: (typeof orders)[number]): Row["state"] => {
    if (order.ago >= DELIVERED_AFTER) return { text: texts.delivered, tone: "good" };
    return order.ago >= SENT_AFTER ? { text: texts.sent, tone: "good" } : { text: texts.prepared, tone: "plain" };
  };
  const rowOf = (order: (typeof orders)[number]): Row => ({
    who: { name: order.name, kind: order.code },
    cells: [counted(order.count, ...texts.pair), dayOf(DELIVERED_AFTER - order.ago), euros(order.price)],
    state: stateOf(order),
  });
  const toOrder: Row = {
    who: { name: texts.items[0] ?? "", kind: texts.toOrder },
    cells: [counted(missing, ...texts.pair), dayOf(DELIVERED_AFTER), euros(missing * (PRICES[0] ?? 0))],
    // The button says it: a price in amber would be a price to look at.
    state: { text: texts.toOrder, tone: "plain" },
    act: {
      // One order covers the births that are to come, however many it is for by then.
      id: `${herd.today.year}-${herd.today.month}`,
      ...textsIn(ACTS, language).order,
      isState: true,
      counts: [
        [1, -missing],
        [2, missing],
      ],
    },
  };
  // Of several deliveries, the first to come first, each says how many it brings.
  const deliveries = [...coming].reverse().map(({ count, ago }) => [count, withoutYear(dayOf(DELIVERED_AFTER - ago))] as const);
  const [first, ...others] = deliveries;
  return {
    figures: [
      { label: texts.stock, value: whole(stock), unit: texts.pair[1], context: texts.official },
      {
        label: texts.toOrder,
        value: whole(missing),
        unit: texts.pair[1],
        amount: missing,
        context: texts.forBirths(sum(births)),
        tone: missing > 0 ? "wait" : "good",
      },
      {
        label: texts.onTheWay,
        value: whole(onTheWay),
        unit: texts.pair[1],
        amount: onTheWay,
        context:
          first === undefined
            ? texts.nothing
            : others.length === 0
              ? texts.expected(first[1])
              : deliveries.map(([count, day]) => texts.onDay(count, day)).join(", "),
      },
      { label: texts.paid, value: whole(sum(orders.map(({ price }) => price))), unit: "€", context: texts.orders(orders.length) },
    ],
    list: {
      title: texts.title,
      columns: [texts.order, texts.amount, texts.deliveredOn, texts.price, state],
      lead: 2,
      facts: [0, "kind"],
      offered: [0],
      bare: [0],
      isDue: true,
      rows: [...(missing > 0 ? [toOrder] : []), ...orders.map(rowOf)],
    },
    noting: {
      name: missing > 0 ? texts.another : texts.noting,
      fields: [
        { name: texts.order, kind: "choice", options: texts.items },
        { name: texts.amount, kind: "amount", unit: texts.pair[1] },
      ],
      row: ([at, amount]) => {
        const count = Math.max(1, Math.round(Number(amount)));
        const price = euros(count * (PRICES[Number(at)] ?? 1));
        const row: Row = {
          who: { name: texts.items[Number(at)] ?? "", kind: "" },
          cells: [counted(count, ...texts.pair), dayOf(DELIVERED_AFTER), price],
          state: { text: textsIn(ACTS, language).order.done, tone: "good" },
        };
        return {
          row,
          counts:
            Number(at) === 0
              ? [
                  [1, -count],
                  [2, count],
                ]
              : [[2, count]],
        };
      },
    },
    chart: { title: texts.chart, ...monthsAhead(language, herd.today, births) },
  };
};
