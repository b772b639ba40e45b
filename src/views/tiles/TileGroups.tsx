import { observer } from "mobx-react-lite";
import { useMemo, useRef } from "react";
import { SCREENS } from "../../../generated/screens";
import { pagesText } from "../../../generated/text/pages";
import { labelKey } from "../../domain/labels/labelKey";
import { packGroups } from "../../domain/tiles/packGroups";
import { openedTiles } from "../../stores/openedTiles";
import { useShell } from "../context/shell";
import { hueStyle, sectionHue } from "../parts/sectionHue";
import { useFirstPaint } from "../parts/useFirstPaint";
import { usePart } from "../parts/usePart";
import { useTranslation } from "../parts/useTranslation";
import { TourLink } from "../tour/TourLink";
import { Tile } from "./Tile";
import styles from "./Tiles.module.css";
import { useRoom } from "./useRoom";

/** Tiles of the first picture, about as many as fit. */
const FIRST = 16;
/** Live previews that stand one below the other; more of them stand two in a row. */
const FEW = 2;
/** Widths of windows that have more room for them. */
const MEDIUM = 1200;
const WIDE = 1560;

interface TileGroupsProps {
  readonly section: string;
  /** Whether all tiles are wanted at once; otherwise those further down come a moment later. */
  readonly whole: boolean;
  /** Live previews that will stand beside the tiles, whose place is kept until they come; null where they come below. */
  readonly previews: number | null;
}

/** The tiles of one section that its viewer holds, by group. */
export const TileGroups = observer(function TileGroups({ section: id, whole, previews }: TileGroupsProps) {
  const { menu, network, registry, tileExtras } = useShell();
  const { t, find } = useTranslation();
  const groups = useMemo(() => openedTiles(menu, id), [menu, id]).get();
  // The stars and what is out of sight come right after, so that a press on a section answers at once on a slow phone too.
  const bands = useRef<HTMLDivElement>(null);
  const beside = besideOf(previews);
  const { width, scale } = useRoom(bands, (letters) => guessWidth(previews, beside * letters));
  const hasAll = useFirstPaint(bands);
  let left = whole || hasAll ? Number.POSITIVE_INFINITY : FIRST;
  const extras = usePart(hasAll ? tileExtras : null).value;
  if (groups.length === 0)
    return <p className={styles.empty}>{t(network.online ? pagesText.menu.noTile : pagesText.menu.noTileOffline)}</p>;
  const packed = packGroups(
    groups.map(({ tiles }) => tiles.map(({ tile }) => tile.size)),
    width,
    scale,
  );
  let next = 0;
  return (
    <div className={styles.groups} style={hueStyle(sectionHue(registry.tables.sections, id))} aria-busy={!hasAll}>
      <div ref={bands} className={styles.bands}>
        {packed.map((band) => (
          <div key={next} className={styles.band}>
            {band.map(({ columns, spans }) => {
              const group = groups[next++];
              if (group === undefined) return null;
              const title = find(labelKey.group(id, group.id));
              const tiles = group.tiles.slice(0, left);
              left -= tiles.length;
              return (
                <section
                  key={group.id}
                  className={styles.group}
                  style={{ flex: `${columns} 1 ${(columns - 1) * 8}px`, ...(packed.length === 1 && { maxWidth: `${columns * 12}rem` }) }}
                >
                  {title && <h2>{title}</h2>}
                  <ul style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
                    {tiles.map((opened, at) => (
                      <Tile key={opened.tile.id} {...opened} span={spans[at]} extras={extras} />
                    ))}
                  </ul>
                </section>
              );
            })}
          </div>
        ))}
        {extras && !menu.hasNoRights && <extras.TileControls />}
        {hasAll && !menu.hasNoRights && menu.sectionByRoute(SCREENS.tour.route) === id && <TourLink onOpen={() => menu.closeAll()} />}
      </div>
      {previews !== 0 && (
        <div className={styles.live} style={beside > 0 ? { width: `${beside}rem` } : undefined}>
          {extras && <extras.DashboardTiles section={id} />}
        </div>
      )}
    </div>
  );
});

/** Width in rem of the live previews beside the tiles. */
function besideOf(previews: number | null): number {
  if (previews === null || previews === 0) return 0;
  const { innerWidth } = window;
  if (innerWidth < MEDIUM) return 14.5;
  if (previews > FEW) return 33;
  return innerWidth < WIDE ? 19 : 24;
}

/** What the panel of the desktop or the drawer of the phone has within its edges: a list that was scrolled opens there at once. */
function guessWidth(previews: number | null, beside: number): number {
  const { innerWidth } = window;
  return previews === null ? Math.min(320, 0.88 * innerWidth) - 16 : innerWidth - 48 - (beside > 0 ? beside + 24 : 0);
}
