import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef } from "react";
import { PRODUCT } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { useFront } from "../front";
import { useTranslation } from "../parts/useTranslation";
import { LanguageChooser } from "./LanguageChooser";
import { Logo } from "./Logo";
import styles from "./WelcomePage.module.css";

/** What the public pages share: logo, card with its title, languages, legal notice; and in the demo a banner over all. */
export const WelcomePage = observer(function WelcomePage({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ReactNode;
}) {
  const { year } = useFront();
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.page}>
      <title>{`${title} · ${PRODUCT.name}`}</title>
      <DemoBanner />
      <main className={wide ? styles.wide : styles.card}>
        <Logo />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </main>
      <footer className={styles.footer}>
        <LanguageChooser />
        <a href={PRODUCT.legalNotice}>{t(welcomeText.login.legal)}</a>
        <span>{t(welcomeText.login.copyright, { year, product: PRODUCT.name })}</span>
      </footer>
    </div>
  );
});

const DemoBanner = observer(function DemoBanner() {
  const { demo } = useFront();
  const { t } = useTranslation();
  return demo.on ? (
    <p className={styles.demo} data-demo>
      {t(welcomeText.demo.banner)}
    </p>
  ) : null;
});
