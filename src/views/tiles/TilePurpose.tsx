import { paletteText } from "../../../generated/text/palette";
import { labelKey } from "../../domain/labels/labelKey";
import { useTranslation } from "../parts/useTranslation";
import styles from "./TilePurpose.module.css";

/** What the page of a tile is for, or that it is a page of somebody else: what describes the link, not its name. */
export function TilePurpose({ id, route }: { id: string; route: string | null | undefined }) {
  const { t, find } = useTranslation();
  return (
    <span id={id} className={styles.purpose} aria-hidden="true">
      {route ? find(labelKey.purpose(route)) : t(paletteText.tiles.outside)}
    </span>
  );
}
