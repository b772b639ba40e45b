import { addDays, formatDay } from "../../../sdk/formats";
import { textsIn } from "../../parts/textsIn";
import { daysBetween } from "./daysBetween";
import { dueState } from "./dueState";
import { presentGrowth, weighingOf } from "./growth";
import { mean, whole, withSignWhole, withUnit } from "./numbers";
import { MOST_ROWS, type Present } from "./presentation";
import { WEIGHING } from "./weighingTexts";

const WEEK = 7;

/** Whom to weigh next, what they weighed, and what to expect. */
export const presentWeighing: Present = (herd, words) => {
  const { language, animal, growth, months, due, lists } = words;
  const texts = textsIn(WEIGHING, language);
  const { day, weighed } = weighingOf(herd);
  const ago = daysBetween(day, herd.today);
  const next = weighed
    .map((one) => ({ ...one, days: one.again - ago, expected: one.animal.weight + (one.gain * ago) / 1000 }))
    .sort((a, b) => a.days - b.days);
  const soon = next.filter(({ days }) => days <= WEEK).length;
  const expected = mean(next.map((one) => one.expected));
  const [gain] = presentGrowth(herd, words).figures;
  return {
    figures: [
      {
        label: texts.toWeigh,
        value: whole(next.length),
        context: soon > 0 ? texts.soon(soon) : texts.from(formatDay(addDays(herd.today, next[0]?.days ?? 0))),
        ...(soon > 0 && { tone: "wait" as const }),
      },
      { label: texts.last, value: formatDay(day).slice(0, 5), context: texts.weighed(weighed.length) },
      {
        label: texts.expected,
        value: whole(expected),
        unit: "kg",
        context: texts.since(withUnit(withSignWhole(expected - mean(next.map((one) => one.animal.weight))), "kg")),
      },
      ...(gain === undefined ? [] : [gain]),
    ],
    list: {
      title: texts.title,
      columns: [animal, growth.age, texts.lastWeight, texts.expected, growth.next, lists.state],
      rows: next.slice(0, MOST_ROWS).map((one) => ({
        who: one.animal,
        cells: [
          months(one.age),
          withUnit(whole(one.animal.weight), "kg"),
          withUnit(whole(one.expected), "kg"),
          formatDay(addDays(herd.today, one.days)),
        ],
        state: dueState(one.days, due),
      })),
    },
    chart: presentGrowth(herd, words).chart,
  };
};
