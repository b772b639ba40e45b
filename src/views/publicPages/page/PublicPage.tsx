import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef } from "react";
import { PRODUCT, SKY } from "../../../../generated/settings";
import { welcomeText } from "../../../../generated/text/welcome";
import { isNight } from "../../../domain/publicPages/nightSky";
import { usePublic } from "../../context/public";
import { useTranslation } from "../../parts/useTranslation";
import { LanguageChooser } from "./LanguageChooser";
import { Logo } from "./Logo";
import styles from "./PublicPage.module.css";
import { Stars } from "./Stars";

interface PublicPageProps {
  readonly title: string;
  /** `short`: on a phone the landscape has what it leaves free. */
  readonly size?: "wide" | "short" | false;
  /** Stands beside the page where there is room, below it on a phone. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** What the public pages share: the sky of the hour, logo, languages, title, legal notice; and in the demo a banner over all. */
export const PublicPage = observer(function PublicPage({ title, size, beside, children }: PublicPageProps) {
  const { localTime } = usePublic();
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Not while the user is typing already.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const { year, day, hour } = localTime();
  const night = isNight(hour, SKY);
  return (
    <div className={styles.page}>
      <title>{`${title} · ${PRODUCT.name}`}</title>
      <DemoBanner />
      <div className={styles.sky} data-sky={night ? "night" : "day"} aria-hidden="true">
        {night && <Stars count={SKY.stars} />}
      </div>
      <div className={styles.sheet} data-size={beside ? "double" : size || undefined}>
        <header>
          <Logo day={day} />
          <LanguageChooser />
        </header>
        <main>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {children}
        </main>
        {beside}
        <footer>
          <a href={PRODUCT.legalNotice}>{t(welcomeText.login.legal)}</a>
          <span>{t(welcomeText.login.copyright, { year, product: PRODUCT.name })}</span>
        </footer>
      </div>
    </div>
  );
});

const DemoBanner = observer(function DemoBanner() {
  const { demo } = usePublic();
  const { t } = useTranslation();
  return demo.on ? (
    <aside className={styles.demo} data-demo>
      {t(welcomeText.demo.banner)}
    </aside>
  ) : null;
});
