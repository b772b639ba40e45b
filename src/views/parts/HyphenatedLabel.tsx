import { useMemo } from "react";
import { pagesText } from "../../../generated/text/pages";
import { readWordBreaks, withSoftHyphens } from "../../domain/labels/softHyphens";
import styles from "./HyphenatedLabel.module.css";
import { useTranslation } from "./useTranslation";

const SOFT_HYPHEN = "\u00AD";

/**
 * A label on a small tile: its long words may be broken where the language breaks them, also in a browser without a dictionary.
 * The hyphens are drawn, not written: the text, and what is said of it, is the label.
 */
export function HyphenatedLabel({ label }: { label: string }) {
  const { t } = useTranslation();
  const breaks = useMemo(() => readWordBreaks(t(pagesText.tiles.breaks)), [t]);
  const parts = withSoftHyphens(label, breaks).split(SOFT_HYPHEN);
  const last = parts.pop();
  return (
    <>
      {parts.map((part) => (
        <span key={part} className={styles.soft}>
          {part}
        </span>
      ))}
      {last}
    </>
  );
}
