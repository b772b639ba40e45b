import { paletteText } from "../../../generated/text/palette";
import { labelKey } from "../../domain/labels/labelKey";
import { useTranslation } from "../parts/useTranslation";
import styles from "./TilePurpose.module.css";

/** What the page of a tile is for, also that of somebody else: what describes the link, not its name. */
export function TilePurpose({ tile, route }: { tile: string; route: string | null | undefined }) {
  const { t, find } = useTranslation();
  return (
    <span id={`purpose-${tile}`} className={styles.purpose} aria-hidden="true">
      {route ? find(labelKey.purpose(route)) : (find(`tiles.links.${tile}`) ?? t(paletteText.tiles.outside))}
    </span>
  );
}
