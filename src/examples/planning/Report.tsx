import { type Entry, ofKind } from "../herd/taskEntries";
import { TASK_KINDS } from "../herd/tasks";
import type { Span, SpanName } from "../herd/tasksByDueDate";
import styles from "./Planning.module.css";
import type { PlanningTexts } from "./texts/planningTexts";

interface ReportProps {
  readonly texts: PlanningTexts;
  readonly spans: readonly Span[];
  readonly done: readonly Entry[];
}

const SPANS: readonly SpanName[] = ["late", "today", "week", "later"];

/** How many tasks of each kind stand where. */
export function Report({ texts, spans, done }: ReportProps) {
  const entriesIn = (name: SpanName) => spans.find((span) => span.name === name)?.entries ?? [];
  return (
    <ul className={styles.list}>
      {TASK_KINDS.map((kind) => (
        <li key={kind} className={styles.figures} data-kind={kind}>
          <h2>{texts.kinds[kind]}</h2>
          <dl>
            {SPANS.map((name) => (
              <div key={name}>
                <dt>{texts.spans[name]}</dt>
                <dd>{ofKind(entriesIn(name), kind).length}</dd>
              </div>
            ))}
            <div>
              <dt>{texts.done}</dt>
              <dd>{ofKind(done, kind).length}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
