import { observer } from "mobx-react-lite";
import { pagesText } from "../../../generated/text/pages";
import { useShell } from "../context/shell";
import { useTranslation } from "../parts/useTranslation";
import styles from "./NavigationProgress.module.css";

/** The thin bar under the header while a page opens (section 4). */
export const NavigationProgress = observer(function PageBar() {
  const { page } = useShell().progress;
  const { t } = useTranslation();
  if (page === 0) return null;
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={t(pagesText.layout.progress)}
      aria-valuenow={page === 1 ? 100 : undefined}
      data-page-bar={page}
    />
  );
});
