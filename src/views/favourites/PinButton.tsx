import { observer } from "mobx-react-lite";
import { paletteText } from "../../../generated/text/palette";
import type { TileRecord } from "../../domain/registry/tables";
import { useTranslation } from "../parts/useTranslation";
import { FavouriteGlyph } from "./FavouriteGlyph";
import styles from "./PinButton.module.css";
import { useQuickAccess } from "./useQuickAccess";

/** The star in the corner of a tile, beside its link: pins the tile to the favourites, as the key F does on the tile itself. */
export const PinButton = observer(function PinButton({ tile, label: name }: { tile: TileRecord; label: string }) {
  const quickAccess = useQuickAccess();
  const { t } = useTranslation();
  if (quickAccess === null || tile.target.kind === "workshop") return null;
  const pinned = quickAccess.favourites.has(tile.id);
  const label = t(paletteText.favourites.pin, { label: name });
  return (
    <button
      type="button"
      className={styles.pin}
      data-pin={tile.id}
      // One stop for each tile.
      tabIndex={-1}
      aria-pressed={pinned}
      aria-label={label}
      title={`${label} (F)`}
      onClick={() => void quickAccess.togglePin(tile.id)}
    >
      <FavouriteGlyph name={pinned ? "pinned" : "star"} size={16} />
    </button>
  );
});
