import { paletteText } from "../../../generated/text/palette";
import type { FrameOverlayStore } from "../../stores/frameOverlayStore";
import { useApplicationName } from "../parts/useApplicationName";
import { useTranslation } from "../parts/useTranslation";
import styles from "./FrameOverlays.module.css";

/** How far something long in the frame has come, under the header. */
export function FrameProgress({ progress }: { progress: NonNullable<FrameOverlayStore["progress"]> }) {
  const { t } = useTranslation();
  const label = t(paletteText.frames.messages.progress, { application: useApplicationName()(progress.application) });
  return <progress className={styles.progress} aria-label={label} value={progress.value} max={1} data-frame-progress={progress.value} />;
}
