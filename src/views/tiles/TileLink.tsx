import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { TILE_ICONS } from "../../../generated/tileIcons";
import { labelKey } from "../../domain/labels/labelKey";
import type { TileRecord } from "../../domain/registry/tables";
import type { Offline } from "../../flows/offline/createOffline";
import { useShell } from "../context/shell";
import { Glyph } from "../parts/Glyph";
import { HyphenatedLabel } from "../parts/HyphenatedLabel";
import { Icon } from "../parts/Icon";
import { useOpenLink } from "../parts/useOpenLink";
import { usePageName } from "../parts/usePageName";
import { useTranslation } from "../parts/useTranslation";
import { CandidateBadge } from "./CandidateBadge";
import styles from "./Tiles.module.css";

/** Beside the age of a page; one that does everything has a dot. */
const SIGNS = { readonly: "show", none: "offline" } as const;

interface TileLinkProps {
  readonly tile: TileRecord;
  /** While there is no network. */
  readonly offline: Offline | null;
}

/** A tile is a link: a plain click opens it in the page, and the browser's other ways of opening links work. */
export const TileLink = observer(function TileLink({ tile, offline }: TileLinkProps) {
  const { menu } = useShell();
  const { t, find } = useTranslation();
  const nameOf = usePageName();
  const openLink = useOpenLink(() => menu.closeAll());
  const { href, target } = menu.resolver.tile(tile);
  if (href === null) return null;
  // The names of tiles come after the first page.
  const label = find(labelKey.tile(tile.id)) ?? (target === null ? "" : nameOf(target.route));
  const outside = tile.target.kind === "link";
  const page = target && menu.resolver.route(target.route, target.params, target.query);
  const isCandidate = page?.candidate === true;
  const state = page && offline?.stateOf(page);
  const said = outside ? t(pagesText.tiles.newTab, { label }) : label;
  const name = state ? t(pagesText.tiles.offline[state.use], { label: said, age: state.ago }) : said;
  return (
    <a
      className={styles.tile}
      href={href}
      data-tile={tile.id}
      data-size={tile.size}
      data-offline={state?.use}
      data-stale={state?.isStale || undefined}
      aria-keyshortcuts="F"
      aria-label={isCandidate ? `${name} ${t(pagesText.tiles.candidate)}` : name}
      {...(outside ? { target: "_blank", rel: "noreferrer" } : { onClick: openLink })}
    >
      <span className={styles.icon}>
        <Icon name={tile.icon} size={24} more={TILE_ICONS} />
      </span>
      {/* What does not fit two lines is whole in the tooltip, and for those who listen. */}
      <span className={styles.label} dir="auto" title={label}>
        <HyphenatedLabel label={label} />
      </span>
      {state && (
        <span className={styles.offline} aria-hidden="true" title={name}>
          {state.use !== "full" && <Glyph name={SIGNS[state.use]} size={16} />}
          {state.age}
        </span>
      )}
      {isCandidate && <CandidateBadge />}
    </a>
  );
});
