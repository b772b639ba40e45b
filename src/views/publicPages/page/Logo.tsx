import { LOGO, PRODUCT } from "../../../../generated/settings";
import { logoForDay } from "../../../domain/publicPages/logoForDay";
import styles from "./Logo.module.css";

const PICTURES = import.meta.glob<string>("../logos/*.svg", { query: "?url&no-inline", import: "default", eager: true });

/** The bell a cow wears, on some days another one, with the name of the product. */
export function Logo({ day }: { day: string }) {
  const asset = logoForDay(day, LOGO);
  return (
    <p className={styles.logo} data-logo={asset}>
      <img src={PICTURES[`../logos/${asset}.svg`]} alt="" width="40" height="40" />
      <span>{PRODUCT.name}</span>
    </p>
  );
}
