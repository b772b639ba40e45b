import { type SubmitEvent, useEffect, useRef } from "react";
import { addDays, type CalendarDay, compareDays, formatDay, isoDay, readIsoDay } from "../../sdk/formats";
import { NOTE_LENGTH } from "../herd/taskChanges";
import noteStyles from "../parts/waitingNote.module.css";
import styles from "./Planning.module.css";
import type { TaskDraft } from "./taskDraft";
import type { PlanningTexts } from "./texts/planningTexts";

interface TaskEditorProps {
  readonly texts: PlanningTexts;
  readonly draft: TaskDraft;
  readonly today: CalendarDay;
  /** It was opened by the user, who goes on in it. */
  readonly takesFocus: boolean;
  readonly isRestored: boolean;
  readonly onType: (draft: TaskDraft) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** A day further from today was typed by a slip: 12 03 25 is a day of the year 25. */
const DAYS_BACK = 365;
const DAYS_AHEAD = 730;

export function TaskEditor({ texts, draft, today, takesFocus, isRestored, onType, onSave, onCancel }: TaskEditorProps) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const [from, to] = [addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD)];
  const day = readIsoDay(draft.day);
  const isFar = day !== null && (compareDays(day, from) < 0 || compareDays(day, to) > 0);
  const slip = isFar ? texts.farDay(formatDay(from), formatDay(to)) : "";
  useEffect(() => first.current?.setCustomValidity(slip), [slip]);
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
          min={isoDay(from)}
          max={isoDay(to)}
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
