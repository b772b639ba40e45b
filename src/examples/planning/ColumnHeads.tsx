import styles from "./Planning.module.css";
import type { PlanningTexts } from "./texts/planningTexts";

/** Names of the columns, where rows have some: what is late, the day it was planned for, too; to who listens each row tells by itself what it says. */
export function ColumnHeads({ texts, isLate }: { readonly texts: PlanningTexts; readonly isLate: boolean }) {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>{texts.kind}</span>
      <div>
        <span>{texts.animal}</span>
        <span>{texts.lot}</span>
        <span>{texts.latest}</span>
        {isLate && <span>{texts.day}</span>}
      </div>
      <span>
        <span>{texts.due}</span>
        <span>{texts.done}</span>
      </span>
    </div>
  );
}
