import { addDays, type CalendarDay, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { nameOf } from "../../../herd/names";
import type { Workshop } from "../../../herd/sampleAnimals";
import { textsIn } from "../../../parts/textsIn";
import { ACTS } from "../actTexts";
import { counter, sum, whole, withSignWhole, withUnit } from "../numbers";
import type { HerdOnDay, Present, Row } from "../presentation";
import { endsUntilNow } from "../texts/chartEnds";
import { entriesOf, lastSold, reasonOf } from "../transfers";
import { TRADES } from "./tradesTexts";

/** Euros a head. */
const PRICES: Readonly<Record<Workshop, { readonly cow: number; readonly calf: number; readonly bought: number }>> = {
  dairy: { cow: 1580, calf: 310, bought: 1950 },
  suckler: { cow: 2080, calf: 1290, bought: 2350 },
};
const SALES = 10;
const YEAR = 365;
/** The one that runs, and those of a year before it. */
const MONTHS = 13;
/** Paid within so many days. */
const PAID_AFTER = 30;
const BUYERS = ["Bovins Ouest", "Coop. Bocage", "Ets Lemoine"];
const SELLERS = ["GAEC des Tilleuls", "EARL du Vallon", "Ferme des Hauts"];

interface Trade {
  readonly who: Row["who"];
  readonly isSale: boolean;
  readonly ago: number;
  readonly price: number;
  readonly partner: string;
}

/** Animals sold and bought, at which price and to whom, the latest first. */
export const presentTrades: Present = (herd, { language, animal, lists: { state } }) => {
  const texts = textsIn(TRADES, language);
  const counted = counter(language);
  const trades = [...salesOf(herd, texts.sold), ...purchasesOf(herd)].sort((a, b) => a.ago - b.ago);
  const sales = trades.filter(({ isSale }) => isSale);
  const purchases = trades.filter(({ isSale }) => !isSale);
  const unpaid = sales.filter(({ ago }) => ago <= PAID_AFTER);
  const signed = (price: number) => withUnit(withSignWhole(price), "€");
  const told = (isSale: boolean, partner: string) => `${isSale ? texts.kinds.sale : texts.kinds.purchase} · ${partner}`;
  const worth = (those: readonly Trade[]) => sum(those.map(({ price }) => price));
  const inAYear = (those: readonly Trade[]) => texts.inAYear(counted(those.length, ...texts.animal));
  return {
    figures: [
      { label: texts.sales, value: whole(worth(sales)), amount: worth(sales), unit: "€", context: inAYear(sales) },
      { label: texts.purchases, value: whole(worth(purchases)), unit: "€", context: inAYear(purchases) },
      { label: texts.each, value: whole(worth(sales) / Math.max(1, sales.length)), unit: "€", context: texts.onSale },
      {
        label: texts.toCash,
        value: whole(worth(unpaid)),
        amount: worth(unpaid),
        unit: "€",
        context: unpaid[0]?.partner ?? texts.allPaid,
        tone: unpaid.length > 0 ? "wait" : "good",
      },
    ],
    list: {
      title: texts.title,
      isGrouped: true,
      columns: [animal, texts.on, texts.movement, texts.price, state],
      lead: 2,
      facts: [0, 1],
      offered: [1],
      rows: trades.map(({ who, isSale, ago, price, partner }) => ({
        who,
        cells: [formatDay(addDays(herd.today, -ago)), told(isSale, partner), signed(isSale ? price : -price)],
        state: isSale && ago <= PAID_AFTER ? { text: texts.toCash, tone: "wait" } : { text: texts.paid, tone: "good" },
        ...(isSale &&
          ago <= PAID_AFTER && {
            act: {
              id: `${partner} ${price}`,
              ...textsIn(ACTS, language).cash,
              counts: [[3, -price]] as const,
            },
          }),
      })),
    },
    noting: {
      name: texts.noting,
      fields: [
        { name: animal, kind: "animal" },
        { name: texts.buyer, kind: "choice", options: BUYERS },
        { name: texts.price, kind: "amount", unit: "€" },
      ],
      row: ([number, at, price]) => {
        const who = herd.animals.find((one) => one.number === number);
        const paid = Math.round(Number(price));
        if (who === undefined) return undefined;
        const cells = [formatDay(herd.today), told(true, BUYERS[Number(at)] ?? ""), signed(paid)];
        return {
          row: { who, cells, state: { text: texts.toCash, tone: "wait" } },
          counts: [
            [0, paid],
            [3, paid],
          ],
        };
      },
    },
    chart: {
      title: texts.chart,
      bars: Array.from(
        { length: MONTHS },
        (_, at) => worth(sales.filter(({ ago }) => monthsAgo(ago, herd.today) === MONTHS - 1 - at)) / 1000,
      ),
      isLatest: true,
      ends: endsUntilNow(language, "month", MONTHS),
      unit: "k€",
    },
  };
};

/** Of the calendar: what was sold yesterday may be of the month before. */
function monthsAgo(days: number, today: CalendarDay): number {
  const { year, month } = addDays(today, -days);
  return 12 * (today.year - year) + today.month - month;
}

/** Old cows and calves, every few weeks; they are in the herd no more. */
function salesOf(herd: HerdOnDay, sold: { readonly cow: string; readonly calf: string }): readonly Trade[] {
  const { numCheptel, workshop, animals, today } = herd;
  const { between, next } = drawsFor(`${numCheptel} sales`);
  const oldest = Number(animals[0]?.number.slice(-4) ?? 0);
  const taken = new Set(animals.map(({ name }) => name));
  const latest = lastSold(herd);
  let { ago } = latest;
  return Array.from({ length: SALES }, (_, at): Trade => {
    if (at > 0) ago += between(22, Math.floor(YEAR / SALES));
    const isCow = at % 2 === 0;
    const number = oldest - 3 * (SALES - at);
    const before = `${String(number).padStart(4, "0")} ${nameOf(today.year - between(6, 9), number, taken)}`;
    const price = PRICES[workshop][isCow ? "cow" : "calf"];
    return {
      who: isCow ? { name: at === 0 ? latest.name : before, kind: sold.cow } : { name: sold.calf, kind: "" },
      isSale: true,
      ago,
      price: Math.round((price * (0.9 + next() * 0.2)) / 10) * 10,
      partner: BUYERS[between(0, BUYERS.length - 1)] ?? "",
    };
  });
}

function purchasesOf(herd: HerdOnDay): readonly Trade[] {
  return entriesOf(herd)
    .filter((one) => reasonOf(one, "entries") === 0)
    .map((one): Trade => {
      const { between } = drawsFor(`${one.animal.number} bought`);
      return {
        who: one.animal,
        isSale: false,
        ago: one.cow.moved,
        price: PRICES[herd.workshop].bought + 10 * between(-15, 15),
        partner: SELLERS[between(0, SELLERS.length - 1)] ?? "",
      };
    });
}
