import { observer } from "mobx-react-lite";
import { DASHBOARDS } from "../../../generated/dashboards";
import { paletteText } from "../../../generated/text/palette";
import { decideDashboard } from "../../domain/dashboards/decideDashboard";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import styles from "./Dashboards.module.css";
import { DashboardTile } from "./DashboardTile";
import { useDashboards } from "./useDashboards";

/** The dashboard tiles of a section (section 2.4), below its other tiles, so that none of those ever moves for them. */
export const DashboardTiles = observer(function DashboardTiles({ section }: { section: string }) {
  const { menu, registry, session } = useShell();
  const { t } = useTranslation();
  const live = useDashboards();
  const shown = DASHBOARDS.tiles
    .filter((tile) => tile.section === section)
    .map((tile) => ({ tile, ...decideDashboard(registry.tables, menu.resolver, tile, session.numCheptel) }));
  if (shown.every(({ href }) => href === null)) return null;
  return (
    <section className={styles.group}>
      <h2>{t(paletteText.tiles.live)}</h2>
      <ul>
        {shown.map(({ tile, href, candidate, mini }) =>
          href === null ? null : (
            <li key={tile.id} data-view={mini === null ? "link" : "mini"}>
              <DashboardTile tile={tile} href={href} candidate={candidate} mini={mini !== null} live={live} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
});
