import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import { paletteText } from "../../../generated/text/palette";
import { TILE_ICONS } from "../../../generated/tileIcons";
import { labelKey } from "../../domain/labels/labelKey";
import type { DashboardRecord } from "../../domain/registry/tables";
import type { Dashboards } from "../../flows/dashboards/createDashboards";
import { useShell } from "../context/shell";
import { HyphenatedLabel } from "../parts/HyphenatedLabel";
import { Icon } from "../parts/Icon";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { CandidateBadge } from "./CandidateBadge";
import { DashboardPreview } from "./DashboardPreview";
import styles from "./Dashboards.module.css";
import tileStyles from "./Tiles.module.css";

interface DashboardTileProps {
  readonly tile: DashboardRecord;
  /** Of the full view. */
  readonly href: string;
  readonly candidate: boolean;
  /** Whether a small view may be shown; otherwise it is a plain tile. */
  readonly mini: boolean;
  /** Null until previews can be shown. */
  readonly live: Dashboards | null;
}

/** A link to the full view of a dashboard, with the small view in it where there is one. */
export const DashboardTile = observer(function DashboardTile({ tile, href, candidate, mini, live }: DashboardTileProps) {
  const { menu } = useShell();
  const { t } = useTranslation();
  const openLink = useOpenLink(() => menu.closeAll());
  const label = t(labelKey.dashboard(tile.id));
  const place = useCallback((element: HTMLElement | null) => (element && live ? live.mount(tile, element) : undefined), [tile, live]);
  const link = { href, "data-dashboard": tile.id, "aria-label": t(paletteText.tiles.full, { label }), onClick: openLink };
  if (!mini)
    return (
      <a className={tileStyles.tile} {...link}>
        <span className={tileStyles.icon}>
          <Icon name={tile.icon} more={TILE_ICONS} />
        </span>
        <span className={tileStyles.label} dir="auto" title={label}>
          <HyphenatedLabel label={label} />
        </span>
        {candidate && <CandidateBadge />}
      </a>
    );
  return (
    <div className={styles.tile} ref={place}>
      <a className={`${tileStyles.tile} ${styles.title}`} {...link}>
        <Icon name={tile.icon} more={TILE_ICONS} />
        <span dir="auto" title={label}>
          {label}
        </span>
        {candidate && <CandidateBadge />}
      </a>
      {live && <DashboardPreview tile={tile} label={label} live={live} />}
    </div>
  );
});
