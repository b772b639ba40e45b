import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { SCREENS } from "../../../generated/screens";
import { pagesText } from "../../../generated/text/pages";
import { welcomeText } from "../../../generated/text/welcome";
import type { ExpiryCause } from "../../domain/session/expiryCause";
import type { SignInAgain } from "../../flows/login/signInAgain";
import { usePublic } from "../context/public";
import { useTranslation } from "../parts/useTranslation";
import { PasswordField } from "../publicPages/PasswordField";
import { Dialog } from "./Dialog";
import { LogoutLossesList, useLogoutLosses } from "./LogoutLosses";
import styles from "./SignInAgainDialog.module.css";

const { expired } = welcomeText.logout;

/** Decision EXP-02: what met the end of the session decides the words. */
const WORDS: Readonly<Record<ExpiryCause, string>> = { plain: expired.line1, action: expired.action, request: expired.request };

interface SubmitError {
  readonly text: string;
  readonly field: boolean;
}

/**
 * The session has expired: the sign-in comes over the screen. Not over the public pages, which offer the sign-in themselves; but the
 * terms are accepted by a signed-in user.
 */
export const SignInAgainDialog = observer(function SignInAgainDialog({ again }: { readonly again: SignInAgain }) {
  const { location } = usePublic();
  return location.page.kind === "screen" && location.route !== SCREENS.cgu.route ? null : <Sheet again={again} />;
});

/**
 * The screen stays as it was. Nothing but the buttons closes the sheet, and where the login is known only the password is asked for.
 */
const Sheet = observer(function Sheet({ again }: { readonly again: SignInAgain }) {
  const { session } = usePublic();
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<SubmitError | null>(null);
  const [busy, setBusy] = useState(false);
  const login = session.login ?? "";
  useEffect(() => {
    if (login !== "") toPassword(form.current);
  }, [login]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || form.current === null) return;
    const fields = new FormData(form.current);
    setBusy(true);
    setError(null);
    const outcome = await again.withPassword({ login: textOf(fields, "login"), password: textOf(fields, "password") });
    setBusy(false);
    if (outcome.kind !== "failed") return;
    setError(outcome);
    if (outcome.field) toPassword(form.current);
  };

  return (
    <Dialog label={t(pagesText.signInAgain.title)} persistent onClose={() => {}}>
      <h2 className={styles.title}>{t(pagesText.signInAgain.title)}</h2>
      <p className={styles.hint}>{`${t(WORDS[session.expired ?? "plain"])} ${t(pagesText.signInAgain.kept)}`}</p>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
        <label className="field">
          {t(welcomeText.login.login)}
          <input
            name="login"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={login}
            readOnly={login !== ""}
          />
        </label>
        <button type="button" className={`quiet ${styles.other}`} onClick={() => void again.handOver()}>
          {t(pagesText.signInAgain.notYou)}
        </button>
        <PasswordField
          name="password"
          label={t(welcomeText.login.password)}
          autoComplete="current-password"
          error={error?.field ? t(error.text) : null}
          onChange={() => setError(null)}
        />
        {error?.field === false && <p role="alert">{t(error.text)}</p>}
        <button type="submit" className="primary" aria-busy={busy}>
          {t(welcomeText.login.submit)}
        </button>
        <p className={styles.hint} role="status">
          {busy && t(welcomeText.login.submitting)}
        </p>
      </form>
      <LogoutLossesList left={useLogoutLosses(again.logoutLosses)} />
      <div className={styles.buttons}>
        {/* Beside this page, which keeps what was typed in it. */}
        <a
          className="quiet"
          href={`/${SCREENS.forgot.path}`}
          target="_blank"
          rel="noopener"
          aria-label={t(pagesText.tiles.newTab, { label: t(welcomeText.login.forgot) })}
        >
          {t(welcomeText.login.forgot)}
        </a>
        <button type="button" className="quiet" onClick={() => void again.leave()}>
          {t(pagesText.signInAgain.leave)}
        </button>
      </div>
    </Dialog>
  );
});

/** Where typing goes on; what is there already is replaced by it. */
function toPassword(form: HTMLFormElement | null): void {
  const field = form?.elements.namedItem("password");
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
