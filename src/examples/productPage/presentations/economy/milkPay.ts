import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { euros, mean, oneDecimal, whole, withUnit } from "../numbers";
import type { HerdOnDay, Present } from "../presentation";
import { dailyMilk } from "../site/tank";
import { PAY } from "./milkPayTexts";

const MONTHS = 6;
const DAYS_OF_MONTH = 30.4;
/** Euros for 1.000 litres, before and for a gram of fat or protein above what is usual. */
const BASE = 452;
const FOR_FAT = 2.6;
const FOR_PROTEIN = 5.2;
const USUAL = { fat: 38, protein: 32 };

/** What was delivered, month by month, its quality, and what it is paid. */
export const presentMilkPay: Present = (herd, { language, lists: { state } }) => {
  const texts = textsIn(PAY, language);
  const months = monthsOf(herd, language);
  const [now] = months;
  const before = months.slice(1);
  const litres = (value: number) => withUnit(whole(value), "L");
  const grams = (value: number) => withUnit(oneDecimal(value), "g/kg");
  return {
    figures: [
      { label: texts.thisMonth, value: whole(now?.litres ?? 0), unit: "L", context: texts.sinceFirst },
      { label: texts.price, value: whole(now?.price ?? 0), unit: "€", context: texts.forLitres },
      {
        label: texts.expected,
        value: whole((now?.pay ?? 0) * (DAYS_OF_MONTH / herd.today.day)),
        unit: "€",
        context: texts.wholeMonth(now?.name ?? ""),
      },
      { label: texts.monthly, value: whole(mean(before.map(({ pay }) => pay))), unit: "€", context: texts.lastMonths },
    ],
    list: {
      title: texts.title,
      isByDay: true,
      columns: [texts.month, texts.delivered, texts.fat, texts.protein, texts.pay, state],
      rows: months.map(({ name, litres: delivered, fat, protein, pay }, at) => ({
        who: { name, kind: "" },
        cells: [litres(delivered), grams(fat), grams(protein), euros(pay)],
        state: at === 0 ? { text: texts.running, tone: "plain" } : { text: texts.paid, tone: "good" },
      })),
    },
    chart: { title: texts.chart, bars: months.map(({ price }) => price).reverse(), isLatest: true, ends: texts.ends, unit: "€" },
  };
};

/** The month that runs and those before it. */
function monthsOf(herd: HerdOnDay, language: string) {
  const { next } = drawsFor(`${herd.numCheptel} pay`);
  const { year, month, day } = herd.today;
  const daily = dailyMilk(herd);
  return Array.from({ length: MONTHS + 1 }, (_, at) => {
    const litres = daily * (at === 0 ? day : DAYS_OF_MONTH) * (0.95 + next() * 0.1);
    const fat = 39.5 + next() * 2.5;
    const protein = 32.4 + next() * 1.6;
    const price = BASE + (fat - USUAL.fat) * FOR_FAT + (protein - USUAL.protein) * FOR_PROTEIN;
    const name = new Date(Date.UTC(year, month - 1 - at, 1)).toLocaleDateString(language, {
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
    return { name, litres, fat, protein, price, pay: (litres * price) / 1000 };
  });
}
