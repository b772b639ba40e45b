import { type FormEvent, useEffect, useRef } from "react";
import styles from "./Envois.module.css";
import { fieldsOf, withFields } from "./fields";
import type { EnvoisTexts } from "./texts/envoisTexts";

interface CorrectFormProps {
  readonly texts: EnvoisTexts;
  readonly payload: unknown;
  readonly onSend: (payload: unknown) => void;
  /** Null: as it is it would be refused again. */
  readonly onRetry: (() => void) | null;
  readonly onCancel: () => void;
}

/** The values of a refused action, to be corrected or sent again as they are. */
export function CorrectForm({ texts, payload, onSend, onRetry, onCancel }: CorrectFormProps) {
  const fields = fieldsOf(payload);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea, button")?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(withFields(payload, fields, new FormData(event.currentTarget)));
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      {fields.length === 0 && <p>{texts.nothingToCorrect}</p>}
      {fields.map(({ name, value }) =>
        typeof value === "boolean" ? (
          <label key={name} className={styles.check}>
            <input type="checkbox" name={name} defaultChecked={value} />
            {texts.fields[name] ?? name}
          </label>
        ) : isLong(value) ? (
          <label key={name} className={styles.field}>
            {texts.fields[name] ?? name}
            <textarea name={name} defaultValue={value} rows={6} />
          </label>
        ) : (
          <label key={name} className={styles.field}>
            {texts.fields[name] ?? name}
            <input name={name} defaultValue={value ?? ""} inputMode={typeof value === "number" ? "decimal" : undefined} />
          </label>
        ),
      )}
      <div className={styles.buttons}>
        {fields.length > 0 && (
          <button type="submit" className="main">
            {texts.send}
          </button>
        )}
        {onRetry !== null && (
          <button type="button" onClick={onRetry}>
            {texts.retry}
          </button>
        )}
        <button type="button" className={styles.quiet} onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}

/** One line would lose where the others begin. */
function isLong(value: unknown): value is string {
  return typeof value === "string" && (value.length > 80 || value.includes("\n"));
}
