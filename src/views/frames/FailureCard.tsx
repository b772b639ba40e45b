import type { ReactNode } from "react";
import { shellText } from "../../../generated/text/shell";
import type { FailureProps } from "../context/failureProps";
import { useTranslation } from "../parts/useTranslation";
import styles from "./FailureCard.module.css";

interface FailureCardProps extends FailureProps {
  /** Label keys. */
  readonly texts: { readonly title: string; readonly text: string };
  readonly children?: ReactNode;
}

/** Why there is no page to look at, and the way on. */
export function FailureCard({ why, page, application, texts, onRetry, children }: FailureCardProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.card} role="alert" data-failure={why}>
      <h2>{t(texts.title, { page })}</h2>
      <p>{t(texts.text, { application })}</p>
      <div className={styles.buttons}>
        <button type="button" className="primary" onClick={onRetry}>
          {t(shellText.frames.retry)}
        </button>
        {children}
      </div>
    </div>
  );
}
