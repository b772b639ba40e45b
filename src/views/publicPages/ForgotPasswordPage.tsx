import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { SCREENS } from "../../../generated/screens";
import { accountText } from "../../../generated/text/account";
import { welcomeText } from "../../../generated/text/welcome";
import { DEMO_MAILS } from "../../domain/address/demoAddresses";
import { useAccount } from "../context/account";
import { usePublic } from "../context/public";
import { useAddressQuery } from "../parts/useAddressQuery";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { CallSupport } from "./CallSupport";
import { PublicPage } from "./page/PublicPage";
import styles from "./page/publicForms.module.css";

/** Section 2.1, forgot. With an email in the address the form sends itself, once. */
export const ForgotPasswordPage = observer(function ForgotPasswordPage() {
  const { recoverPassword } = useAccount();
  const { demo, language, session } = usePublic();
  const query = useAddressQuery();
  const { t } = useTranslation();
  const openLink = useOpenLink();
  // What the page was opened with is what counts.
  const [given] = useState(() => query.email ?? "");
  // Many sign in with their address; a user whose session has expired is known. Only what was given is sent by itself.
  const [email, setEmail] = useState(() => given || addressIn(session.suggestedLogin) || (session.effective?.email ?? ""));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();

  useEffect(() => {
    if (given !== "") form.current?.requestSubmit();
  }, [given]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const outcome = await recoverPassword(email);
    setError(outcome.kind === "invalid" ? outcome.text : null);
    setBusy(false);
    if (outcome.kind === "invalid") field.current?.focus();
  };

  return (
    <PublicPage title={t(accountText.forgot.title)}>
      <p>{t(accountText.forgot.intro)}</p>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div className={styles.field}>
          <label className="field">
            {t(accountText.forgot.email)}
            <input
              ref={field}
              type="email"
              name="email"
              autoComplete="email"
              value={email}
              aria-invalid={error !== null}
              aria-describedby={errorId}
              onChange={(event) => {
                setEmail(event.target.value);
                setError(null);
              }}
            />
          </label>
          <p id={errorId} className={styles.error} role="alert">
            {error && t(error)}
          </p>
        </div>
        <div className={styles.row}>
          <a className="quiet" href={`/${SCREENS.login.path}`} onClick={openLink}>
            {t(welcomeText.common.back)}
          </a>
          <button type="submit" className="primary" aria-busy={busy}>
            {t(busy ? accountText.forgot.sending : accountText.forgot.send)}
          </button>
        </div>
        <div className={styles.field}>
          <p className={styles.hint}>{t(accountText.forgot.nothing)}</p>
          <CallSupport look={styles.link} />
          {demo.on && (
            <a className={styles.link} href={`${DEMO_MAILS}?lang=${language.current}`}>
              {t(welcomeText.demo.mails)}
            </a>
          )}
        </div>
      </form>
    </PublicPage>
  );
});

function addressIn(typed: string): string {
  return typed.includes("@") ? typed : "";
}
