import { type CalendarDay, compareDays, readIsoDay } from "../../sdk/formats";
import type { TaskKind } from "./sampleAnimals";
import { type Change, type Changes, UNCHANGED } from "./taskChanges";
import type { SampleTask } from "./tasks";

/** A task as it stands now, with what the user has changed. */
export interface Entry {
  readonly task: SampleTask;
  readonly day: CalendarDay;
  readonly change: Change;
}

export function entriesOf(tasks: readonly SampleTask[], changes: Changes): readonly Entry[] {
  const all = tasks.map((task) => {
    const change = Object.hasOwn(changes, task.id) ? (changes[task.id] ?? UNCHANGED) : UNCHANGED;
    return { task, change, day: (change.day === null ? null : readIsoDay(change.day)) ?? task.day };
  });
  return all.sort((a, b) => compareDays(a.day, b.day));
}

/** Those that are still to be done. */
export function toDo(entries: readonly Entry[]): number {
  return entries.filter(({ change }) => !change.done).length;
}

/** Of one kind, or all. */
export function ofKind(entries: readonly Entry[], kind: TaskKind | null): readonly Entry[] {
  return kind === null ? entries : entries.filter(({ task }) => task.kind === kind);
}
