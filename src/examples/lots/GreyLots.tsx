/** @jsxImportSource vue */
import { GREY_ROWS } from "../parts/drawGreyRows";
import styles from "../parts/greyRows.module.css";

/** Where the lots will stand. */
export function GreyLots() {
  return (
    <div class={styles.rows} aria-hidden="true">
      {[...Array(GREY_ROWS).keys()].map((row) => (
        <i key={row} />
      ))}
    </div>
  );
}
