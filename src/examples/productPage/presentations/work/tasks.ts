import { isoDay } from "../../../../sdk/formats";
import { TASK_KINDS } from "../../../herd/tasks";
import { numberParts } from "../../../parts/numberParts";
import { textsIn } from "../../../parts/textsIn";
import { ACTS } from "../actTexts";
import { whole } from "../numbers";
import type { Act, HerdOnDay, Present, Row } from "../presentation";
import type { PresentationTexts } from "../texts/presentationTexts";
import { type Progress, peopleOf, type TaskOfDay, tasksOfDay } from "./tasksOfDay";
import { TASKS, type TaskTexts } from "./tasksTexts";

/** The figures, as `presentTasks` has them. */
const [TODO, LATE, RUNNING, DONE] = [0, 1, 2, 3];

/** Who does what today. */
export const presentTasks: Present = (herd, words) => {
  const texts = textsIn(TASKS, words.language);
  const tasks = tasksOfDay(herd);
  const people = peopleOf(herd);
  const of = (progress: Progress) => tasks.filter((task) => task.progress === progress);
  const open = [...of("todo"), ...of("running")];
  const late = open.filter(({ isLate }) => isLate);
  const isGrouped = people.some(({ isReader }) => isReader);
  const names = new Set(open.map(({ by }) => (people[by]?.isReader ? texts.you : people[by]?.name.split(" ")[0])));
  return {
    figures: [
      { label: texts.todo, value: whole(open.length), amount: open.length, context: [...names].join(", ") },
      { label: texts.late, value: whole(late.length), amount: late.length, context: texts.notDone, tone: toneOf(late) },
      { label: texts.running, value: whole(of("running").length), amount: of("running").length, context: texts.notDone },
      { label: texts.done, value: whole(of("done").length), amount: of("done").length, context: texts.ofAll(tasks.length), tone: "good" },
    ],
    list: {
      title: texts.title,
      columns: [texts.task, texts.about, ...(isGrouped ? [] : [texts.who]), words.lists.state],
      facts: isGrouped ? [0] : [0, 1],
      offered: [0],
      isWhole: true,
      isChecked: true,
      rows: [...inOrder(open, people), ...of("done")].map((task) => ({
        ...ofGroup(rowOf(task, herd, words), groupOf(task, people, texts)),
      })),
    },
    noting: {
      name: texts.add,
      fields: [
        { name: texts.task, kind: "choice", options: TASK_KINDS.map((kind) => words.events[kind]) },
        { name: words.animal, kind: "animal" },
        { name: texts.who, kind: "choice", options: people.map(({ name }) => name) },
      ],
      row: ([kind, number, by]) => {
        const animal = herd.animals.find((one) => one.number === number);
        const task = { kind: TASK_KINDS[Number(kind)] ?? "sevrage", by: Number(by), progress: "todo", isLate: false } as const;
        return animal && { row: ofGroup(rowOf({ ...task, animal }, herd, words), groupOf(task, people, texts)), counts: [[TODO, 1]] };
      },
    },
  };
};

/** Those of who reads the page first, then of each of the others; of these what is late, by how much. */
function inOrder(tasks: readonly TaskOfDay[], people: ReturnType<typeof peopleOf>): readonly TaskOfDay[] {
  const place = ({ by }: TaskOfDay) => (people[by]?.isReader ? 0 : by + 1);
  return [...tasks].sort((a, b) => place(a) - place(b) || lateDays(b) - lateDays(a));
}

/** Whose it is, where it is known who reads the page; below them what is finished. */
function groupOf({ by, progress }: Pick<TaskOfDay, "by" | "progress">, people: ReturnType<typeof peopleOf>, texts: TaskTexts) {
  if (!people.some(({ isReader }) => isReader)) return {};
  if (progress === "done") return { group: texts.done };
  return { group: people[by]?.isReader ? texts.yours : (people[by]?.name ?? "") };
}

/** What the head of its group says is not said again: of what is open whose it is, of what is done that it is. */
function ofGroup(row: Row, { group }: Pick<Row, "group">): Row {
  if (group === undefined) return row;
  const {
    act,
    cells: [about = "", who = ""],
    state,
  } = row;
  return { ...row, group, cells: [about], state: act === undefined ? { ...state, text: who } : state };
}

export function rowOf(task: TaskOfDay, herd: HerdOnDay, { language, events, lists }: PresentationTexts): Row {
  const texts = textsIn(TASKS, language);
  const by = peopleOf(herd)[task.by];
  const [name, about] =
    "routine" in task
      ? [texts.routine[herd.workshop][task.routine], task.routine === "last" ? `${texts.everyone}, ${texts.evening}` : texts.everyone]
      : [events[task.kind], `${numberParts(task.animal.number).last} ${task.animal.name}`];
  const who = by?.isReader ? texts.you : (by?.name ?? "");
  const row: Row = { who: { name, kind: "" }, cells: [about, who], state: stateOf(task, texts, lists.lateBy) };
  if (task.progress === "done") return row;
  const of = "routine" in task ? task.routine : `${task.kind} ${task.animal.number}`;
  return {
    ...row,
    ...(task.progress === "running" && { progress: texts.running }),
    act: { id: `${isoDay(herd.today)} ${of}`, ...textsIn(ACTS, language).finish, counts: countsOf(task) },
  };
}

function countsOf({ progress, isLate }: TaskOfDay): Act["counts"] {
  const also = [...(progress === "running" ? [RUNNING] : []), ...(isLate ? [LATE] : [])];
  return [[TODO, -1], [DONE, 1], ...also.map((figure) => [figure, -1] as const)];
}

/** What is late by how much, so that it need not be said of each. */
function stateOf(task: TaskOfDay, texts: TaskTexts, lateBy: (count: number) => string): Row["state"] {
  const { progress, isLate } = task;
  if (progress === "done") return { text: texts.done, tone: "good" };
  return isLate ? { text: lateBy(lateDays(task)), tone: "late" } : { text: texts.todo, tone: "plain" };
}

const lateDays = (task: TaskOfDay) => ("kind" in task ? -(task.animal.due[task.kind] ?? 0) : 0);

export function toneOf(late: readonly TaskOfDay[]) {
  return late.length === 0 ? "good" : "late";
}
