import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { welcomeText } from "../../../generated/text/welcome";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import styles from "./ReloadOverlay.module.css";

/** Covers the whole screen while the page is loaded anew (section 2.2). Should that never happen, a button for it appears. */
export const ReloadOverlay = observer(function UpdatingLoader() {
  const { progress, reload } = useShell();
  const { t } = useTranslation();
  if (!progress.updating) return null;
  return (
    <dialog
      ref={(dialog) => dialog?.showModal()}
      className={styles.cover}
      aria-label={t(pagesText.update.loader)}
      data-updating
      onCancel={(event) => event.preventDefault()}
    >
      <span className={styles.pulse} aria-hidden="true" />
      <p role="status">{t(pagesText.update.loader)}</p>
      <button type="button" className={`quiet ${styles.late}`} onClick={reload}>
        {t(welcomeText.boot.reload)}
      </button>
    </dialog>
  );
});
