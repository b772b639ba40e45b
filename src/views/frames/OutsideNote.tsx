import { pagesText } from "../../../generated/text/pages";
import { useTranslation } from "../parts/useTranslation";
import styles from "./OutsideNote.module.css";

/** On a page that knows nothing of the shell. One of another origin may also have refused to be shown, which nobody is told. */
export function OutsideNote({ address }: { address: string }) {
  const { t } = useTranslation();
  return (
    <details className={styles.note} data-outside>
      <summary>{t(pagesText.outside.title)}</summary>
      <p>{t(pagesText.outside.text)}</p>
      <a href={address} target="_blank" rel="noreferrer">
        {t(pagesText.stopped.refused.open)}
      </a>
    </details>
  );
}
