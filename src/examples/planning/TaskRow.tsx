import { useRef } from "react";
import { type CalendarDay, formatDay } from "../../sdk/formats";
import { daysLate } from "../herd/daysLate";
import type { Entry } from "../herd/taskEntries";
import { shortDay } from "../parts/moments";
import { StrokeIcon } from "../parts/StrokeIcon";
import { AnimalName } from "./AnimalName";
import { EventIcon } from "./EventIcon";
import { lastEvent } from "./lastEvent";
import styles from "./Planning.module.css";
import { TaskEditor } from "./TaskEditor";
import type { PlanningTexts } from "./texts/planningTexts";
import type { Editing } from "./useEditing";

const CHECK = "m6 12.5 4 4 8-9";
const PENCIL = "M4 20h4L18.5 9.5a2.8 2.8 0 1 0-4-4L4 16v4m9.5-13.5 4 4";

export interface RowIntents {
  readonly openAnimal: (id: string) => void;
  readonly openLot: (id: string) => void;
  readonly markDone: (entry: Entry, done: boolean) => void;
}

interface TaskRowProps extends RowIntents {
  readonly texts: PlanningTexts;
  readonly entry: Entry;
  readonly today: CalendarDay;
  readonly language: string;
  readonly editing: Editing;
  /** Not to be seen on the screen; on paper it is. */
  readonly isFolded: boolean;
}

export function TaskRow({ texts, entry, today, language, editing, isFolded, openAnimal, openLot, markDone }: TaskRowProps) {
  const edit = useRef<HTMLButtonElement>(null);
  const { task, change, day } = entry;
  const draft = editing.draft?.task === task.id ? editing.draft : null;
  const isChanged = change.done || change.day !== null || change.note !== "";
  const late = daysLate(day, today);
  const isLate = late > 0 && !change.done;
  const what = `${texts.kinds[task.kind]} ${task.animal.name}`;
  const dayAndMonth = shortDay(day, language);
  const due = isLate ? inDays(language, late) : dayAndMonth;
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
      data-folded={isFolded || undefined}
    >
      <h3 className={styles.kind}>
        <EventIcon kind={task.kind} />
        {texts.kinds[task.kind]}
      </h3>
      <div className={styles.who}>
        <AnimalName animal={task.animal} onOpen={() => openAnimal(task.animal.id)} />
        <button type="button" className="link" onClick={() => openLot(task.animal.lot)}>
          {texts.lot} {task.animal.lot}
        </button>
        <span className={styles.last}>{lastEvent(texts, language, task.animal, today)}</span>
        {isLate && (
          <span className={styles.planned}>
            <span className={styles.plannedWord}>{texts.day}</span> {dayAndMonth}
          </span>
        )}
      </div>
      {change.note !== "" && <p className={styles.note}>{change.note}</p>}
      <p className={styles.sending}>
        {(isChanged || change.sending !== "sent") && <span data-state={change.sending}>{texts.sending[change.sending]}</span>}
      </p>
      <div className={styles.acts}>
        <button
          ref={edit}
          type="button"
          title={`${texts.edit}, ${formatDay(day)}`}
          aria-label={`${texts.edit} ${due}${isLate ? ` ${texts.late}` : ""} : ${what}${isLate ? `, ${formatDay(day)}` : ""}`}
          aria-expanded={draft !== null}
          onClick={() => void editing.open(entry)}
        >
          <span className={isLate ? styles.late : styles.day} data-day={dayAndMonth}>
            {/* In the order of the name, and drawn last. */}
            <span className={styles.editWord}>{`${texts.edit} `}</span>
            {due}
            {isLate && <span className={styles.lateWord}>{` ${texts.late}`}</span>}
            <StrokeIcon path={PENCIL} />
          </span>
        </button>
        <button
          type="button"
          title={change.done ? texts.reopen : texts.done}
          aria-label={`${change.done ? texts.reopen : texts.done} : ${what}`}
          data-check
          onClick={() => markDone(entry, !change.done)}
        >
          <StrokeIcon path={CHECK} />
          <span className={styles.checkWord}>{texts.done}</span>
        </button>
      </div>
      {draft !== null && (
        <TaskEditor
          texts={texts}
          draft={draft}
          today={today}
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

/** The typeface has no narrow space; without one the unit would stick to its number. */
const inDays = (language: string, days: number) =>
  new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "short" }).format(days).replace("\u202f", "\u00a0");
