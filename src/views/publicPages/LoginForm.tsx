import { observer } from "mobx-react-lite";
import { type FormEvent, type RefObject, useState } from "react";
import { SCREENS } from "../../../generated/screens";
import { welcomeText } from "../../../generated/text/welcome";
import { usePublic } from "../context/public";
import { useOpenLink } from "../parts/useOpenLink";
import { useTranslation } from "../parts/useTranslation";
import { PasswordField } from "./PasswordField";
import styles from "./page/publicForms.module.css";

const LOGIN = "login";
const PASSWORD = "password";

type State = "idle" | "busy" | "refused";

interface LoginFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly noHerd: boolean;
  readonly onNoHerd: (noHerd: boolean) => void;
}

/** No check before the server's (VAL-15); an error goes as soon as the user types again, and what was typed stays. */
export const LoginForm = observer(function LoginForm({ form, noHerd, onNoHerd }: LoginFormProps) {
  const { signIn, progress, session } = usePublic();
  const { t } = useTranslation();
  const openLink = useOpenLink();
  const [state, setState] = useState<State>("idle");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === "busy") return;
    setState("busy");
    const outcome = await signIn.withPassword({ login: fieldOf(form.current, LOGIN)?.value ?? "", password: passwordIn(form.current) });
    setState(outcome === "refused" ? outcome : "idle");
    onNoHerd(outcome === "noHerd");
    if (outcome === "refused") fieldOf(form.current, PASSWORD)?.select();
  };
  const typing = () => setState((now) => (now === "refused" ? "idle" : now));

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      <label className="field">
        {t(welcomeText.login.login)}
        <input
          name={LOGIN}
          defaultValue={session.suggestedLogin}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          onChange={typing}
        />
      </label>
      <PasswordField
        name={PASSWORD}
        label={t(welcomeText.login.password)}
        autoComplete="current-password"
        error={state === "refused" ? t(welcomeText.security.login.wrongSign) : null}
        onChange={typing}
      />
      {/* Another try would end the same. */}
      <button type="submit" className={noHerd ? "quiet" : "primary"} aria-busy={state === "busy"}>
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

/** Signs in as if both had been typed and Enter pressed. */
export function fillIn(form: HTMLFormElement | null, account: { readonly login: string; readonly password: string }): void {
  for (const name of [LOGIN, PASSWORD] as const) {
    const field = fieldOf(form, name);
    if (field) field.value = account[name];
  }
  form?.requestSubmit();
}

export function passwordIn(form: HTMLFormElement | null): string {
  return fieldOf(form, PASSWORD)?.value ?? "";
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}
