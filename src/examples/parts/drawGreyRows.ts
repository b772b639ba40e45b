import { element } from "./element";
import styles from "./greyRows.module.css";

/** How many rows a list is given before it has come. */
export const GREY_ROWS = 6;

/** Where the rows of a list will stand, on a page without a framework. */
export function drawGreyRows(): HTMLElement {
  const rows = Array.from({ length: GREY_ROWS }, () => element("i", {}));
  return element("div", { class: styles.rows ?? "", "aria-hidden": "true" }, ...rows);
}
