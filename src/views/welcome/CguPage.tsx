import { observer } from "mobx-react-lite";
import { useState } from "react";
import { PRODUCT } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { useFront } from "../front";
import { useTranslation } from "../parts/useTranslation";
import { WelcomePage } from "./WelcomePage";
import styles from "./welcomeForms.module.css";

/** Section 2.1, cgu: nothing is validated before "I have read" is on. */
export const CguPage = observer(function CguPage() {
  const { acceptTerms, logout } = useFront();
  const { t } = useTranslation();
  const [read, setRead] = useState(false);
  const [busy, setBusy] = useState(false);
  const accept = async () => {
    setBusy(true);
    await acceptTerms();
    setBusy(false);
  };
  return (
    <WelcomePage title={t(welcomeText.cgu.title)} wide>
      <p>{t(welcomeText.cgu.intro)}</p>
      <p>{t(welcomeText.cgu.updated, { date: PRODUCT.termsUpdated.split("-").reverse().join("/") })}</p>
      <object className={styles.document} type="application/pdf" data={PRODUCT.termsDocument} aria-label={t(welcomeText.cgu.document)}>
        <p>{t(welcomeText.cgu.documentFailed)}</p>
      </object>
      <div className={styles.form}>
        <a className={styles.link} href={PRODUCT.termsDocument} download>
          {t(welcomeText.cgu.download)}
        </a>
        <label className={styles.check}>
          <input type="checkbox" checked={read} onChange={(event) => setRead(event.target.checked)} />
          {t(welcomeText.cgu.read)}
        </label>
        <div className={styles.row}>
          <button type="button" className="quiet" onClick={() => void logout()}>
            {t(welcomeText.cgu.leave)}
          </button>
          <button type="button" className="primary" disabled={!read || busy} aria-busy={busy} onClick={() => void accept()}>
            {t(busy ? welcomeText.cgu.validating : welcomeText.cgu.validate)}
          </button>
        </div>
      </div>
    </WelcomePage>
  );
});
