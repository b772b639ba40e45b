import { type FormEvent, useEffect, useRef } from "react";
import type { SyncItem } from "../../sdk";
import styles from "./Envois.module.css";
import { fieldsOf, withFields } from "./fields";
import type { EnvoisTexts } from "./texts/envoisTexts";

interface CorrectFormProps {
  readonly texts: EnvoisTexts;
  readonly item: SyncItem;
  readonly onSend: (payload: unknown) => void;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** The values of a refused action, to be corrected or sent again as they are. */
export function CorrectForm({ texts, item, onSend, onRetry, onCancel }: CorrectFormProps) {
  const fields = fieldsOf(item.payload);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>("input, button")?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSend(withFields(item.payload, fields, new FormData(event.currentTarget)));
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
        {item.conflict === null && (
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
