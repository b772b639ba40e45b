import styles from "./Planning.module.css";
import type { PlanningTexts } from "./texts/planningTexts";

/** Names of the columns, where rows have some; to who listens each row tells by itself what it says. */
export function ColumnHeads({ texts }: { readonly texts: PlanningTexts }) {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>{texts.kind}</span>
      <div>
        <span>{texts.animal}</span>
        <span>{texts.latest}</span>
      </div>
      <span>{texts.due}</span>
    </div>
  );
}
