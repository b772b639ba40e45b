import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { RouteParams } from "../../../generated/routeNames";
import type { FrameContext, Shell } from "../../sdk";
import {
  type Change,
  type Changes,
  isKeeping,
  isUnderway,
  queuedOnly,
  settled,
  stateBefore,
  type TaskState,
  UNCHANGED,
} from "../herd/taskChanges";
import { numberParts } from "../parts/numberParts";
import { onNewDay } from "../parts/onNewDay";
import { type HerdTasks, readTasks, SHELF } from "./readTasks";
import type { PlanningTexts } from "./texts/planningTexts";

export type Record = (task: string, change: Partial<Change>, action: string) => Promise<boolean>;

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

  useEffect(() => {
    let gone = false;
    setHerd(null);
    // A long list, drawn in steps: the shell may share its thread.
    if (numCheptel !== null) void readTasks(shell, numCheptel).then((loaded) => gone || startTransition(() => setHerd(loaded)));
    return () => {
      gone = true;
    };
  }, [shell, numCheptel]);

  const readAgain = useCallback(async () => {
    const { current } = latest;
    if (current === null || shell.context.numCheptel !== current.herd) return;
    const before = queuedOnly(current.changes);
    const loaded = await readTasks(shell, current.herd, before);
    if (shell.context.numCheptel !== current.herd) return;
    // What was done meanwhile is not in what was read.
    const since = (now: Changes) => Object.fromEntries(Object.entries(now).filter(([id, change]) => change !== before[id]));
    setHerd((now) => (now?.herd === loaded.herd ? { ...loaded, changes: { ...loaded.changes, ...since(now.changes) } } : now));
  }, [shell]);
  // What was read without network is asked for once there is one.
  const isOld = herd !== null && !herd.isAsked && network === "ONLINE";
  useEffect(() => {
    if (isOld) void readAgain();
  }, [isOld, readAgain]);
  // What was due yesterday is late today.
  useEffect(() => onNewDay(shell, () => void readAgain()), [shell, readAgain]);

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

/** The same object when nothing has changed, so that nothing is drawn or stored. */
function withChanges(herd: HerdTasks, changes: Changes): HerdTasks {
  return changes === herd.changes ? herd : { ...herd, changes };
}

function withChange(changes: Changes, task: string, change: Change | undefined): Changes {
  const { [task]: _, ...others } = changes;
  return change === undefined ? others : { ...others, [task]: change };
}
