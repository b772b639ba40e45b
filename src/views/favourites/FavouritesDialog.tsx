import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { pagesText } from "../../../generated/text/pages";
import { paletteText } from "../../../generated/text/palette";
import { TILE_ICONS } from "../../../generated/tileIcons";
import type { TileRecord } from "../../domain/registry/tables";
import { useShell } from "../context/shell";
import { TitledDialog } from "../dialogs/TitledDialog";
import { HyphenatedLabel } from "../parts/HyphenatedLabel";
import { Icon } from "../parts/Icon";
import { sectionHue } from "../parts/sectionHue";
import { useTranslation } from "../parts/useTranslation";
import { FavouriteGlyph } from "./FavouriteGlyph";
import styles from "./FavouritesDialog.module.css";
import { useQuickAccess } from "./useQuickAccess";
import { useTileName } from "./useTileName";

/** The order of the favourites: moved by buttons, since nothing may need dragging. */
export const FavouritesDialog = observer(function FavouritesDialog() {
  const quickAccess = useQuickAccess();
  const { registry } = useShell();
  const { t } = useTranslation();
  const nameOf = useTileName();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState("");
  if (quickAccess === null) return null;
  const { favourites } = quickAccess;
  const { tiles } = favourites;

  const move = async (tile: TileRecord, step: -1 | 1) => {
    await quickAccess.movePin(tile.id, step);
    const position = favourites.tiles.findIndex(({ id }) => id === tile.id) + 1;
    setSaid(t(paletteText.favourites.moved, { label: nameOf(tile), position, total: favourites.tiles.length }));
    // A button that has come to the end of the list can no longer hold the focus.
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-moves="${CSS.escape(tile.id)}"]`) ?? [])];
    const pressed = buttons[step < 0 ? 0 : 1];
    (pressed?.disabled ? buttons.find(({ disabled }) => !disabled) : pressed)?.focus();
  };
  const remove = async (tile: TileRecord, at: number) => {
    await quickAccess.togglePin(tile.id);
    setSaid(t(paletteText.favourites.removed, { label: nameOf(tile) }));
    const left = list.current?.querySelectorAll<HTMLButtonElement>("[data-removes]");
    (left?.[Math.min(at, left.length - 1)] ?? document.querySelector<HTMLElement>("dialog[open] [data-close]"))?.focus();
  };

  return (
    <TitledDialog name="favourites" title={t(pagesText.favourites.title)}>
      {tiles.length === 0 && <p className={styles.empty}>{t(pagesText.favourites.empty)}</p>}
      <ul ref={list} className={styles.list}>
        {tiles.map((tile, at) => {
          const label = nameOf(tile);
          return (
            <li key={tile.id}>
              <span style={{ color: `var(--hue-${sectionHue(registry.tables.sections, tile.section)})`, display: "flex" }}>
                <Icon name={tile.icon} more={TILE_ICONS} />
              </span>
              <span className={styles.name}>
                <HyphenatedLabel label={label} />
              </span>
              <button
                type="button"
                data-moves={tile.id}
                disabled={at === 0}
                aria-label={t(paletteText.favourites.earlier, { label })}
                onClick={() => void move(tile, -1)}
              >
                <FavouriteGlyph name="up" />
              </button>
              <button
                type="button"
                data-moves={tile.id}
                disabled={at === tiles.length - 1}
                aria-label={t(paletteText.favourites.later, { label })}
                onClick={() => void move(tile, 1)}
              >
                <FavouriteGlyph name="down" />
              </button>
              <button
                type="button"
                data-removes={tile.id}
                aria-label={t(paletteText.favourites.unpin, { label })}
                onClick={() => void remove(tile, at)}
              >
                <FavouriteGlyph name="remove" />
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="visuallyHidden">
        {said}
      </p>
    </TitledDialog>
  );
});
