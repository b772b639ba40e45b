import { isoDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { ACTS } from "../actTexts";
import { mean, oneDecimal, whole, withSignWhole, withUnit } from "../numbers";
import type { HerdOnDay, Present } from "../presentation";
import { endsUntilNow } from "../texts/chartEnds";
import { MILKING } from "./milkingTexts";
import { DENSITY, dailyMilk, MORNING, milkOfDays } from "./tank";

/** Percent below what a cow usually gives from which she is looked at. */
const FAR = 20;
/** One in so many gives much less. */
const RARE = 22;
const DAYS = 14;

/** The milkings of the day: milk, flow, and the cows to look at. */
export const presentMilking: Present = (herd, { language, animal, lists: { state } }) => {
  const texts = textsIn(MILKING, language);
  const { see } = textsIn(ACTS, language);
  const cows = milkedIn(herd);
  const far = cows.filter(({ gap }) => gap < -FAR);
  const daily = dailyMilk(herd);
  const morning = daily * MORNING;
  const litres = (kilos: number) => withUnit(oneDecimal(kilos / DENSITY), "L");
  return {
    figures: [
      { label: texts.yesterday, value: whole(daily), unit: "L", context: texts.twoMilkings },
      { label: texts.morning, value: whole(morning), unit: "L", context: texts.cows(cows.length) },
      { label: texts.flow, value: oneDecimal(mean(cows.map(({ flow }) => flow))), unit: texts.perMinute, context: texts.onAverage },
      {
        label: texts.toSee,
        value: whole(far.length),
        amount: far.length,
        context: texts.less(FAR),
        tone: far.length > 0 ? "wait" : "good",
      },
    ],
    list: {
      title: texts.title,
      isGrouped: true,
      columns: [animal, texts.change, texts.gap, texts.flow, state],
      lead: 1,
      facts: [0],
      offered: [0],
      bare: [0],
      rows: [...cows]
        .sort((a, b) => a.gap - b.gap)
        .map(({ who, milk, usual, gap, flow }) => ({
          who,
          cells: [
            `${oneDecimal(usual / DENSITY)} → ${litres(milk)}`,
            withUnit(withSignWhole(gap), "%"),
            withUnit(oneDecimal(flow), texts.perMinute),
          ],
          state: gap < -FAR ? { text: texts.toSee, tone: "wait" } : { text: texts.normal, tone: "good" },
          ...(gap < -FAR && { act: { id: `${isoDay(herd.today)} ${who.number}`, ...see, counts: [[3, -1]] as const } }),
        })),
    },
    chart: {
      title: texts.chart,
      bars: [...milkOfDays(herd, DAYS)].reverse(),
      isLatest: true,
      ends: endsUntilNow(language, "day", DAYS, 1),
      unit: "L",
    },
  };
};

function milkedIn({ animals }: HerdOnDay) {
  return animals
    .filter(({ milk }) => milk > 0)
    .map((who) => {
      const { between, next } = drawsFor(`${who.number} parlour`);
      const usual = who.milk * MORNING;
      const milk = usual * (between(1, RARE) === 1 ? 0.68 + next() * 0.1 : 0.92 + next() * 0.16);
      return { who, usual, milk, gap: 100 * (milk / usual - 1), flow: 1.9 + next() * 1.4 };
    });
}
