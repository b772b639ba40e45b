import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { MAINTENANCE, PRODUCT } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { labelKey } from "../../domain/labels/labelKey";
import { usePublic } from "../context/public";
import { useTranslation } from "../parts/useTranslation";
import { CallSupport } from "./CallSupport";
import { DemoAccounts } from "./DemoAccounts";
import { fillIn, LoginForm } from "./LoginForm";
import { Maintenance } from "./Maintenance";
import { PublicPage } from "./page/PublicPage";
import forms from "./page/publicForms.module.css";
import { RefusalCard } from "./RefusalCard";
import styles from "./RefusalCard.module.css";

/** Section 2.1, login. */
export const LoginPage = observer(function LoginPage() {
  const { demo, location, progress, session } = usePublic();
  const { t, find } = useTranslation();
  // Not for a user who is signing in on this very page.
  const [cameSignedIn] = useState(session.signedIn);
  const form = useRef<HTMLFormElement>(null);
  const isBack = cameSignedIn && session.signedIn;
  const [noHerd, setNoHerd] = useState(false);
  // Folded away, the form takes what fills it along.
  const [isAsking, setAsking] = useState(!isBack);
  const { refusal } = location;
  // Its name, where the names of pages are there.
  const refused = find(labelKey.route(refusal?.code.split("/")[1] ?? ""));
  const refusedTitle = refused === undefined ? t(welcomeText.refusal.title) : t(welcomeText.refusal.named, { page: refused });
  const accounts = demo.offers && !isBack && isAsking && <DemoAccounts onChoose={(account) => fillIn(form.current, account)} />;
  const welcome = t(welcomeText.login.title, { product: PRODUCT.name });
  return (
    <PublicPage
      title={isBack && refusal ? refusedTitle : noHerd ? t(welcomeText.error.whichHerd) : welcome}
      beside={accounts}
      size={!isAsking && "short"}
    >
      {!isBack && !noHerd && <p>{t(welcomeText.login.intro)}</p>}
      <Maintenance lock={MAINTENANCE.lock} />
      {(refusal || isBack) && <RefusalCard isBack={isBack} />}
      {noHerd && (
        <div className={forms.refused} role="alert">
          <b className="visuallyHidden">{t(welcomeText.error.unknownid)}</b>
          <p>{t(welcomeText.error.noHerd)}</p>
          <CallSupport look="primary" />
          {/* The same sign-in again: by now a herd may be there. */}
          <button type="button" className="quiet" aria-busy={progress.busy} onClick={() => form.current?.requestSubmit()}>
            {t(welcomeText.error.check)}
          </button>
        </div>
      )}
      {/* One form in one place: what was typed and what was refused stays when the user is signed out by it. */}
      <details className={styles.folded} open={!isBack && !noHerd} onToggle={({ currentTarget }) => setAsking(currentTarget.open)}>
        <summary hidden={!isBack && !noHerd}>{t(welcomeText.refusal.other)}</summary>
        <LoginForm form={form} noHerd={noHerd} onNoHerd={setNoHerd} />
      </details>
    </PublicPage>
  );
});
