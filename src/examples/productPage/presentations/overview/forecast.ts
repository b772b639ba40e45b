import { calvingsAhead, DAYS_OF_MONTH } from "../../../herd/calvingsAhead";
import { dueIn, milkOn } from "../../../herd/sampleHerd";
import { textsIn } from "../../../parts/textsIn";
import { mean, oneDecimal, sum, whole, withSignWhole, withUnit } from "../numbers";
import type { Present } from "../presentation";
import { spoken } from "../spoken";
import { monthAhead } from "../texts/chartEnds";
import { FORECAST } from "./forecastTexts";

const WEEKS_OF_MONTH = DAYS_OF_MONTH / 7;
/** Share of the milk of today under which a month is looked at. */
const MUCH_LESS = 0.85;
/** Litres of a kg. */
const LITRES = 0.97;

/** The milk of the next months, from the cows in milk and those that are to calve. */
export const presentForecast: Present = ({ cows, today }, { language }) => {
  const texts = textsIn(FORECAST, language);
  const shortName = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const monthName = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
  const milkIn = (months: number) => {
    const milks = cows.map(({ cow }) => {
      const days = Math.round(months * DAYS_OF_MONTH);
      const due = dueIn(cow);
      // Once calved she begins anew.
      return due < days ? milkOn({ ...cow, sinceCalving: days - due, inCalf: null }, 0) : milkOn(cow, -months * WEEKS_OF_MONTH);
    });
    const given = milks.filter((milk) => milk > 0);
    return { inMilk: given.length, each: mean(given), daily: sum(given) * LITRES };
  };
  const now = milkIn(0);
  const rows = calvingsAhead(cows).map((calvings, at) => {
    const month = monthAhead(today, at);
    const milk = milkIn(at + 0.5);
    const litres = Math.round((milk.daily * daysOf(month)) / 100) * 100;
    return { calvings, ...milk, litres, name: monthName.format(month), short: shortName.format(month) };
  });
  const [next] = rows;
  const worst = [...rows].sort((a, b) => a.litres - b.litres)[0];
  // Of a day: a month is short for no fault of the cows.
  const weakest = [...rows].sort((a, b) => a.daily - b.daily)[0];
  const change = (daily: number) => (100 * daily) / Math.max(1, now.daily) - 100;
  const whyLess = ({ daily, inMilk, short }: (typeof rows)[number]) => {
    const less = withUnit(whole(-change(daily)), "%");
    return inMilk < now.inMilk ? texts.fewer(short, less, whole(inMilk), whole(now.inMilk)) : texts.later(short, less);
  };
  const calvings = sum(rows.map((row) => row.calvings));
  const total = sum(rows.map(({ litres }) => litres));
  return {
    figures: [
      { label: texts.next, value: whole(next?.litres ?? 0), unit: "L", context: texts.inMilk(whole(next?.inMilk ?? 0)) },
      { label: texts.all, value: whole(total), unit: "L", context: texts.until(rows.at(-1)?.name ?? "") },
      { label: texts.expected, value: whole(calvings), context: texts.half },
      {
        label: texts.lowest,
        value: whole(worst?.litres ?? 0),
        unit: "L",
        context: `${worst?.name ?? ""}, ${withUnit(withSignWhole(change(worst?.daily ?? 0)), "%")}`,
        ...(worst !== undefined && worst.daily < MUCH_LESS * now.daily && { tone: "wait" as const }),
      },
    ],
    list: {
      title: texts.title,
      ...(weakest !== undefined && weakest.daily < now.daily && { lede: whyLess(weakest) }),
      columns: [texts.month, texts.calvings, texts.cows, texts.each, texts.milk, texts.change],
      lead: 3,
      facts: [0, 1],
      spoken: { 0: spoken(language, "calvings") },
      isByDay: true,
      rows: rows.map(({ name, calvings: count, inMilk, each, daily, litres }) => ({
        who: { name, kind: "" },
        cells: [whole(count), whole(inMilk), withUnit(oneDecimal(each), "kg"), withUnit(whole(litres), "L")],
        state: {
          text: withUnit(withSignWhole(change(daily)), "%"),
          tone: daily < MUCH_LESS * now.daily ? "wait" : daily < now.daily ? "plain" : "good",
        },
      })),
    },
    chart: {
      title: texts.chart,
      bars: [now, ...rows].map(({ daily }) => Math.round(daily)),
      isLatest: true,
      ends: [texts.today, rows.at(-1)?.name ?? ""],
      target: Math.round(now.daily),
      isReference: true,
      targetName: `${texts.today} ${withUnit(whole(now.daily), "L")}`,
      unit: "L",
    },
  };
};

function daysOf(month: number): number {
  const first = new Date(month);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
}
