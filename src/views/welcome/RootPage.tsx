import { useTranslation } from "react-i18next";
import { PRODUCT } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { Logo } from "./Logo";
import styles from "./RootPage.module.css";

/** Shown for a moment on the way in. */
export function RootPage() {
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <title>{PRODUCT.name}</title>
      <Logo />
      <p role="status">{t(welcomeText.boot.loading)}</p>
    </main>
  );
}
