import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { PRODUCT } from "../../../generated/settings";
import { shellText } from "../../../generated/text/shell";
import { useShell } from "../context/shell";
import { HelpButton } from "../help/HelpButton";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import { SyncBadge } from "../sync/SyncBadge";
import { NetworkIndicator } from "./controls/NetworkIndicator";
import { ThemeChooser } from "./controls/ThemeChooser";
import styles from "./DesktopRail.module.css";

/** Section 2.2: the left drawer, which shows icons alone until it is widened: favourites, state, looks, help, and the way out. */
export const DesktopRail = observer(function DesktopRail({ onLeave }: { onLeave: () => void }) {
  const { menu } = useShell();
  const { t } = useTranslation();
  const { wide } = menu;
  useEffect(() => menu.noteSlots(), [menu]);
  const widen = t(wide ? shellText.layout.collapse : shellText.layout.expand);
  return (
    <div className={styles.rail} data-wide={wide}>
      <button type="button" className={styles.item} aria-expanded={wide} aria-label={widen} title={widen} onClick={() => menu.toggleWide()}>
        <Glyph name={wide ? "narrow" : "widen"} />
        <span className={styles.word}>{widen}</span>
      </button>
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
