import { drawsFor } from "../../../herd/drawsFor";
import type { SampleAnimal, TaskKind } from "../../../herd/sampleAnimals";
import { tasksOf } from "../../../herd/tasks";
import type { HerdOnDay } from "../presentation";

/** Who works on the farm. Numbers that are kept for stories. */
export const PEOPLE = [
  { name: "Marie Le Gall", phone: "06 39 98 12 40" },
  { name: "Luc Le Gall", phone: "06 39 98 12 41" },
  { name: "Inès Robert", phone: "06 39 98 27 03" },
  { name: "Hugo Petit", phone: "06 39 98 31 16" },
  { name: "Claire Martin", phone: "06 39 98 44 52" },
] as const;

export type Progress = "todo" | "running" | "done";
/** What is done every day, whatever the herd. */
export type Routine = "first" | "feeding" | "straw" | "last";

export type TaskOfDay = {
  /** Whose it is, among `PEOPLE`. */
  readonly by: number;
  readonly progress: Progress;
  readonly isLate: boolean;
} & ({ readonly kind: TaskKind; readonly animal: SampleAnimal } | { readonly routine: Routine });

const MOST = 8;
const RUNNING = 2;

/** Who reads the page takes the place of the first employee. */
const READER = 2;

/** Who works on the farm: one of them reads the page. */
export function peopleOf({ reader }: HerdOnDay): readonly { readonly name: string; readonly phone: string; readonly isReader: boolean }[] {
  const known = PEOPLE.findIndex(({ name }) => name === reader);
  const place = known < 0 ? READER : known;
  return PEOPLE.map((person, at) => {
    const isReader = reader !== undefined && at === place;
    return { ...person, name: isReader ? reader : person.name, isReader };
  });
}

/** Who is off today: never who reads the page. */
export function restingOn({ numCheptel, reader }: HerdOnDay): number {
  return drawsFor(`${numCheptel} team`).between(reader === undefined ? READER : READER + 1, PEOPLE.length - 1);
}

/** What the team does today: the routine of the day, and what animals wait for; what is to be done by who reads the page comes first. */
export function tasksOfDay(herd: HerdOnDay): readonly TaskOfDay[] {
  const resting = restingOn(herd);
  const present = PEOPLE.map((_, at) => at).filter((at) => at !== resting);
  const due = tasksOf(herd.animals, herd.today)
    .filter(({ animal, kind }) => (animal.due[kind] ?? 0) <= 1)
    .slice(0, MOST);
  const all = [
    ...due.map(({ kind, animal }, at) => ({
      kind,
      animal,
      progress: at < RUNNING ? ("running" as const) : ("todo" as const),
      isLate: (animal.due[kind] ?? 0) < 0,
    })),
    { routine: "last" as const, progress: "todo" as const, isLate: false },
    ...(["first", "feeding", "straw"] as const).map((routine) => ({ routine, progress: "done" as const, isLate: false })),
  ];
  const people = peopleOf(herd);
  const shared = all.map((task, at) => ({ ...task, by: present[at % present.length] ?? 0 }));
  return shared.sort((a, b) => Number(people[b.by]?.isReader) - Number(people[a.by]?.isReader));
}
