import { observer } from "mobx-react-lite";
import { useMemo, useRef } from "react";
import { SCREENS } from "../../../generated/screens";
import { pagesText } from "../../../generated/text/pages";
import { labelKey } from "../../domain/labels/labelKey";
import { packGroups } from "../../domain/tiles/packGroups";
import { sectionTiles } from "../../stores/sectionTiles";
import { useShell } from "../context/shell";
import { hueStyle, sectionHue } from "../parts/sectionHue";
import { useFirstPaint } from "../parts/useFirstPaint";
import { usePart } from "../parts/usePart";
import { useTranslation } from "../parts/useTranslation";
import { TourLink } from "../tour/TourLink";
import { Tile } from "./Tile";
import styles from "./Tiles.module.css";
import { useTilesWidth } from "./useTilesWidth";

/** Tiles of the first paint, about as many as fit. */
const FIRST = 16;
/** Live previews that stand one below the other; more of them stand two in a row. */
const FEW = 2;
/** From such a width of the window on there is room for that. */
const MEDIUM = 1064;

/** What a drawer has for its tiles, in px: a list that was scrolled opens there at once. */
const NARROW = 304;

/** Of a column, in rem: few tiles leave the rest of the panel free. */
const WIDEST = 16.5;
/** From such a width of a column on, in px, a tile has room for what its number counts. */
const ROOMY = 160;
/** Up to so many tiles are rows, each with what its page is for; in a panel up to twice as many that have no number to show. */
const ROWS = 4;

interface TileGroupsProps {
  readonly section: string;
  /** Whether all tiles are wanted at once; otherwise those further down come a moment later. */
  readonly whole: boolean;
  /** Live previews that will stand beside the tiles, whose place is kept until they come; null where they come below. */
  readonly previews: number | null;
}

/** The tiles of one section that its viewer holds, by group. */
export const TileGroups = observer(function TileGroups({ section: id, whole, previews }: TileGroupsProps) {
  const { menu, network, registry, session, tileExtras } = useShell();
  const { t, find } = useTranslation();
  const groups = useMemo(() => sectionTiles(menu, id), [menu, id]).get();
  // The stars and what is out of sight come right after, so that a press on a section answers at once on a slow phone too.
  const box = useRef<HTMLDivElement>(null);
  const beside = besideOf(previews);
  const inDrawer = previews === null;
  const all = groups.flatMap(({ tiles }) => tiles);
  const count = all.length;
  const bare = inDrawer || count > 2 * ROWS ? 0 : all.filter(({ tile }) => tile.figure === undefined).length;
  const isRow = count <= ROWS || 2 * bare > count;
  const isFew = count <= ROWS && previews === 0;
  const { width, scale } = useTilesWidth(box, () => (inDrawer || isFew ? NARROW : window.innerWidth - 48));
  const hasAll = useFirstPaint(box);
  let left = whole || hasAll ? Number.POSITIVE_INFINITY : FIRST;
  const extras = usePart(hasAll ? tileExtras : null).value;
  if (groups.length === 0)
    return <p className={styles.empty}>{t(network.online ? pagesText.menu.noTile : pagesText.menu.noTileOffline)}</p>;
  const room = beside > 0 ? width - beside * scale * 16 - 24 : width;
  const { columns, bands: packed } = packGroups(
    // Without a herd there is no number, and nothing to show in the room of two.
    groups.map(({ tiles }) => tiles.map(({ tile }) => (isRow || session.numCheptel === null ? { size: 1 } : tile))),
    room,
    isRow ? scale * 2 : scale,
  );
  const isRoomy = !isRow && room > columns * scale * ROOMY;
  let next = 0;
  return (
    <div
      ref={box}
      className={styles.groups}
      style={hueStyle(sectionHue(registry.tables.sections, id))}
      aria-busy={!hasAll}
      data-few={isFew || undefined}
      data-wide={isRoomy || undefined}
    >
      <div className={styles.bands} style={inDrawer || isRow ? undefined : { maxWidth: `${columns * WIDEST}rem` }}>
        {packed.map((band) => (
          <div key={next} className={styles.band}>
            {band.map(({ columns: own, gaps, places }) => {
              const group = groups[next++];
              if (group === undefined) return null;
              const title = find(labelKey.group(id, group.id));
              const shown = places.slice(0, left);
              left -= shown.length;
              // On a phone it would be a wide, mostly empty tile.
              const isAlone = inDrawer && places.length < 2;
              return (
                <section key={group.id} className={styles.group} style={{ flex: `${own} 1 ${(own - 1) * 8 + gaps.length * 16}px` }}>
                  {title && count > 1 && <h2>{title}</h2>}
                  <ul style={{ gridTemplateColumns: columnsOf(own, gaps) }}>
                    {shown.map((place, at) => {
                      const opened = group.tiles[at];
                      return opened && <Tile key={opened.tile.id} {...opened} place={place} isRow={isAlone || isRow} extras={extras} />;
                    })}
                  </ul>
                </section>
              );
            })}
          </div>
        ))}
        {extras && !menu.hasNoRights && <extras.TileControls few={count < ROWS} />}
        {hasAll && !menu.hasNoRights && menu.sectionByRoute(SCREENS.tour.route) === id && <TourLink onOpen={() => menu.closeAll()} />}
      </div>
      {previews !== 0 && (
        <div className={styles.live} style={beside > 0 ? { flexBasis: `${beside}rem` } : undefined}>
          {extras && <extras.DashboardTiles section={id} />}
        </div>
      )}
    </div>
  );
});

/** As the lines of a grid; where another band begins a group, a narrow column makes the gap as wide as between groups. */
function columnsOf(columns: number, gaps: readonly number[]): string {
  return Array.from({ length: columns }, (_, at) => `${gaps.includes(at) ? "8px " : ""}minmax(0, 1fr)`).join(" ");
}

/** Width in rem of the live previews beside the tiles. */
function besideOf(previews: number | null): number {
  if (!previews) return 0;
  const { innerWidth } = window;
  return Math.min(...(previews > FEW && innerWidth >= MEDIUM ? [33, innerWidth / 16 - 41] : [24, innerWidth / 70]));
}
