import { GREY_ROWS } from "./drawGreyRows";
import styles from "./greyRows.module.css";

const ROWS = [...Array(GREY_ROWS).keys()];

/** Where the rows of a list will stand. */
export function GreyRows() {
  return (
    <div className={styles.rows} aria-hidden="true">
      {ROWS.map((row) => (
        <i key={row} />
      ))}
    </div>
  );
}
