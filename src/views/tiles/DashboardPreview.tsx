import { observer } from "mobx-react-lite";
import { FORMATS } from "../../../generated/settings";
import { paletteText } from "../../../generated/text/palette";
import { formatDateAndTime } from "../../domain/formats/dateAndTime";
import type { DashboardRecord } from "../../domain/registry/tables";
import type { Dashboards } from "../../flows/dashboards/createDashboards";
import type { LiveFrame } from "../../stores/framesStore";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import styles from "./Dashboards.module.css";
import { PreviewFrame } from "./PreviewFrame";

interface DashboardPreviewProps {
  readonly tile: DashboardRecord;
  readonly label: string;
  readonly live: Dashboards;
}

/** The preview itself while it is loaded; without it the last figure it sent, with its date. */
export const DashboardPreview = observer(function DashboardPreview({ tile, label, live }: DashboardPreviewProps) {
  const { network } = useShell();
  const { t } = useTranslation();
  const { store } = live;
  const frame = store.frames.find(tile.id);
  const spinning = store.spinning.has(tile.id) && frame?.state.kind === "loading";
  const isMissing = !network.online || frame?.state.kind === "failed";
  return (
    <>
      {frame !== null && frame.state.kind !== "failed" && (
        <PreviewFrame key={frame.load} frame={frame} title={t(paletteText.tiles.preview, { label })} live={live} />
      )}
      {spinning && (
        <span className={styles.spinner} role="status" data-spinner>
          <span className="visuallyHidden">{t(paletteText.tiles.loading, { label })}</span>
        </span>
      )}
      {!isDrawn(frame) && <LastFigure id={tile.id} live={live} isMissing={isMissing} />}
    </>
  );
});

const LastFigure = observer(function LastFigure({ id, live, isMissing }: { id: string; live: Dashboards; isMissing: boolean }) {
  const { t } = useTranslation();
  const figure = live.store.figures.get(id);
  if (figure === undefined && isMissing) return <p className={styles.missing}>{t(paletteText.tiles.unavailable)}</p>;
  if (figure === undefined) return <span className={styles.skeleton} aria-hidden="true" />;
  return (
    <p className={styles.last} data-last-figure>
      <strong>{figure.value}</strong>
      <span>{figure.caption}</span>
      <small>{t(paletteText.tiles.lastKnown, { date: formatDateAndTime(figure.at, FORMATS.date) })}</small>
    </p>
  );
});

/** Whether there is a page to look at. */
function isDrawn(frame: LiveFrame | null): boolean {
  return frame !== null && (frame.state.kind === "connected" || frame.state.kind === "unconnected");
}
