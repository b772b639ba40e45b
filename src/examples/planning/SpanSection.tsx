import type { MouseEvent } from "react";
import { flushSync } from "react-dom";
import type { CalendarDay } from "../../sdk/formats";
import { toDo } from "../herd/taskEntries";
import { foldedAfter, type Span } from "../herd/tasksByDueDate";
import { StrokeIcon } from "../parts/StrokeIcon";
import { ColumnHeads } from "./ColumnHeads";
import styles from "./Planning.module.css";
import { type RowIntents, TaskRow } from "./TaskRow";
import type { PlanningTexts } from "./texts/planningTexts";
import type { Editing } from "./useEditing";

const DOWN = "M6 9l6 6l6-6";

interface SpanSectionProps extends RowIntents {
  readonly texts: PlanningTexts;
  readonly span: Span;
  readonly today: CalendarDay;
  readonly language: string;
  readonly editing: Editing;
  readonly hasHeads: boolean;
  /** Nothing else on the page says how many there are. */
  readonly isCounted: boolean;
  /** Unfolds it; null: all its rows are shown. */
  readonly unfold: (() => void) | null;
}

/** A stretch of time with its tasks. */
export function SpanSection({ texts, span: { name, entries }, hasHeads, isCounted, unfold, ...row }: SpanSectionProps) {
  const isLate = name === "late";
  const after = isLate && unfold !== null ? foldedAfter(entries) : null;
  // What is being written is always to be seen.
  const end = after !== null && entries.slice(after).some(({ task }) => task.id === row.editing.draft?.task) ? null : after;
  const show = ({ currentTarget }: MouseEvent) => {
    const next = currentTarget.parentElement?.querySelector<HTMLElement>("[data-folded] button");
    flushSync(() => unfold?.());
    next?.focus();
  };
  return (
    <section className={styles.span} data-span={name} aria-label={texts.spans[name]}>
      <h2 className={isLate ? styles.lateTitle : styles.title}>
        {texts.spans[name]} {isCounted && <span className={styles.count}>{toDo(entries)}</span>}
      </h2>
      <div className={styles.list}>
        {hasHeads && <ColumnHeads texts={texts} isLate={isLate} />}
        <ul>
          {entries.map((entry, at) => (
            <TaskRow key={entry.task.id} texts={texts} entry={entry} isFolded={end !== null && at >= end} {...row} />
          ))}
        </ul>
        {end !== null && (
          <button type="button" className={styles.more} onClick={show}>
            {texts.moreLate(toDo(entries.slice(end)))}
            <StrokeIcon path={DOWN} />
          </button>
        )}
      </div>
    </section>
  );
}
