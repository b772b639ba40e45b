import { observer } from "mobx-react-lite";
import { type FormEvent, useRef, useState } from "react";
import { SCREENS } from "../../../generated/screens";
import { welcomeText } from "../../../generated/text/welcome";
import { useFront } from "../front";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { PasswordField } from "./PasswordField";
import styles from "./welcomeForms.module.css";

type State = "idle" | "busy" | "refused";

/** No check before the server's; an error goes as soon as somebody types again. */
export const LoginForm = observer(function LoginForm() {
  const { signIn, progress } = useFront();
  const { t } = useTranslation();
  const openLink = useOpenLink();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>("idle");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === "busy" || form.current === null) return;
    const fields = new FormData(form.current);
    setState("busy");
    const outcome = await signIn.withPassword({ login: textOf(fields, "login"), password: textOf(fields, "password") });
    setState(outcome === "refused" ? "refused" : "idle");
  };
  const typing = () => setState((now) => (now === "refused" ? "idle" : now));

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <label className="field">
        {t(welcomeText.login.login)}
        <input name="login" autoComplete="username" autoCapitalize="none" spellCheck={false} onChange={typing} />
      </label>
      <PasswordField
        name="password"
        label={t(welcomeText.login.password)}
        autoComplete="current-password"
        error={state === "refused" ? t(welcomeText.security.login.wrongSign) : null}
        onChange={typing}
      />
      <button type="submit" className="primary" aria-busy={state === "busy"}>
        {t(welcomeText.login.submit)}
      </button>
      <p className={styles.busy} role="status">
        {state === "busy" && t(progress.busy ? welcomeText.login.preparing : welcomeText.login.submitting)}
      </p>
      <a className={styles.link} href={`/${SCREENS.forgot.path}`} onClick={openLink}>
        {t(welcomeText.login.forgot)}
      </a>
    </form>
  );
});

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}
