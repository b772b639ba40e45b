import type { TaskKind } from "../herd/sampleAnimals";
import { TASK_KINDS } from "../herd/tasks";
import type { Stretch } from "../herd/tasksByDueDate";
import styles from "./Planning.module.css";
import type { PlanningTexts } from "./texts/planningTexts";

/** What is looked at: of a kind, due within a stretch of time; null: all. */
export interface Choice {
  readonly kind: TaskKind | null;
  readonly within: Stretch | null;
}

interface FiltersProps {
  readonly texts: PlanningTexts;
  /** How many there are in each stretch, of the chosen kind; null: only kinds are chosen here. */
  readonly counts: ReadonlyMap<Stretch | null, number> | null;
  /** The kind of each row within the chosen stretch. */
  readonly rows: readonly TaskKind[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** With so many or fewer rows there is nothing to choose from. */
const FEW = 6;

/** The times and the kinds that there are, each with how many; what is chosen can always be taken back. */
export function Filters({ texts, counts, rows, chosen, onChoose }: FiltersProps) {
  const { kind, within } = chosen;
  const times = [...(counts ?? [])].filter(([stretch, count]) => stretch === null || count > 0 || stretch === within);
  // All of them in one stretch: its heading says it.
  const choosesTime = within !== null || new Set(times.map(([, count]) => count)).size > 1;
  const kinds = TASK_KINDS.map((one) => ({ one, count: rows.filter((row) => row === one).length }))
    .filter(({ one, count }) => count > 0 || one === kind)
    .sort((some, other) => other.count - some.count);
  const choosesKind = kind !== null || (rows.length > FEW && kinds.length > 1);
  if (!choosesTime && !choosesKind) return null;
  return (
    <div className={styles.filters}>
      {choosesTime && (
        <fieldset className={styles.times}>
          <legend className="seenByReaders">{texts.due}</legend>
          {times.map(([stretch, count]) => (
            <button
              key={stretch}
              type="button"
              aria-pressed={stretch === within}
              data-within={stretch ?? "all"}
              onClick={() => onChoose({ kind, within: stretch })}
            >
              {stretch === null ? texts.every : stretch === "week" ? texts.sevenDays : texts.spans[stretch]} <b>{count}</b>
            </button>
          ))}
        </fieldset>
      )}
      {choosesKind && (
        <select
          className={styles.kinds}
          aria-label={texts.kind}
          value={kind ?? ""}
          onChange={({ target }) => onChoose({ kind: kinds.find(({ one }) => one === target.value)?.one ?? null, within })}
        >
          <option value="">{texts.everyKind}</option>
          {kinds.map(({ one, count }) => (
            <option key={one} value={one}>
              {texts.kinds[one]} ({count})
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
