import { useEffect, useRef } from "react";
import { paletteText } from "../../../generated/text/palette";
import type { FrameSource } from "../../stores/frameOverlayStore";
import { useApplicationName } from "../parts/useApplicationName";
import { useTranslation } from "../parts/useTranslation";
import styles from "./FrameOverlays.module.css";

/**
 * The bar over a frame that has the whole screen: it says whose page this is and leads back. What the frame covers cannot be
 * reached meanwhile; the frame itself is neither moved nor taken out of the page.
 */
export function FrameDialogBar({ source, onClose }: { source: FrameSource; onClose: () => void }) {
  const { t } = useTranslation();
  const bar = useRef<HTMLElement>(null);
  const application = useApplicationName()(source.application);
  useEffect(() => {
    const covered = [...document.querySelectorAll<HTMLElement>("[data-layout] > :not(main, dialog)")].filter(
      (part) => part !== bar.current && !part.inert,
    );
    for (const part of covered) part.inert = true;
    document.documentElement.dataset.covered = "";
    return () => {
      delete document.documentElement.dataset.covered;
      for (const part of covered) part.inert = false;
    };
  }, []);
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={t(paletteText.frames.messages.dialog, { application })}
      data-frame-dialog={source.application}
    >
      <button type="button" className="quiet" onClick={onClose}>
        {t(paletteText.frames.messages.closeDialog)}
      </button>
      <strong className={styles.name}>{application}</strong>
    </section>
  );
}
