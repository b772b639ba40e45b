import { observer } from "mobx-react-lite";
import { PRODUCT } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { usePublic } from "../context/public";
import { useTranslation } from "../parts/useTranslation";
import { Logo } from "./page/Logo";
import styles from "./RootPage.module.css";

/** Shown for a moment on the way in. */
export const RootPage = observer(function RootPage() {
  const { localTime } = usePublic();
  const { t } = useTranslation();
  return (
    <main className={styles.page} data-waiting>
      <title>{PRODUCT.name}</title>
      <Logo day={localTime().day} />
      <p role="status">{t(welcomeText.boot.loading)}</p>
    </main>
  );
});
