import { shellText } from "../../../generated/text/shell";
import { welcomeText } from "../../../generated/text/welcome";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import styles from "./confirmDialog.module.css";
import { Dialog } from "./Dialog";
import { LogoutLossesList, useLogoutLosses } from "./LogoutLosses";

/** Section 2.2: logging out asks for confirmation, and only its buttons answer, once it has said what stays and what is lost. */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { logout, menu, logoutLosses } = useShell();
  const { t } = useTranslation();
  const left = useLogoutLosses(logoutLosses);
  return (
    <Dialog label={t(welcomeText.common.confirm)} persistent onClose={onClose}>
      <h2 className={styles.title}>{t(welcomeText.common.confirm)}</h2>
      <p>{t(welcomeText.common.confirmExit)}</p>
      <LogoutLossesList left={left} />
      <div className={styles.buttons}>
        <button type="button" className="quiet" onClick={onClose}>
          {t(welcomeText.common.cancel)}
        </button>
        <button type="button" className="primary" disabled={left === null} onClick={() => void logout()}>
          {t(shellText.menu.logout)}
        </button>
        <button
          type="button"
          className={`quiet ${styles.aside}`}
          aria-haspopup="dialog"
          onClick={() => {
            onClose();
            menu.showDrawer("sessions");
          }}
        >
          {t(shellText.menu.sessions)}
        </button>
      </div>
    </Dialog>
  );
}
