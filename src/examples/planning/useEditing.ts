import { useEffect, useRef, useState } from "react";
import type { RouteParams } from "../../../generated/routeNames";
import type { Shell } from "../../sdk";
import { isoDay } from "../../sdk/formats";
import type { Entry } from "../herd/taskEntries";
import { readTaskDraft, type TaskDraft } from "./taskDraft";
import type { Record } from "./useHerdTasks";

/** The one task that is being edited. */
export interface Editing {
  readonly draft: TaskDraft | null;
  /** The draft is what the shell kept from before this page was loaded again. */
  readonly isRestored: boolean;
  /** Asks before it takes the place of what has been typed about another task. */
  readonly open: (entry: Entry) => Promise<void>;
  readonly type: (draft: TaskDraft) => void;
  readonly save: (entry: Entry) => void;
  readonly cancel: () => void;
}

/** While something is typed the page says that it is unsaved, and hands the draft over when the shell takes the page away. */
export function useEditing(
  shell: Shell<RouteParams>,
  numCheptel: string | null,
  record: Record,
  { onRefused, mayDiscard }: { readonly onRefused: () => void; readonly mayDiscard: () => Promise<boolean> },
): Editing {
  const [draft, setDraft] = useState<TaskDraft | null>(() => readTaskDraft(shell.draft));
  const [isRestored, setRestored] = useState(draft !== null);
  const isDirty = useRef(draft !== null);
  const latest = useRef(draft);
  latest.current = draft;

  useEffect(() => shell.onKeepDraft(() => latest.current), [shell]);

  const first = useRef(draft);
  useEffect(() => {
    // What came back with the page is as unsaved as it was.
    if (first.current !== null) void shell.setDirty(true);
  }, [shell]);

  const herd = useRef(numCheptel);
  useEffect(() => {
    if (herd.current === numCheptel) return;
    herd.current = numCheptel;
    isDirty.current = false;
    setDraft(null);
    void shell.setDirty(false);
  }, [shell, numCheptel]);

  const end = () => {
    isDirty.current = false;
    setDraft(null);
    setRestored(false);
    void shell.setDirty(false);
    void shell.saveDraft(null);
  };
  const type = (typed: TaskDraft) => {
    isDirty.current = true;
    setDraft(typed);
    void shell.saveDraft(typed);
    void shell.setDirty(true);
  };
  return {
    draft,
    isRestored,
    open: async ({ task, day, change }) => {
      if (draft?.task === task.id) return;
      if (isDirty.current && !(await mayDiscard())) return;
      if (isDirty.current) end();
      setDraft({ task: task.id, day: isoDay(day), note: change.note });
    },
    type,
    save: ({ task }) => {
      if (draft === null) return;
      const { day, note } = draft;
      end();
      void record(task.id, { day, note: note.trim() }, "taskChanged").then((kept) => {
        if (kept) return;
        onRefused();
        // It is back in its editor, unless another task is in one by now.
        if (latest.current === null && herd.current === numCheptel) type(draft);
      });
    },
    cancel: end,
  };
}
