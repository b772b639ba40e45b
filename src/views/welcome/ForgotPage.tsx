import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { SCREENS } from "../../../generated/screens";
import { welcomeText } from "../../../generated/text/welcome";
import { useFront } from "../front";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { WelcomePage } from "./WelcomePage";
import styles from "./welcomeForms.module.css";

/** Section 2.1, forgot. With an email in the address the form sends itself, once. */
export const ForgotPage = observer(function ForgotPage() {
  const { recoverPassword, place } = useFront();
  const { t } = useTranslation();
  const openLink = useOpenLink();
  const given = place.query.email ?? null;
  const [email, setEmail] = useState(given ?? "");
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (given) form.current?.requestSubmit();
  }, [given]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const outcome = await recoverPassword(email);
    setFault(outcome.kind === "faulty" ? outcome.text : null);
    setBusy(false);
  };

  return (
    <WelcomePage title={t(welcomeText.forgot.title)}>
      <p>{t(welcomeText.forgot.intro)}</p>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <label className="field">
          {t(welcomeText.forgot.email)}
          <input
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            aria-invalid={fault !== null}
            aria-describedby="forgot-fault"
            onChange={(event) => {
              setEmail(event.target.value);
              setFault(null);
            }}
          />
        </label>
        <p id="forgot-fault" className={styles.error} role="alert">
          {fault && t(fault)}
        </p>
        <div className={styles.row}>
          <a className="quiet" href={`/${SCREENS.login.path}`} onClick={openLink}>
            {t(welcomeText.common.back)}
          </a>
          <button type="submit" className="primary" aria-busy={busy}>
            {t(busy ? welcomeText.forgot.sending : welcomeText.forgot.send)}
          </button>
        </div>
      </form>
    </WelcomePage>
  );
});
