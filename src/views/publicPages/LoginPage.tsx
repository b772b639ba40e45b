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

/** Section 2.1, login. */
export const LoginPage = observer(function LoginPage() {
  const { demo, location, session } = usePublic();
  const { t } = useTranslation();
  // Not for a user who is signing in on this very page.
  const [cameSignedIn] = useState(session.signedIn);
  const form = useRef<HTMLFormElement>(null);
  const accounts = demo.offers && <DemoAccounts onChoose={(account) => fillIn(form.current, account)} />;
  return (
    <PublicPage title={t(welcomeText.login.title, { product: PRODUCT.name })} beside={accounts}>
      <p>{t(welcomeText.login.intro)}</p>
      <Maintenance lock={MAINTENANCE.lock} />
      {(location.refusal || (cameSignedIn && session.signedIn)) && <RefusalCard />}
      <LoginForm form={form} />
    </PublicPage>
  );
});
