import { addDays, type CalendarDay, formatDay } from "../../../../sdk/formats";
import { ageMonths } from "../../../herd/ageMonths";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { ACTS } from "../actTexts";
import { daysBetween } from "../daysBetween";
import { lastTime, sum, whole } from "../numbers";
import type { PageKind, Present, Row } from "../presentation";
import { CALF_MONTHS, openWeighing, weighingOf } from "../weighing/lastWeighing";
import { SESSIONS, type Session } from "./sessionsTexts";

/** Days ago, of what no other page dates. */
const DRAWN = { pregnancy: [2, 9], vaccination: [28, 36], culling: [40, 60] } as const;

/** Where what was noted in a session is seen. */
const SEEN_IN: Readonly<Record<Session, PageKind>> = {
  heifers: "weighing",
  young: "weighing",
  pregnancy: "reproduction",
  hooves: "hooves",
  vaccination: "health",
  culling: "exits",
};

interface Done {
  readonly is: Session;
  readonly day: CalendarDay;
  readonly seen: number;
  readonly all: number;
}

/** Sessions done, what was noted in them, and what is still to be sent: the weighing of this morning is open, the pregnancy checks wait. */
export const presentSessions: Present = (herd, { language, lists: { state } }) => {
  const texts = textsIn(SESSIONS, language);
  const { between } = drawsFor(`${herd.numCheptel} sessions`);
  const allOf = (is: Session, day: CalendarDay, all: number): Done => ({ is, day, all, seen: all });
  const drawn = Object.entries(DRAWN).map(([is, [least, most]]) =>
    allOf(is as Session, addDays(herd.today, -between(least, most)), between(12, 34)),
  );
  // The calves there were on that day.
  const calvesOn = (on: CalendarDay) =>
    herd.young.filter(({ born }) => daysBetween(born, on) >= 0 && ageMonths(born, on) < CALF_MONTHS).length;
  const { day, weighed } = weighingOf(herd);
  const rows = [
    { is: "heifers", day: herd.today, ...openWeighing(herd) } as const,
    allOf("young", day, weighed.length),
    allOf("hooves", lastTime(herd, "hooves"), herd.cows.length),
    ...drawn.map((row) => (row.is === "vaccination" ? allOf(row.is, row.day, calvesOn(row.day)) : row)),
  ].map((row) => {
    const [name, who, noted] = texts.items[row.is];
    return { ...row, name, who, noted };
  });
  const [open] = rows;
  const waiting = rows.find(({ is }) => is === "pregnancy");
  const stateOf = (is: Session): Row["state"] => {
    if (is === open?.is) return { text: texts.toFinish, tone: "wait" };
    return is === waiting?.is ? { text: texts.toConfirm, tone: "wait" } : { text: texts.confirmed, tone: "good" };
  };
  return {
    figures: [
      { label: texts.toFinish, value: whole(1), context: open === undefined ? "" : `${open.name}, ${open.who}`, tone: "wait" },
      {
        label: texts.toConfirm,
        value: whole(waiting?.seen ?? 0),
        amount: waiting?.seen ?? 0,
        unit: waiting?.noted ?? "",
        context: waiting === undefined ? "" : texts.doneOn(withoutYear(formatDay(waiting.day))),
        tone: "wait",
      },
      { label: texts.seen, value: whole(sum(rows.map(({ seen }) => seen))), context: texts.inThreeMonths },
      { label: texts.latest, value: open === undefined ? "" : withoutYear(formatDay(open.day)), context: open?.name ?? "" },
    ],
    list: {
      title: texts.title,
      isGrouped: true,
      columns: [texts.session, texts.on, texts.seen, texts.noted, state],
      facts: ["kind", 0],
      // How far it is counts for more than its day.
      offered: ["kind", 1],
      bare: [1],
      isDue: true,
      // The latest first.
      rows: [...rows]
        .sort((a, b) => daysBetween(a.day, b.day))
        .map(({ is, name, who, noted, all, seen, day: on }) => ({
          who: { name, kind: who },
          cells: [formatDay(on), texts.of(seen, all), `${whole(seen)}\u00a0${noted}`],
          state: stateOf(is),
          ...(is !== waiting?.is && { opens: SEEN_IN[is] }),
          ...(is === open?.is && { continues: texts.resume }),
          ...(is === waiting?.is && { act: { id: is, ...textsIn(ACTS, language).validate, isState: true, counts: [[1, -seen]] as const } }),
        })),
    },
  };
};
