import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { useShell } from "../context/shell";
import { useQuickAccess } from "../favourites/useQuickAccess";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import styles from "./BellButton.module.css";

/** The bell beside the account, or in the strip of a phone, with how much there is to see. */
export const BellButton = observer(function Bell() {
  const { menu } = useShell();
  const { t } = useTranslation();
  const quickAccess = useQuickAccess();
  const count = quickAccess?.bell.count ?? 0;
  const tips = quickAccess !== null && quickAccess.tips.unseen.length > 0;
  const nothingNew = t(tips ? pagesText.bell.tips : pagesText.bell.title);
  const label = count === 0 ? nothingNew : t(pagesText.bell.unseen, { count });
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        data-bell
        data-tab="bell"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => {
          menu.show(null);
          menu.showDrawer("notices");
        }}
      >
        <span key={count} className={count > 0 ? styles.ringing : undefined}>
          <Glyph name="bell" size={20} />
        </span>
        {count > 0 && <span className={styles.count} data-count={count > 99 ? "99+" : count} />}
        {count === 0 && tips && <span className={styles.tips} data-tips />}
      </button>
      <span aria-live="polite" className="visuallyHidden">
        {tips && t(pagesText.bell.tips)}
      </span>
    </>
  );
});
