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
    return { inMilk: given.length, each: mean(given), litres: Math.round((sum(given) * DAYS_OF_MONTH * LITRES) / 100) * 100 };
  };
  const now = milkIn(0);
  const rows = calvingsAhead(cows).map((calvings, at) => ({
    calvings,
    ...milkIn(at + 0.5),
    name: monthName.format(monthAhead(today, at)),
    short: shortName.format(monthAhead(today, at)),
  }));
  const [next] = rows;
  const worst = [...rows].sort((a, b) => a.litres - b.litres)[0];
  const change = (litres: number) => (100 * litres) / Math.max(1, now.litres) - 100;
  const whyLess = ({ litres, inMilk, short }: (typeof rows)[number]) => {
    const less = withUnit(whole(-change(litres)), "%");
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
        context: `${worst?.name ?? ""}, ${withUnit(withSignWhole(change(worst?.litres ?? 0)), "%")}`,
        ...(worst !== undefined && worst.litres < MUCH_LESS * now.litres && { tone: "wait" as const }),
      },
    ],
    list: {
      title: texts.title,
      ...(worst !== undefined && worst.litres < now.litres && { lede: whyLess(worst) }),
      columns: [texts.month, texts.calvings, texts.cows, texts.each, texts.milk, texts.change],
      lead: 3,
      facts: [0, 1],
      spoken: { 0: spoken(language, "calvings") },
      isByDay: true,
      rows: rows.map(({ name, calvings: count, inMilk, each, litres }) => ({
        who: { name, kind: "" },
        cells: [whole(count), whole(inMilk), withUnit(oneDecimal(each), "kg"), withUnit(whole(litres), "L")],
        state: {
          text: withUnit(withSignWhole(change(litres)), "%"),
          tone: litres < MUCH_LESS * now.litres ? "wait" : litres < now.litres ? "plain" : "good",
        },
      })),
    },
    chart: {
      title: texts.chart,
      bars: [now.litres, ...rows.map(({ litres }) => litres)],
      isLatest: true,
      ends: [texts.today, rows.at(-1)?.name ?? ""],
      target: now.litres,
      isReference: true,
      targetName: `${texts.today} ${withUnit(whole(now.litres), "L")}`,
      unit: "L",
    },
  };
};
