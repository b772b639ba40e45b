import styles from "./Desk.module.css";
import type { DeskTexts } from "./texts/deskTexts";

interface EmptyDeskProps {
  readonly texts: DeskTexts;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** No herd to show: why, and what helps. */
export function EmptyDesk({ texts, failed, onRetry }: EmptyDeskProps) {
  return (
    <main className={styles.empty} data-empty={failed ? "failed" : "none"}>
      <h1 className={styles.title}>{failed ? texts.notLoaded : texts.noHerds}</h1>
      {!failed && <p>{texts.noHerdsRemedy}</p>}
      <button type="button" className="main" onClick={onRetry}>
        {texts.retry}
      </button>
    </main>
  );
}
