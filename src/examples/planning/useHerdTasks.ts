import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { RouteParams } from "../../../generated/routeNames";
import type { FrameContext, Shell } from "../../sdk";
import { type CalendarDay, today } from "../../sdk/formats";
import type { HerdCounts } from "../herd/herdFacts";
import { sampleCows } from "../herd/sampleAnimals";
import {
  type Change,
  type Changes,
  isKeeping,
  isUnderway,
  queuedOnly,
  readChanges,
  settled,
  stateBefore,
  type TaskState,
  UNCHANGED,
} from "../herd/taskChanges";
import { eventsOf, type SampleTask, tasksOf } from "../herd/tasks";
import { workshopIn } from "../herd/workshopOf";
import { numberParts } from "../parts/numberParts";
import { LOADED, loadHerd, readHerd, storedHerd } from "./loadedHerd";
import type { PlanningTexts } from "./texts/planningTexts";

/** What a page of the planning shows of a herd. */
export interface HerdTasks {
  readonly herd: string;
  readonly name: string;
  /** How many animals it has; null: they are not on this device. */
  readonly counts: HerdCounts | null;
  readonly today: CalendarDay;
  /** When its tasks came from the server; null: they are not on this device. */
  readonly loadedAt: Date | null;
  readonly tasks: readonly SampleTask[];
  readonly events: readonly SampleTask[];
  readonly changes: Changes;
}

export type Record = (task: string, change: Partial<Change>, action: string) => Promise<boolean>;

const SHELF = "tasks";
const NOTHING_LOADED = { at: null, day: today(), animals: [] };

/** The tasks of the current herd with what the user has changed: kept by the shell, and sent by it when the network allows. */
export function useHerdTasks(
  shell: Shell<RouteParams>,
  { numCheptel, network }: FrameContext,
  kinds: PlanningTexts["kinds"],
): { readonly herd: HerdTasks | null; readonly record: Record } {
  const [herd, setHerd] = useState<HerdTasks | null>(null);
  const latest = useRef<HerdTasks | null>(null);
  useEffect(() => {
    latest.current = herd;
  });

  // The queue alone knows what became of each action.
  const settle = useCallback(async () => {
    const { current } = latest;
    const overview = await shell.syncRead();
    if (!overview.ok || current === null) return;
    setHerd((now) => (now?.herd === current.herd ? withChanges(now, settled(now.changes, overview.value, now.herd)) : now));
  }, [shell]);

  // What is not on the device is asked for once there is a network.
  const isMissing = herd?.loadedAt === null && network === "ONLINE";
  useEffect(() => {
    let gone = false;
    setHerd(null);
    // A long list, drawn in steps: the shell may share its thread.
    if (numCheptel !== null) void readTasks(shell, numCheptel).then((loaded) => gone || startTransition(() => setHerd(loaded)));
    return () => {
      gone = true;
    };
  }, [shell, numCheptel]);

  useEffect(() => {
    if (!isMissing || numCheptel === null) return;
    let gone = false;
    void readTasks(shell, numCheptel).then((loaded) => gone || setHerd(loaded));
    return () => {
      gone = true;
    };
  }, [shell, numCheptel, isMissing]);

  // Also what was sent while the page was on its way to here.
  const isUnsettled = herd !== null && isUnderway(herd.changes);
  useEffect(() => {
    if (isUnsettled) void settle();
  }, [isUnsettled, settle]);
  useEffect(
    () =>
      shell.onSyncStatus(({ status }) => {
        if (status === "parked" || isUnderway(latest.current?.changes ?? {})) void settle();
      }),
    [shell, settle],
  );

  const [changes, changesOf] = [herd?.changes, herd?.herd];
  useEffect(() => {
    // What is not in the queue yet has not happened, so it is not there after a reload.
    if (changes === undefined || changesOf !== shell.context.numCheptel || isKeeping(changes)) return;
    if (Object.keys(changes).length > 0) void shell.storageStore(SHELF, changes);
  }, [shell, changes, changesOf]);

  const record: Record = async (task, part, action) => {
    // What is still drawn of another herd is not entered in this one.
    if (herd === null || shell.context.numCheptel !== herd.herd) return false;
    const before = herd.changes[task];
    const { done, day, note }: TaskState = { ...UNCHANGED, ...before, ...part };
    const wanted: Change = { done, day, note, before: stateBefore(before ?? UNCHANGED), sending: "keeping" };
    const put = (change: Change | undefined) =>
      setHerd((now) => (now?.herd === herd.herd ? { ...now, changes: withChange(now.changes, task, change) } : now));
    put(wanted);
    const base = { ...UNCHANGED, ...before };
    const about = herd.tasks.find(({ id }) => id === task);
    const label = about && `${kinds[about.kind]} · ${numberParts(about.animal.number).last} ${about.animal.name}`;
    const answer = await shell.storageAction(action, { task, done, day, note }, label, {
      about: task,
      base: { task, done: base.done, day: base.day, note: base.note },
    });
    // What is not safe on the device has not happened.
    const kept: Change | undefined = answer.ok ? { ...wanted, sending: "waiting" } : before;
    const { current } = latest;
    // Said to be kept once it is here after a reload, too; of another herd the queue alone knows it.
    if (answer.ok && current?.herd === herd.herd && shell.context.numCheptel === herd.herd)
      await shell.storageStore(SHELF, queuedOnly(withChange(current.changes, task, kept)));
    put(kept);
    // It may have been sent by now.
    void settle();
    return answer.ok;
  };
  return { herd, record };
}

/** The tasks of a herd: from the server, or as they were last loaded on this device. */
async function readTasks(shell: Shell<RouteParams>, numCheptel: string): Promise<HerdTasks> {
  const [user, kept, before, overview] = await Promise.all([
    shell.getUser(),
    shell.storageRead(SHELF),
    shell.storageRead(LOADED),
    shell.syncRead(),
  ]);
  const fresh =
    shell.context.network === "OFFLINE"
      ? null
      : await loadHerd(numCheptel, workshopIn(user.ok ? user.value : { laitier: true, allaitant: false }));
  if (fresh !== null && shell.context.numCheptel === numCheptel) void shell.storageStore(LOADED, storedHerd(fresh));
  const profile = user.ok && user.value.numCheptel === numCheptel ? user.value : null;
  const cows = sampleCows(numCheptel).length;
  const changes = readChanges(kept.ok ? kept.value : null);
  const { at, day, animals } = fresh ?? readHerd(before.ok ? before.value : null) ?? NOTHING_LOADED;
  return {
    herd: numCheptel,
    name: profile?.elevageEnCours.denomination ?? "",
    counts: at === null ? null : { cows, young: animals.length - cows },
    today: today(),
    loadedAt: at,
    tasks: tasksOf(animals, day),
    events: eventsOf(animals, day),
    changes: overview.ok ? settled(changes, overview.value, numCheptel) : changes,
  };
}

/** The same object when nothing has changed, so that nothing is drawn or stored. */
function withChanges(herd: HerdTasks, changes: Changes): HerdTasks {
  return changes === herd.changes ? herd : { ...herd, changes };
}

function withChange(changes: Changes, task: string, change: Change | undefined): Changes {
  const { [task]: _, ...others } = changes;
  return change === undefined ? others : { ...others, [task]: change };
}
