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

/** Who is off today. */
export function restingOn({ numCheptel }: HerdOnDay): number {
  return drawsFor(`${numCheptel} team`).between(2, PEOPLE.length - 1);
}

/** What the team does today: the routine of the day, and what animals wait for. */
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
  return all.map((task, at) => ({ ...task, by: present[at % present.length] ?? 0 }));
}
