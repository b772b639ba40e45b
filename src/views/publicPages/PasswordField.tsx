import { useId, useState } from "react";
import { welcomeText } from "../../../generated/text/welcome";
import { Glyph } from "../parts/Glyph";
import { useTranslation } from "../parts/useTranslation";
import styles from "./page/publicForms.module.css";

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly hint?: string;
  readonly error: string | null;
  readonly onChange: () => void;
}

/** A password that can be made readable; what is wrong with it stands below. */
export function PasswordField({ name, label, autoComplete, hint, error, onChange }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [readable, setReadable] = useState(false);
  const field = useId();
  return (
    <div className={styles.password}>
      <label htmlFor={field}>{label}</label>
      <div className={styles.withToggle}>
        <input
          id={field}
          className="text"
          name={name}
          type={readable ? "text" : "password"}
          autoComplete={autoComplete}
          aria-invalid={error !== null}
          aria-describedby={`${field}-error ${field}-hint`}
          onChange={onChange}
        />
        <button
          type="button"
          aria-label={t(readable ? welcomeText.login.hide : welcomeText.login.show)}
          onClick={() => setReadable(!readable)}
        >
          <Glyph name={readable ? "hide" : "show"} />
        </button>
      </div>
      {hint !== undefined && (
        <p id={`${field}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${field}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </div>
  );
}
