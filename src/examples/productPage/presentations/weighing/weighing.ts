import { addDays, formatDay } from "../../../../sdk/formats";
import { textsIn } from "../../../parts/textsIn";
import { daysBetween } from "../daysBetween";
import { dueState } from "../dueState";
import { whole, withUnit } from "../numbers";
import type { Present, Row } from "../presentation";
import { presentGrowth } from "./growth";
import { openWeighing, resumeWeighing, scaleReading, weighingOf } from "./lastWeighing";
import { WEIGHING } from "./weighingTexts";

const WEEK = 7;
/** Of what is late and of what is due now. */
const TONES = ["late", "wait"] as const;

/** Whom to weigh next and why, what they weighed, and what to expect. */
export const presentWeighing: Present = (herd, words) => {
  const { language, animal, due, lists } = words;
  const texts = textsIn(WEIGHING, language);
  const { day, weighed } = weighingOf(herd);
  const ago = daysBetween(day, herd.today);
  const { seen, all, left } = openWeighing(herd);
  const seenToday = new Set(scaleReading(herd).map(({ animal }) => animal));
  const next = weighed
    .map((one) => {
      const isSeen = seenToday.has(one.animal);
      const again = one.animal === left ? 0 : one.again - (isSeen ? 0 : ago);
      // A calf is weighed when it is weaned, if that comes first and was not before the last weighing.
      const due = one.animal.due.sevrage ?? Number.POSITIVE_INFINITY;
      const weaned = due < -ago ? Number.POSITIVE_INFINITY : due;
      const days = Math.min(again, weaned);
      return {
        ...one,
        days,
        isSeen,
        why: weaned <= again ? texts.weaned : texts.why[one.kind],
        expected: one.animal.weight + (one.gain * ago) / 1000,
      };
    })
    // Who was weighed this morning stands last.
    .sort((a, b) => Number(a.isSeen) - Number(b.isSeen) || a.days - b.days);
  const toWeigh = next.filter(({ isSeen }) => !isSeen);
  const soon = toWeigh.filter(({ days }) => days <= WEEK).length;
  const late = toWeigh.filter(({ days }) => days < 0).length;
  const dayOf = (days: number) => formatDay(addDays(herd.today, days));
  const { figures } = presentGrowth(herd, words);
  const groupOf = (days: number) => (days > WEEK && days <= 2 * WEEK ? texts.nextWeek : dueState(days, due).text);
  const stateOf = (days: number): Row["state"] =>
    days < 0 ? { text: lists.lateBy(-days), tone: "late" } : { ...dueState(days, due), text: groupOf(days) };
  const groups = [due.late, due.week, texts.nextWeek, due.later];
  return {
    figures: [
      soon > 0
        ? { label: texts.toWeigh, value: whole(soon), context: texts.thisWeek(late), tone: "wait" }
        : {
            label: texts.next,
            value: dayOf(toWeigh[0]?.days ?? 0).slice(0, 5),
            context: texts.animals(toWeigh.filter(({ days }) => days === toWeigh[0]?.days).length),
          },
      { label: texts.last, value: formatDay(day).slice(0, 5), context: texts.weighed(weighed.length) },
      { label: texts.session, value: `${seen}/${all}`, context: texts.toFinish, ...(seen < all && { tone: "wait" as const }) },
      ...figures.slice(0, 1),
    ],
    list: {
      title: texts.title,
      columns: [animal, texts.reason, texts.lastWeight, texts.expected, texts.day, lists.state],
      facts: [0, 3],
      rows: next.map((one) => ({
        who: one.animal,
        cells: [one.why, withUnit(whole(one.animal.weight), "kg"), withUnit(whole(one.expected), "kg"), dayOf(one.days)],
        state: one.isSeen ? { text: texts.seenToday, tone: "plain" } : stateOf(one.days),
        group: one.isSeen ? texts.seenToday : groupOf(one.days),
      })),
    },
    resumes: resumeWeighing(herd, language),
    chart: {
      title: texts.chart,
      bars: groups.map((group) => toWeigh.filter(({ days }) => groupOf(days) === group).length),
      named: groups.map((name, at) => ({ name, ...(TONES[at] && { tone: TONES[at] }) })),
    },
  };
};
