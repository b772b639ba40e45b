import { observer } from "mobx-react-lite";
import { type FormEvent, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { SCREENS } from "../../../generated/screens";
import { LIMITS } from "../../../generated/settings";
import { accountText } from "../../../generated/text/account";
import { welcomeText } from "../../../generated/text/welcome";
import { fillPath } from "../../domain/address/fillPath";
import { useAccount } from "../context/account";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { passwordIn } from "./LoginForm";
import { PasswordField } from "./PasswordField";
import { PublicPage } from "./page/PublicPage";
import styles from "./page/publicForms.module.css";
import { useTakenFromAddress } from "./useTakenFromAddress";

/** Stands where the token was in the address. */
const TAKEN = "-";

/** Section 2.1, renew. */
export const NewPasswordPage = observer(function NewPasswordPage() {
  const { email = "", token: read = "" } = useParams();
  const token = useTakenFromAddress(read === TAKEN ? "" : read, addressWithout(email));
  // Loaded again after the token has left the address.
  const reopened = token === "";
  const { renewPassword } = useAccount();
  const { t } = useTranslation();
  const openLink = useOpenLink();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(reopened);
  const form = useRef<HTMLFormElement>(null);
  const minimum = String(LIMITS.passwordMinimumShell);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const outcome = await renewPassword({ email, token, password: passwordIn(form.current) });
    setError(outcome.kind === "invalid" ? outcome.text : null);
    setFailed(outcome.kind === "failed");
    setBusy(false);
  };

  return (
    <PublicPage title={t(accountText.renew.title)} size="short">
      <p>{t(accountText.renew.intro, { email })}</p>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        {/* Tells a password manager whose password it is. */}
        <input name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={t(accountText.renew.password)}
          autoComplete="new-password"
          hint={t(accountText.renew.hint, { minimum })}
          error={error && t(error, { minimum })}
          onChange={() => setError(null)}
        />
        <div className={styles.row}>
          <a className="quiet" href={`/${SCREENS.login.path}`} onClick={openLink}>
            {t(welcomeText.common.back)}
          </a>
          <button type="submit" className="primary" aria-busy={busy}>
            {t(busy ? accountText.renew.saving : accountText.renew.save)}
          </button>
        </div>
        {reopened && <p role="alert">{t(accountText.renew.reopen)}</p>}
        {failed && (
          // The usual reason is a link that has been used or is too old: another one is a press away.
          <a className={styles.link} href={`/${SCREENS.forgot.path}?${new URLSearchParams({ email })}`} onClick={openLink}>
            {t(welcomeText.login.forgot)}
          </a>
        )}
      </form>
    </PublicPage>
  );
});

function addressWithout(email: string): string {
  const filled = fillPath(SCREENS.renew.path, { email, token: TAKEN });
  return "path" in filled ? `/${filled.path}` : `/${SCREENS.login.path}`;
}
