import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { pagesText } from "../../../generated/text/pages";
import { labelKey } from "../../domain/labels/labelKey";
import type { TileRecord } from "../../domain/registry/tables";
import { useShell } from "../context/shell";
import { PinButton } from "../favourites/PinButton";
import { sectionHue } from "../parts/sectionHue";
import { useFirstPaint } from "../parts/useFirstPaint";
import { useTranslation } from "../parts/useTranslation";
import { DashboardTiles } from "./DashboardTiles";
import { TileLink } from "./TileLink";
import styles from "./Tiles.module.css";

/** Columns of a group at most. */
const WIDEST = 4;
/** Tiles of the first picture, about as many as there is room for. */
const FIRST = 16;

/** The tiles of one section that its viewer holds, by group; unless they are wanted whole, those further down come a moment later. */
export const TileGroups = observer(function TileGroups({ section: id, whole }: { section: string; whole: boolean }) {
  const { menu, network, registry } = useShell();
  const { t, find } = useTranslation();
  // The stars and what is out of sight come right after, so that a press on a section answers at once on a slow phone too.
  const groups = useRef<HTMLDivElement>(null);
  const hasAll = useFirstPaint(groups);
  let left = whole || hasAll ? Number.POSITIVE_INFINITY : FIRST;
  const visible = menu.sections.find(({ section }) => section.id === id);
  if (visible === undefined || visible.groups.length === 0)
    return <p className={styles.empty}>{t(network.online ? pagesText.menu.noTile : pagesText.menu.noTileOffline)}</p>;
  const hue = sectionHue(registry.tables.sections, id);
  return (
    <div ref={groups} className={styles.groups} aria-busy={!hasAll}>
      {visible.groups.map((group) => {
        const key = labelKey.group(id, group.id);
        const tiles = group.tiles.slice(0, left);
        left -= tiles.length;
        if (tiles.length === 0) return null;
        return (
          <section key={group.id} className={styles.group}>
            {find(key) !== undefined && <h2>{t(key)}</h2>}
            <ul data-columns={columnsOf(group.tiles)}>
              {tiles.map((tile) => (
                <li key={tile.id} data-size={tile.size}>
                  <TileLink tile={tile} hue={hue} />
                  {hasAll && <PinButton tile={tile} />}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {hasAll && <DashboardTiles section={id} hue={hue} />}
    </div>
  );
});

/** A group is as wide as its tiles in one row, up to the widest. */
function columnsOf(tiles: readonly TileRecord[]): number {
  return Math.min(
    WIDEST,
    tiles.reduce((cells, { size }) => cells + size, 0),
  );
}
