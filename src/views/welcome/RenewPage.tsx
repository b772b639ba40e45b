import { observer } from "mobx-react-lite";
import { type FormEvent, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { SCREENS } from "../../../generated/screens";
import { LIMITS } from "../../../generated/settings";
import { welcomeText } from "../../../generated/text/welcome";
import { useFront } from "../front";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { PasswordField } from "./PasswordField";
import { WelcomePage } from "./WelcomePage";
import styles from "./welcomeForms.module.css";

/** Section 2.1, renew. */
export const RenewPage = observer(function RenewPage() {
  const { email = "", token = "" } = useParams();
  const { renewPassword } = useFront();
  const { t } = useTranslation();
  const openLink = useOpenLink();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const minimum = String(LIMITS.passwordMinimumShell);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || form.current === null) return;
    const password = new FormData(form.current).get("password");
    setBusy(true);
    const outcome = await renewPassword({ email, token, password: typeof password === "string" ? password : "" });
    setFault(outcome.kind === "faulty" ? outcome.text : null);
    setBusy(false);
  };

  return (
    <WelcomePage title={t(welcomeText.renew.title)}>
      <p>{t(welcomeText.renew.intro, { email })}</p>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="password"
          label={t(welcomeText.renew.password)}
          autoComplete="new-password"
          hint={t(welcomeText.renew.hint, { minimum })}
          error={fault && t(fault, { minimum })}
          onChange={() => setFault(null)}
        />
        <div className={styles.row}>
          <a className="quiet" href={`/${SCREENS.login.path}`} onClick={openLink}>
            {t(welcomeText.common.back)}
          </a>
          <button type="submit" className="primary" aria-busy={busy}>
            {t(busy ? welcomeText.renew.saving : welcomeText.renew.save)}
          </button>
        </div>
      </form>
    </WelcomePage>
  );
});
