import { observer } from "mobx-react-lite";
import { welcomeText } from "../../../generated/text/welcome";
import { usePublic } from "../context/public";
import { useTranslation } from "../parts/useTranslation";
import styles from "./RootPage.module.css";

/** Files did not come, as in a dead spot of the network: said in words, with a way to try again. */
export const LoadFailure = observer(function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { online } = usePublic().network;
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <p role="alert">{t(online ? welcomeText.boot.failed : welcomeText.error.offline)}</p>
      <button type="button" className="quiet" onClick={online ? () => window.location.reload() : onRetry}>
        {t(online ? welcomeText.boot.reload : welcomeText.common.retry)}
      </button>
    </main>
  );
});
