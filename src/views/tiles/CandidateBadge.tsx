import { paletteText } from "../../../generated/text/palette";
import { useTranslation } from "../parts/useTranslation";
import styles from "./CandidateBadge.module.css";

/** Section 6: what is behind this tile is a version on trial. The ring is that of the frame; the words are for those who listen. */
export function CandidateBadge() {
  const { t } = useTranslation();
  const words = t(paletteText.tiles.candidate);
  return (
    <span className={styles.candidate} title={words} data-candidate-mark>
      <span className="visuallyHidden">{words}</span>
    </span>
  );
}
