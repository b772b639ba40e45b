import { addDays, formatDay } from "../../../../sdk/formats";
import { drawsFor } from "../../../herd/drawsFor";
import { textsIn } from "../../../parts/textsIn";
import { withoutYear } from "../../../parts/withoutYear";
import { whole } from "../numbers";
import type { Present, Row } from "../presentation";
import { spoken } from "../spoken";
import { rowOf, toneOf } from "./tasks";
import { peopleOf, restingOn, tasksOfDay } from "./tasksOfDay";
import { TASKS } from "./tasksTexts";
import { TEAM } from "./teamTexts";

/** The figures that count what is to be done: by the reader, and by all. */
const YOURS = 1;
const ALL = 2;

/** Who works on the farm, with what, and when they are off. */
export const presentTeam: Present = (herd, words) => {
  const {
    language,
    events,
    lists: { state },
  } = words;
  const texts = textsIn(TEAM, language);
  const taskTexts = textsIn(TASKS, language);
  const tasks = tasksOfDay(herd).filter(({ progress }) => progress !== "done");
  const resting = restingOn(herd);
  const { between } = drawsFor(`${herd.numCheptel} rest`);
  let ahead = 0;
  const people = peopleOf(herd);
  const rows = people.map((person, at) => {
    ahead += between(1, 3);
    return {
      ...person,
      role: person.isReader ? taskTexts.you : (texts.roles[at] ?? ""),
      tasks: tasks.filter(({ by }) => by === at).length,
      isOff: at === resting,
      // Who is off today is off again in a week.
      rest: at === resting ? 7 : ahead,
    };
  });
  // Of who reads the page; else of who is off first.
  const next = rows.find(({ isReader }) => isReader) ?? [...rows].sort((a, b) => a.rest - b.rest)[0];
  const yours = tasks.filter(({ by }) => people[by]?.isReader);
  const what = yours.map((task) => ("routine" in task ? taskTexts.routine[herd.workshop][task.routine] : events[task.kind]));
  const late = yours.filter(({ isLate }) => isLate);
  const day = (days: number) => formatDay(addDays(herd.today, days));
  return {
    figures: [
      { label: texts.present, value: whole(rows.length - 1), context: texts.of(rows.length) },
      yours.length > 0
        ? {
            label: taskTexts.yours,
            value: whole(yours.length),
            amount: yours.length,
            context:
              late.length > 0
                ? late.length === yours.length
                  ? taskTexts.allLate(late.length)
                  : words.herd.late(late.length)
                : [...new Set(what)].join(", "),
            tone: toneOf(late),
          }
        : { label: texts.off, value: whole(1), context: people[resting]?.name ?? "" },
      { label: texts.tasks, value: whole(tasks.length), amount: tasks.length, context: texts.forAll },
      {
        label: next?.isReader ? texts.yourRest : texts.rest,
        value: withoutYear(day(next?.rest ?? 0)),
        context: next?.isReader ? new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(next.rest, "day") : (next?.name ?? ""),
      },
    ],
    ...(yours.length > 0 && {
      own: {
        title: taskTexts.yours,
        columns: [taskTexts.task, taskTexts.about, state],
        isChecked: true,
        rows: [...yours].sort((a, b) => Number(b.isLate) - Number(a.isLate)).map((task) => ownRow(rowOf(task, herd, words))),
      },
      keptAs: "tasks",
    }),
    list: {
      title: texts.title,
      columns: [texts.person, texts.phone, texts.tasks, texts.rest, state],
      lead: 0,
      facts: ["kind", 1],
      spoken: { 1: spoken(language, "tasks") },
      rows: rows.map(({ name, role, phone, tasks: count, rest, isOff, isReader }) => ({
        who: { name, kind: role },
        // Nobody calls themselves.
        cells: [isReader ? "" : phone.replaceAll(" ", "\u00a0"), isOff ? "–" : whole(count), day(rest)],
        state: isOff ? { text: texts.off, tone: "plain" } : { text: texts.presentOne, tone: "good" },
      })),
    },
  };
};

/** Whose it is need not be said of the reader's own; they count in another figure here. */
function ownRow({ act, ...row }: Row): Row {
  return {
    ...row,
    cells: row.cells.slice(0, 1),
    ...(act !== undefined && { act: { ...act, counts: [YOURS, ALL].map((at) => [at, -1] as const) } }),
  };
}
