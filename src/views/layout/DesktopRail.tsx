import { observer } from "mobx-react-lite";
import { shellText } from "../../../generated/text/shell";
import { HerdName } from "../herds/HerdName";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import { useShell } from "../shell";
import styles from "./DesktopRail.module.css";
import { ThemeChooser } from "./ThemeChooser";

/** The mini drawer: the current herd, which opens the list of herds, and the way out. */
export const DesktopRail = observer(function DesktopRail({ onLeave }: { onLeave: () => void }) {
  const { menu, network } = useShell();
  const { t } = useTranslation();
  const multiHerd = menu.resolver.multiHerd;
  return (
    <aside className={styles.rail} aria-label={t(shellText.herds.title)}>
      {multiHerd && (
        <button
          type="button"
          className={styles.button}
          aria-label={t(shellText.herds.open)}
          title={t(shellText.herds.open)}
          aria-expanded={menu.drawer === "herds"}
          onClick={() => menu.showDrawer("herds")}
        >
          <Glyph name="herds" />
        </button>
      )}
      <div className={styles.name}>
        <HerdName />
      </div>
      {!network.online && (
        <span className={styles.offline} role="status" title={t(shellText.network.offline)}>
          <Glyph name="offline" />
          <span>{t(shellText.network.offline)}</span>
        </span>
      )}
      <ThemeChooser compact />
      <button
        type="button"
        className={styles.button}
        aria-label={t(shellText.menu.logout)}
        title={t(shellText.menu.logout)}
        onClick={onLeave}
      >
        <Glyph name="logout" />
      </button>
    </aside>
  );
});
