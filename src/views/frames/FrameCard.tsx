import { shellText } from "../../../generated/text/shell";
import type { FrameFailure } from "../../stores/framesStore";
import { useTranslation } from "../parts/useTranslation";
import styles from "./FrameCard.module.css";

/** Why there is no page to look at, and the way on. */
export function FrameCard({ why, page, address, onRetry }: { why: FrameFailure; page: string; address: string; onRetry: () => void }) {
  const { t } = useTranslation();
  const words = shellText.frames[why];
  return (
    <div className={styles.card} role="alert" data-failure={why}>
      <h2>{t(words.title, { page })}</h2>
      <p>{t(words.text)}</p>
      <button type="button" onClick={onRetry}>
        {t(shellText.frames.retry)}
      </button>
      {why === "refused" && (
        <a href={address} target="_blank" rel="noreferrer">
          {t(shellText.frames.refused.open)}
        </a>
      )}
    </div>
  );
}
