import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { MAINTENANCE, PRODUCT } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { usePublic } from "../context/public";
import { useTranslation } from "../parts/useTranslation";
import { DemoAccounts } from "./DemoAccounts";
import { fillIn, LoginForm } from "./LoginForm";
import { Maintenance } from "./Maintenance";
import { PublicPage } from "./page/PublicPage";
import { RefusalCard } from "./RefusalCard";
import styles from "./RefusalCard.module.css";

/** Section 2.1, login. */
export const LoginPage = observer(function LoginPage() {
  const { demo, location, session } = usePublic();
  const { t } = useTranslation();
  // Not for a user who is signing in on this very page.
  const [cameSignedIn] = useState(session.signedIn);
  const form = useRef<HTMLFormElement>(null);
  const isBack = cameSignedIn && session.signedIn;
  const accounts = demo.offers && !isBack && <DemoAccounts onChoose={(account) => fillIn(form.current, account)} />;
  return (
    <PublicPage
      title={isBack && location.refusal ? t(welcomeText.refusal.title) : t(welcomeText.login.title, { product: PRODUCT.name })}
      beside={accounts}
    >
      {!isBack && <p>{t(welcomeText.login.intro)}</p>}
      <Maintenance lock={MAINTENANCE.lock} />
      {(location.refusal || isBack) && <RefusalCard isBack={isBack} />}
      {/* One form in one place: what was typed and what was refused stays when the user is signed out by it. */}
      <details className={styles.folded} open={!isBack}>
        <summary hidden={!isBack}>{t(welcomeText.refusal.other)}</summary>
        <LoginForm form={form} />
      </details>
    </PublicPage>
  );
});
