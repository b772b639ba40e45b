import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { PRODUCT } from "../../../generated/settings";
import { shellText } from "../../../generated/text/shell";
import { useShell } from "../context/shell";
import { HelpButton } from "../help/HelpButton";
import { HerdButton } from "../herds/HerdButton";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import { SyncBadge } from "../sync/SyncBadge";
import { NetworkIndicator } from "./controls/NetworkIndicator";
import { ThemeChooser } from "./controls/ThemeChooser";
import styles from "./DesktopRail.module.css";

/** Section 2.2: the left drawer, which shows signs alone until it is widened: the current herd, looks, and the way out. */
export const DesktopRail = observer(function DesktopRail({ onLeave }: { onLeave: () => void }) {
  const { menu } = useShell();
  const { t } = useTranslation();
  const { wide } = menu;
  useEffect(() => menu.noteSlots(), [menu]);
  const widen = t(wide ? shellText.layout.collapse : shellText.layout.expand);
  return (
    <div className={styles.rail} data-wide={wide}>
      <button type="button" className={styles.item} aria-expanded={wide} aria-label={widen} title={widen} onClick={() => menu.toggleWide()}>
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            d={wide ? SIDEBAR + TO_LEFT : SIDEBAR + TO_RIGHT}
          />
        </svg>
        <span className={styles.word}>{widen}</span>
      </button>
      <HerdButton inRail />
      <div className={styles.favourites} data-slot="favourites" />
      <div className={styles.room} />
      <SyncBadge />
      <NetworkIndicator />
      <ThemeChooser compact={!wide} />
      <HelpButton className={styles.item} word={styles.word} />
      <button
        type="button"
        className={styles.item}
        aria-label={t(shellText.menu.logout)}
        title={t(shellText.menu.logout)}
        onClick={onLeave}
      >
        <Glyph name="logout" />
        <span className={styles.word}>{t(shellText.menu.logout)}</span>
      </button>
      <small className={styles.word} translate="no">
        {`${PRODUCT.name} ${PRODUCT.version}`}
      </small>
    </div>
  );
});

/** On the grid of the icon set. */
const SIDEBAR = "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM9 4v16";
const TO_RIGHT = "m13 10 2 2-2 2";
const TO_LEFT = "m15 10-2 2 2 2";
