import type { KeyboardEvent } from "react";
import type { TileView } from "../../../codegen/studio/menuView";
import { TileFace } from "../../views/tiles/TileFace";
import styles from "../../views/tiles/Tiles.module.css";
import { StudioIcon } from "../parts/StudioIcon";
import { go } from "../work/address";
import { T } from "../work/pageTexts";
import { useWorkspace } from "../work/workspace";

interface StudioTileProps {
  readonly tile: TileView;
  readonly section: string;
  readonly isSelected: boolean;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A tile as the shell draws it; one that is hidden stands in its place as without network, with an icon. */
export function StudioTile({ tile, section, isSelected, onKey }: StudioTileProps) {
  const { state } = useWorkspace();
  const { id, label, icon, isShown, why, size } = tile;
  return (
    <button
      type="button"
      className={styles.tile}
      data-tile={id}
      data-size={size}
      data-offline={isShown ? undefined : "none"}
      data-selected={isSelected || undefined}
      aria-current={isSelected || undefined}
      aria-label={isShown ? label : `${label}, ${T.menu.isHidden} : ${why}`}
      onClick={() => go("menus", section, "tile", id)}
      onDoubleClick={() => tile.stamp !== null && go("menus", section, "edit", id)}
      onKeyDown={onKey}
    >
      <TileFace icon={icon} icons={state.icons} label={isShown ? label : `${label} – ${why}`}>
        {label}
      </TileFace>
      {!isShown && (
        <span className="veil" aria-hidden="true">
          <StudioIcon name="eye-off" size={16} />
        </span>
      )}
    </button>
  );
}
