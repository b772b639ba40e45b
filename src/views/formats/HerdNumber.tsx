import { LIMITS } from "../../../generated/settings";
import { shortHerdNumber } from "../../domain/formats/herdNumber";
import styles from "./formats.module.css";

/** Section 5: a herd number, shortened when it is long; the whole one is the tooltip and what is read aloud. */
export function HerdNumber({ number }: { number: string }) {
  const whole = number.trim();
  const shown = shortHerdNumber(whole, LIMITS);
  if (shown === whole)
    return (
      <span className={styles.number} translate="no">
        {whole}
      </span>
    );
  return (
    <span className={styles.number} translate="no" title={whole}>
      <span aria-hidden="true">{shown}</span>
      <span className="visuallyHidden">{whole}</span>
    </span>
  );
}
