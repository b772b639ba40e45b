import { observer } from "mobx-react-lite";
import { Suspense, useRef, useState } from "react";
import { MAINTENANCE, PRODUCT } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { useFront } from "../context/public";
import { optionalPart } from "../parts/optionalPart";
import { useTranslation } from "../parts/useTranslation";
import { fillIn, LoginForm } from "./LoginForm";
import { Maintenance } from "./Maintenance";
import { PublicPage } from "./PublicPage";

const RefusalCard = optionalPart(async () => (await import("./RefusalCard")).RefusalCard);
const DemoAccounts = optionalPart(async () => (await import("./DemoAccounts")).DemoAccounts);

/** Section 2.1, login. */
export const LoginPage = observer(function LoginPage() {
  const { demo, location, session } = useFront();
  const { t } = useTranslation();
  // Not for somebody who is signing in on this very page.
  const [cameSignedIn] = useState(session.signedIn);
  const form = useRef<HTMLFormElement>(null);
  const accounts = demo.offers && (
    <Suspense>
      <DemoAccounts onChoose={(account) => fillIn(form.current, account)} />
    </Suspense>
  );
  return (
    <PublicPage title={t(welcomeText.login.title, { product: PRODUCT.name })} beside={accounts}>
      <p>{t(welcomeText.login.intro)}</p>
      <Maintenance lock={MAINTENANCE.lock} />
      {(location.refusal || (cameSignedIn && session.signedIn)) && (
        <Suspense>
          <RefusalCard />
        </Suspense>
      )}
      <LoginForm form={form} />
    </PublicPage>
  );
});
