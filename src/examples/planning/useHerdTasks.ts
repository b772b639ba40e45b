import { startTransition, useEffect, useState } from "react";
import type { RouteParams } from "../../../generated/routeNames";
import type { FrameContext, Shell } from "../../sdk";
import { type CalendarDay, today } from "../../sdk/formats";
import { sampleAnimals } from "../herd/sampleAnimals";
import { eventsOf, type SampleTask, tasksOf } from "../herd/tasks";
import { workshopOf } from "../herd/workshopOf";
import { arrived, type Change, type Changes, readChanges, UNCHANGED } from "./changes";

/** What a page of the planning shows of a herd. */
export interface HerdTasks {
  readonly herd: string;
  readonly today: CalendarDay;
  readonly tasks: readonly SampleTask[];
  readonly events: readonly SampleTask[];
  readonly changes: Changes;
}

export type Record = (task: string, change: Partial<Change>, action: string) => Promise<boolean>;

const SHELF = "tasks";

/** The tasks of the current herd with what the user has changed: kept by the shell, and sent by it when the network allows. */
export function useHerdTasks(
  shell: Shell<RouteParams>,
  { numCheptel }: FrameContext,
): { readonly herd: HerdTasks | null; readonly record: Record } {
  const [herd, setHerd] = useState<HerdTasks | null>(null);

  useEffect(() => {
    let gone = false;
    setHerd(null);
    const load = async () => {
      if (numCheptel === null) return;
      const [workshop, kept] = await Promise.all([workshopOf(shell), shell.storageRead(SHELF)]);
      if (gone) return;
      const day = today();
      const animals = sampleAnimals(numCheptel, workshop, day);
      const changes = readChanges(kept.ok ? kept.value : null);
      const loaded = { herd: numCheptel, today: day, tasks: tasksOf(animals, day), events: eventsOf(animals, day), changes };
      // A long list, drawn in steps: the shell may share its thread.
      startTransition(() => setHerd(loaded));
    };
    void load();
    return () => {
      gone = true;
    };
  }, [shell, numCheptel]);

  useEffect(
    () =>
      shell.onSyncStatus(({ status, waiting }) => {
        if (waiting > 0 && status !== "parked") return;
        setHerd((now) => now && { ...now, changes: arrived(now.changes, status === "parked" ? "refused" : "sent") });
      }),
    [shell],
  );

  const changes = herd?.changes;
  useEffect(() => {
    if (changes !== undefined && Object.keys(changes).length > 0) void shell.storageStore(SHELF, changes);
  }, [shell, changes]);

  const record: Record = async (task, part, action) => {
    if (herd === null) return false;
    const before = herd.changes[task];
    const wanted: Change = { ...UNCHANGED, ...before, ...part, sending: "keeping" };
    const put = (change: Change | undefined) =>
      setHerd((now) => (now?.herd === herd.herd ? { ...now, changes: withChange(now.changes, task, change) } : now));
    put(wanted);
    const { done, day, note } = wanted;
    const answer = await shell.storageAction(action, { task, done, day, note });
    // What is not safe on the device has not happened.
    put(answer.ok ? { ...wanted, sending: "waiting" } : before);
    return answer.ok;
  };
  return { herd, record };
}

function withChange(changes: Changes, task: string, change: Change | undefined): Changes {
  const { [task]: _, ...others } = changes;
  return change === undefined ? others : { ...others, [task]: change };
}
