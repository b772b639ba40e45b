import { useEffect, useState } from "react";
import { pagesText } from "../../../generated/text/pages";
import type { LogoutLosses } from "../../flows/session/logoutLosses";
import { useTranslation } from "../parts/useTranslation";
import styles from "./confirmDialog.module.css";

/** Common stem of the plural forms. */
const WAITING = pagesText.leaving.waiting_other.replace(/_other$/, "");

/** Looked up once; null until then. */
export function useLogoutLosses(logoutLosses: () => Promise<LogoutLosses>): LogoutLosses | null {
  const [left, setLeft] = useState<LogoutLosses | null>(null);
  useEffect(() => void logoutLosses().then(setLeft), [logoutLosses]);
  return left;
}

/** Before a logout: what stays on the device, and what would be lost. */
export function LogoutLossesList({ left }: { readonly left: LogoutLosses | null }) {
  const { t } = useTranslation();
  if (left === null) return null;
  const { waiting, here, elsewhere } = left;
  return (
    <div data-left-behind>
      {waiting > 0 && <p>{t(WAITING, { count: waiting })}</p>}
      {here.length > 0 && <p className={styles.lost}>{t(pagesText.leaving.unsaved, { pages: here.join(", ") })}</p>}
      {elsewhere.length > 0 && <p className={styles.lost}>{t(pagesText.leaving.unsavedElsewhere, { pages: elsewhere.join(", ") })}</p>}
    </div>
  );
}
