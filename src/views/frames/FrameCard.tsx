import { useTranslation } from "react-i18next";
import { shellText } from "../../../generated/text/shell";
import type { FrameFailure } from "../../stores/framesStore";
import styles from "./FrameCard.module.css";

/** Why there is no page to look at, and the way on. */
export function FrameCard({ why, page, src, onRetry }: { why: FrameFailure; page: string; src: string; onRetry: () => void }) {
  const { t } = useTranslation();
  const words = shellText.frames[why];
  return (
    <div className={styles.card} role="alert" data-failure={why}>
      <h2>{t(words.title, { page })}</h2>
      <p>{t(words.text)}</p>
      <div className={styles.ways}>
        <button type="button" onClick={onRetry}>
          {t(shellText.frames.retry)}
        </button>
        {why === "refused" && (
          <a href={src} target="_blank" rel="noreferrer">
            {t(shellText.frames.refused.open)}
          </a>
        )}
      </div>
    </div>
  );
}
