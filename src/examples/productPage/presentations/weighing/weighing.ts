import { addDays, formatDay } from "../../../../sdk/formats";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { dueState } from "../dueState";
import { whole, withUnit } from "../numbers";
import type { Present, Row } from "../presentation";
import { presentGrowth } from "./growth";
import { openWeighing, resumeWeighing, scaleReading, weighingOf } from "./lastWeighing";
import { WEIGHING } from "./weighingTexts";

const WEEK = 7;
/** Of whom the session still waits for, of what is late and of what is due now. */
const TONES = ["wait", "late", "wait"] as const;

/** Whom to weigh next and why, what they weighed, and what to expect. */
export const presentWeighing: Present = (herd, words) => {
  const { language, animal, due, lists } = words;
  const texts = textsIn(WEIGHING, language);
  const { day, weighed } = weighingOf(herd);
  const { seen, all, left } = openWeighing(herd);
  const readings = new Map(scaleReading(herd).map((one) => [one.animal, one]));
  // Whom the session still waits for stands first, who was weighed in it last.
  const placeOf = ({ animal: who, isSeen }: (typeof weighed)[number]) => (who === left ? 0 : isSeen ? 2 : 1);
  const next = [...weighed].sort((a, b) => placeOf(a) - placeOf(b) || a.days - b.days);
  const toWeigh = next.filter(({ isSeen }) => !isSeen);
  const soon = toWeigh.filter(({ days }) => days <= WEEK).length;
  const late = toWeigh.filter(({ days }) => days < 0).length;
  const dayOf = (days: number) => formatDay(addDays(herd.today, days));
  const { figures } = presentGrowth(herd, words);
  const groupOf = (days: number) => (days > WEEK && days <= 2 * WEEK ? texts.nextWeek : dueState(days, due).text);
  const stateOf = (days: number): Row["state"] =>
    days < 0 ? { text: lists.lateBy(-days), tone: "late" } : { ...dueState(days, due), text: groupOf(days) };
  const bandOf = ({ animal: who, days, isSeen }: (typeof next)[number]) =>
    who === left ? texts.missing : isSeen ? texts.seenToday : groupOf(days);
  const bands = [texts.missing, due.late, due.week, texts.nextWeek, due.later, texts.seenToday]
    .map((name, at) => ({ name, count: next.filter((one) => bandOf(one) === name).length, ...(TONES[at] && { tone: TONES[at] }) }))
    .filter(({ count }) => count > 0);
  return {
    figures: [
      soon > 0
        ? { label: texts.toWeigh, value: whole(soon), context: texts.thisWeek(late), tone: "wait" }
        : {
            label: texts.next,
            value: withoutYear(dayOf(toWeigh[0]?.days ?? 0)),
            context: texts.animals(toWeigh.filter(({ days }) => days === toWeigh[0]?.days).length),
          },
      { label: texts.last, value: withoutYear(formatDay(day)), context: texts.weighed(weighed.length) },
      {
        label: texts.session,
        value: `${seen}/${all}`,
        context: left === undefined ? "" : texts.toFinish(left.name),
        ...(seen < all && { tone: "wait" as const }),
      },
      ...figures.slice(0, 1),
    ],
    list: {
      title: texts.title,
      columns: [animal, texts.reason, texts.lastWeight, texts.expected, texts.day, lists.state],
      facts: [0, 3],
      rows: next.map((one) => {
        const { animal: who, why, expected, days, isSeen } = one;
        const reading = readings.get(who);
        return {
          who,
          cells: [
            reading?.isDoubtful ? texts.doubtful : texts.why[why],
            withUnit(whole(reading?.read ?? who.weight), "kg"),
            withUnit(whole(expected), "kg"),
            dayOf(days),
          ],
          state: who === left ? { text: texts.missing, tone: "wait" } : isSeen ? { text: texts.seenToday, tone: "plain" } : stateOf(days),
          group: bandOf(one),
        };
      }),
    },
    resumes: resumeWeighing(herd, language),
    chart: { title: texts.chart, bars: bands.map(({ count }) => count), named: bands },
  };
};
