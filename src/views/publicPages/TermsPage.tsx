import { observer } from "mobx-react-lite";
import { type SyntheticEvent, useId, useState } from "react";
import { SCREENS } from "../../../generated/screens";
import { FORMATS, PRODUCT } from "../../../generated/settings";
import { accountText } from "../../../generated/text/account";
import { welcomeText } from "../../../generated/text/welcome";
import { formatDay, readIsoDay } from "../../domain/formats/dates";
import { usePublic } from "../context/public";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { PublicPage } from "./page/PublicPage";
import forms from "./page/publicForms.module.css";
import styles from "./TermsPage.module.css";

/** Section 2.1, cgu: the terms in a frame, since phones show no document in a page; nothing is validated before "I have read" is on. */
export const TermsPage = observer(function TermsPage() {
  const { acceptTerms, logout, session } = usePublic();
  const { t } = useTranslation();
  const openLink = useOpenLink();
  const [read, setRead] = useState(false);
  const [busy, setBusy] = useState(false);
  const hint = useId();
  const updated = readIsoDay(PRODUCT.termsUpdated);
  const accept = async () => {
    setBusy(true);
    await acceptTerms();
    setBusy(false);
  };
  return (
    <PublicPage title={t(accountText.cgu.title)} wide>
      <p>{t(accountText.cgu.intro)}</p>
      <div className={styles.head}>
        <p className={styles.updated}>
          {t(accountText.cgu.updated, { date: updated === null ? PRODUCT.termsUpdated : formatDay(updated, FORMATS.date) })}
        </p>
        <a className="quiet" href={PRODUCT.termsDocument} download>
          {t(accountText.cgu.download)}
        </a>
      </div>
      <iframe className={styles.document} src={PRODUCT.termsPage} title={t(accountText.cgu.document)} onLoad={takeColours} />
      <label className={styles.read}>
        <input type="checkbox" checked={read} onChange={(event) => setRead(event.target.checked)} />
        {t(accountText.cgu.read)}
      </label>
      <p id={hint} className={styles.hint}>
        {!read && t(accountText.cgu.readFirst)}
      </p>
      <div className={forms.row}>
        {session.signedIn ? (
          <button type="button" className="quiet" onClick={() => void logout()}>
            {t(accountText.cgu.leave)}
          </button>
        ) : (
          <a className="quiet" href={`/${SCREENS.login.path}`} onClick={openLink}>
            {t(welcomeText.common.back)}
          </a>
        )}
        <button
          type="button"
          className="primary"
          disabled={!read || busy}
          aria-busy={busy}
          aria-describedby={hint}
          onClick={() => void accept()}
        >
          {t(busy ? accountText.cgu.validating : accountText.cgu.validate)}
        </button>
      </div>
    </PublicPage>
  );
});

/** Light or dark as the page around it; a text from elsewhere keeps its own. */
function takeColours({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  const root = currentTarget.contentDocument?.documentElement;
  if (root) root.style.colorScheme = getComputedStyle(document.documentElement).colorScheme;
}
