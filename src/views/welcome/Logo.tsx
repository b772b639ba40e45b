import { PRODUCT } from "../../../generated/settings";
import styles from "./Logo.module.css";

/** The bell a cow wears, with the name of the product. */
export function Logo() {
  return (
    <p className={styles.logo}>
      <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <path className={styles.strap} d="M10 9c0-5 4-7 8-7s8 2 8 7" />
        <path className={styles.bell} d="M9 9h18l4 18a2 2 0 0 1-2 2.4H7A2 2 0 0 1 5 27z" />
        <circle className={styles.clapper} cx="18" cy="31" r="3" />
      </svg>
      <span>{PRODUCT.name}</span>
    </p>
  );
}
