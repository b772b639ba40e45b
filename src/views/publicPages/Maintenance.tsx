import { welcomeText } from "../../../generated/text/welcome";
import { useTranslation } from "../parts/useTranslation";
import styles from "./page/publicForms.module.css";

/** Shown while the operator has opened its lock in the registry; nothing else can (decision PUB-27). */
export function Maintenance({ lock }: { lock: boolean }) {
  const { t } = useTranslation();
  return lock ? (
    <p className={styles.warning} role="status" data-maintenance>
      {t(welcomeText.login.maintenance)}
    </p>
  ) : null;
}
