import { observer } from "mobx-react-lite";
import { accountText } from "../../../generated/text/account";
import { TILE_ICONS } from "../../../generated/tileIcons";
import type { TileRecord } from "../../domain/registry/tables";
import type { Offline, TileState } from "../../flows/offline/createOffline";
import { useShell } from "../context/shell";
import { useTileName } from "../favourites/useTileName";
import { Glyph } from "../parts/Glyph";
import { Icon } from "../parts/Icon";
import { sectionHue } from "../parts/sectionHue";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import rows from "../tour/TourPage.module.css";
import styles from "./OfflineCard.module.css";

interface Listed {
  readonly tile: TileRecord;
  readonly href: string;
  readonly state: TileState;
}

/** The pages that this device has for the herd, each with what it can do and its age, and the names of those that need the network. */
export const OfflinePages = observer(function OfflinePages({ offline, herd }: { offline: Offline; herd: string }) {
  const { registry } = useShell();
  const { t } = useTranslation();
  const nameOf = useTileName();
  const openLink = useOpenLink();
  const listed = useListed(offline);
  const ready = listed.filter(({ state }) => state.use !== "none");
  const others = listed.filter(({ state }) => state.use === "none").map(({ tile }) => nameOf(tile));
  return (
    <>
      <h3>{t(accountText.offlinePages.ready)}</h3>
      <p className={styles.head}>
        <span>{herd}</span>
        {ready.length > 0 && <span>{t(accountText.offlinePages.age)}</span>}
      </p>
      {ready.length === 0 && <p>{t(accountText.offlinePages.none)}</p>}
      <ul className={rows.list} hidden={ready.length === 0}>
        {ready.map(({ tile, href, state }) => (
          <li key={tile.id}>
            <a href={href} onClick={openLink} data-ready={state.use}>
              <span style={{ color: `var(--hue-${sectionHue(registry.tables.sections, tile.section)})` }}>
                <Icon name={tile.icon} size={20} more={TILE_ICONS} />
              </span>
              <span>
                <b>{nameOf(tile)}</b>
                <small>{t(state.use === "full" ? accountText.tour.full : accountText.tour.readonly)}</small>
              </span>
              <span className={rows.chip} data-look={state.isStale ? "stale" : undefined}>
                {state.age || state.ago}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            <Glyph name="offline" size={20} />
            {`${t(accountText.offlinePages.needs)} (${others.length})`}
          </summary>
          <p>{others.join(", ")}</p>
        </details>
      )}
    </>
  );
});

/** Every page of the menu, once. */
function useListed(offline: Offline): readonly Listed[] {
  const { menu } = useShell();
  const byHref = new Map<string, Listed>();
  for (const tile of menu.sections.flatMap(({ groups }) => groups).flatMap(({ tiles }) => tiles)) {
    const { href, target } = menu.resolver.tile(tile);
    const state = target && offline.stateOf(menu.resolver.route(target.route, target.params, target.query));
    if (href !== null && state && !byHref.has(href)) byHref.set(href, { tile, href, state });
  }
  return [...byHref.values()];
}
