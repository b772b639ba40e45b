import { useRef } from "react";
import { formatDay } from "../../sdk/formats";
import { AnimalName } from "./AnimalName";
import type { Entry } from "./entries";
import styles from "./Planning.module.css";
import { TaskEditor } from "./TaskEditor";
import type { PlanningTexts } from "./texts";
import type { Editing } from "./useEditing";

export interface RowIntents {
  readonly openAnimal: (id: string) => void;
  readonly openLot: (id: string) => void;
  readonly markDone: (entry: Entry, done: boolean) => void;
}

interface TaskRowProps extends RowIntents {
  readonly texts: PlanningTexts;
  readonly entry: Entry;
  readonly isLate: boolean;
  readonly editing: Editing;
}

export function TaskRow({ texts, entry, isLate, editing, openAnimal, openLot, markDone }: TaskRowProps) {
  const edit = useRef<HTMLButtonElement>(null);
  const { task, change, day } = entry;
  const draft = editing.draft?.task === task.id ? editing.draft : null;
  const isChanged = change.done || change.day !== null || change.note !== "";
  const close = (end: () => void) => {
    end();
    edit.current?.focus();
  };
  return (
    <li
      className={styles.task}
      data-task={task.id}
      data-sending={isChanged || change.sending !== "sent" ? change.sending : undefined}
      data-done={change.done}
    >
      <h3 className={styles.kind}>{texts.kinds[task.kind]}</h3>
      <div className={styles.who}>
        <AnimalName animal={task.animal} onOpen={() => openAnimal(task.animal.id)} />
        <button type="button" className="link" onClick={() => openLot(task.animal.lot)}>
          {texts.lot} {task.animal.lot}
        </button>
      </div>
      <p className={isLate && !change.done ? styles.late : styles.day}>{formatDay(day)}</p>
      {change.note !== "" && <p className={styles.note}>{change.note}</p>}
      <p className={styles.sending} role="status">
        {(isChanged || change.sending !== "sent") && <span data-state={change.sending}>{texts.sending[change.sending]}</span>}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={change.done ? undefined : "main"} onClick={() => markDone(entry, !change.done)}>
          {change.done ? texts.reopen : texts.done}
          <span className="seenByReaders">
            {" "}
            : {texts.kinds[task.kind]} {task.animal.name}
          </span>
        </button>
        <button ref={edit} type="button" aria-expanded={draft !== null} onClick={() => void editing.open(entry)}>
          {texts.edit}
          <span className="seenByReaders">
            {" "}
            : {texts.kinds[task.kind]} {task.animal.name}
          </span>
        </button>
      </div>
      {draft !== null && (
        <TaskEditor
          texts={texts}
          draft={draft}
          takesFocus={!editing.isRestored}
          isRestored={editing.isRestored}
          onType={editing.type}
          onSave={() => close(() => editing.save(entry))}
          onCancel={() => close(editing.cancel)}
        />
      )}
    </li>
  );
}
