import type { TaskKind } from "../herd/sampleAnimals";
import { TASK_KINDS } from "../herd/tasks";
import styles from "./Planning.module.css";
import type { PlanningTexts } from "./texts/planningTexts";

interface KindFilterProps {
  readonly texts: PlanningTexts;
  /** The kind of each row of the page. */
  readonly rows: readonly TaskKind[];
  readonly chosen: TaskKind | null;
  readonly onChoose: (kind: TaskKind | null) => void;
}

/** With so many or fewer rows there is nothing to choose from. */
const FEW = 6;

/** The kinds that there are, each with how many; what is chosen can always be taken back. */
export function KindFilter({ texts, rows, chosen, onChoose }: KindFilterProps) {
  const counted = TASK_KINDS.map((kind) => ({ kind, count: rows.filter((row) => row === kind).length }));
  const kinds = counted.filter(({ kind, count }) => count > 0 || kind === chosen).sort((one, other) => other.count - one.count);
  if (chosen === null && (rows.length <= FEW || kinds.length < 2)) return null;
  return (
    <fieldset className={styles.kinds}>
      <legend className="seenByReaders">{texts.kind}</legend>
      <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        {texts.every} <small>{rows.length}</small>
      </button>
      {kinds.map(({ kind, count }) => (
        <button key={kind} type="button" aria-pressed={kind === chosen} data-kind={kind} onClick={() => onChoose(kind)}>
          {texts.kinds[kind]} <small>{count}</small>
        </button>
      ))}
    </fieldset>
  );
}
