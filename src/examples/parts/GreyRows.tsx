import styles from "./greyRows.module.css";

const ROWS = [1, 2, 3, 4, 5, 6];

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
