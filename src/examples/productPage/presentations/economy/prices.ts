import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { whole, withUnit } from "../numbers";
import type { Present } from "../presentation";
import { endsUntilNow } from "../texts/chartEnds";
import { type Kind, PRICES } from "./pricesTexts";

/** Euros a kilo of carcass or, of calves, a head. */
const USUAL: Readonly<Record<Kind, { readonly price: number; readonly unit: "€/kg" | "€" }>> = {
  cull: { price: 5.1, unit: "€/kg" },
  beefCow: { price: 6.2, unit: "€/kg" },
  bull: { price: 5.6, unit: "€/kg" },
  heifer: { price: 1950, unit: "€" },
  calf: { price: 320, unit: "€" },
};
const WEEKS = 8;

/** What cattle is paid this week, and who buys near the farm. */
export const presentPrices: Present = ({ numCheptel }, { language, lists: { state } }) => {
  const texts = textsIn(PRICES, language);
  const { next, between } = drawsFor(`${numCheptel} prices`);
  const rows = Object.entries(texts.kinds).map(([name, label]) => {
    const { price, unit } = USUAL[name as Kind];
    return { label, unit, price: price * (0.97 + next() * 0.06), change: Math.round((next() - 0.45) * 60) / 10, offers: between(0, 4) };
  });
  const offers = rows.reduce((total, row) => total + row.offers, 0);
  const shown = (price: number, unit: string) => (unit === "€" ? whole(price) : price.toFixed(2).replace(".", ","));
  const percents = (change: number) => withUnit(`${change < 0 ? "−" : "+"}${Math.abs(change).toFixed(1).replace(".", ",")}`, "%");
  const first = rows[0];
  return {
    figures: [
      ...rows
        .slice(0, 3)
        .map(({ label, price, unit, change }) => ({ label, value: shown(price, unit), unit, context: texts.inAWeek(percents(change)) })),
      { label: texts.offers, value: whole(offers), context: texts.near },
    ],
    list: {
      title: texts.title,
      columns: [texts.category, texts.price, texts.change, texts.offers, state],
      lead: 0,
      facts: [1, 2],
      rows: rows.map(({ label, price, unit, change, offers: count }) => ({
        who: { name: label, kind: "" },
        cells: [withUnit(shown(price, unit), unit), percents(change), whole(count)],
        state: change < 0 ? { text: texts.falls, tone: "plain" } : { text: texts.rises, tone: "good" },
      })),
    },
    chart: {
      title: texts.chart(first?.label ?? ""),
      bars: Array.from({ length: WEEKS }, (_, at) => (first?.price ?? 0) * (1 - ((WEEKS - 1 - at) * (first?.change ?? 0)) / 400)),
      isLatest: true,
      ends: endsUntilNow(language, "week", WEEKS),
      unit: "€/kg",
    },
  };
};
