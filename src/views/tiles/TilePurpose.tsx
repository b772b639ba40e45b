import { labelKey } from "../../domain/labels/labelKey";
import { useTranslation } from "../parts/useTranslation";
import styles from "./TilePurpose.module.css";

/** What the page of a tile is for: what describes the link, not its name. */
export function TilePurpose({ id, route }: { id: string; route: string }) {
  const { find } = useTranslation();
  return (
    <span id={id} className={styles.purpose} aria-hidden="true">
      {find(labelKey.purpose(route))}
    </span>
  );
}
