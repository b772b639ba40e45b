import { type SubmitEvent, useEffect, useRef } from "react";
import { NOTE_LENGTH } from "../herd/taskChanges";
import noteStyles from "../parts/waitingNote.module.css";
import styles from "./Planning.module.css";
import type { TaskDraft } from "./taskDraft";
import type { PlanningTexts } from "./texts/planningTexts";

interface TaskEditorProps {
  readonly texts: PlanningTexts;
  readonly draft: TaskDraft;
  /** It was opened by the user, who goes on in it. */
  readonly takesFocus: boolean;
  readonly isRestored: boolean;
  readonly onType: (draft: TaskDraft) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

export function TaskEditor({ texts, draft, takesFocus, isRestored, onType, onSave, onCancel }: TaskEditorProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <form className={styles.editor} onSubmit={save} data-editor={draft.task}>
      {isRestored && (
        <p className={noteStyles.note} role="status">
          {texts.restored}
        </p>
      )}
      <label className={styles.field}>
        {texts.day}
        <input
          ref={first}
          type="date"
          name="day"
          required
          value={draft.day}
          onChange={({ target }) => onType({ ...draft, day: target.value })}
        />
      </label>
      <label className={styles.field}>
        {texts.note}
        <textarea
          name="note"
          rows={2}
          maxLength={NOTE_LENGTH}
          value={draft.note}
          onChange={({ target }) => onType({ ...draft, note: target.value })}
        />
      </label>
      <div className={styles.buttons}>
        <button type="submit" className="main">
          {texts.save}
        </button>
        <button type="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
