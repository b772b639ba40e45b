import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { TILE_ICONS } from "../../../generated/tileIcons";
import { labelKey } from "../../domain/labels/labelKey";
import type { Place } from "../../domain/tiles/packGroups";
import type { SectionTile } from "../../stores/sectionTiles";
import { type Shell, useShell } from "../context/shell";
import { HyphenatedLabel } from "../parts/HyphenatedLabel";
import { useOpenLink } from "../parts/useOpenLink";
import { usePageName } from "../parts/usePageName";
import { useTranslation } from "../parts/useTranslation";
import { TileFace } from "./TileFace";
import styles from "./Tiles.module.css";

type TileExtras = ReturnType<Shell["tileExtras"]["loaded"]>;

interface TileProps extends SectionTile {
  readonly place: Place;
  /** Whether it says what its page is for: there is room, with so few tiles. */
  readonly isRow: boolean;
  readonly extras: TileExtras;
}

/** A tile is a link: a plain click opens it in the page, and the browser's other ways of opening links work. */
export const Tile = observer(function Tile({ tile, href, route, frame, candidate, place, isRow, extras }: TileProps) {
  const { menu, session, location } = useShell();
  const { t, find } = useTranslation();
  const nameOf = usePageName();
  const openLink = useOpenLink(() => menu.closeAll());
  // The names of tiles come after the first page.
  const label = find(labelKey.tile(tile.id)) ?? (route ? nameOf(route) : "");
  // Without a herd there is no number to come but that of all of them, nor room to keep for one.
  const figure = session.numCheptel === null && !menu.sectionOf(tile.section)?.multiHerd ? undefined : tile.figure;
  const state = extras?.offline.stateOf({ route, frame });
  return (
    <li style={{ gridColumn: `${place.line} / span ${place.span}` }} data-wide={(!isRow && place.isWide) || undefined}>
      <a
        className={styles.tile}
        href={href}
        data-tile={tile.id}
        data-offline={state?.use}
        data-stale={state?.isStale || undefined}
        data-figure={figure}
        data-row={isRow || undefined}
        aria-current={href === location.address ? "page" : undefined}
        aria-describedby={[figure && `figure-${tile.id}`, isRow && `purpose-${tile.id}`].filter(Boolean).join(" ") || undefined}
        aria-keyshortcuts="F"
        {...(tile.target.kind === "link"
          ? { target: "_blank", rel: "noreferrer", "aria-label": t(pagesText.tiles.newTab, { label }) }
          : { onClick: openLink })}
      >
        <TileFace icon={tile.icon} icons={TILE_ICONS} label={label}>
          <HyphenatedLabel label={label} />
        </TileFace>
        {extras && isRow && <extras.TilePurpose tile={tile.id} route={route} />}
        {extras && figure && <extras.TileFigure id={`figure-${tile.id}`} name={figure} />}
        {extras && state && <extras.OfflineMark state={state} />}
        {extras && candidate && <extras.CandidateBadge />}
      </a>
      {extras && <extras.PinButton tile={tile} label={label} />}
    </li>
  );
});
