import { type FormEvent, useEffect, useRef, useState } from "react";
import { accountText } from "../../../../generated/text/account";
import { isPasswordLongEnough } from "../../../domain/inputs/passwordLength";
import { useTranslation } from "../../../views/parts/useTranslation";
import { PasswordField } from "../../../views/publicPages/PasswordField";
import styles from "./AccountForm.module.css";
import type { AccountTexts } from "./accountTexts";
import { FormAnswer, NO_ANSWER } from "./FormAnswer";

interface PasswordPartProps {
  /** Least length of a new password, as the shell handed it over. */
  readonly minimum: number;
  /** Whether something is typed that has not been taken yet. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly texts: AccountTexts;
}

const FIELDS = { current: "current", password: "password" } as const;
const LOCK = "M6 11h12a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1M8 11V8a4 4 0 0 1 8 0v3";

/** A new password, which comes with the current one: closed until somebody wants one, and apart from what the account keeps. */
export function PasswordPart({ minimum, onUnsaved, texts }: PasswordPartProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [isTyped, setTyped] = useState(false);
  const [wrong, setWrong] = useState<"short" | "currentMissing" | null>(null);
  const [answer, setAnswer] = useState(NO_ANSWER);
  useEffect(() => onUnsaved(isTyped), [onUnsaved, isTyped]);

  const onChange = () => {
    setTyped(Object.values(FIELDS).some((name) => typedIn(form.current, name) !== ""));
    setWrong(null);
    setAnswer(NO_ANSWER);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isShort = !isPasswordLongEnough(typedIn(form.current, FIELDS.password), minimum);
    const found = isShort ? "short" : typedIn(form.current, FIELDS.current) === "" ? "currentMissing" : null;
    setWrong(found);
    if (found !== null) return fieldOf(form.current, isShort ? FIELDS.password : FIELDS.current)?.focus();
    form.current?.reset();
    setTyped(false);
    setAnswer({ said: texts.passwordKept, tone: "plain" });
  };
  return (
    <details className={styles.password}>
      <summary>
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" d={LOCK} />
        </svg>
        {texts.change}
      </summary>
      <form ref={form} noValidate onSubmit={onSubmit}>
        <div className={styles.fields}>
          <PasswordField
            name={FIELDS.current}
            label={texts.current}
            autoComplete="current-password"
            error={wrong === "currentMissing" ? texts.currentMissing : null}
            onChange={onChange}
          />
          <PasswordField
            name={FIELDS.password}
            label={t(accountText.renew.password)}
            autoComplete="new-password"
            hint={t(accountText.renew.hint, { minimum })}
            error={wrong === "short" ? t(accountText.security.renew.valide, { minimum }) : null}
            onChange={onChange}
          />
        </div>
        <div className={styles.foot}>
          <button type="submit" className="quiet">
            {texts.confirm}
          </button>
          <FormAnswer {...answer} />
        </div>
      </form>
    </details>
  );
}

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const found = form?.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : null;
}

function typedIn(form: HTMLFormElement | null, name: string): string {
  return fieldOf(form, name)?.value ?? "";
}
