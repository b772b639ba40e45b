import { type FormEvent, useEffect, useRef, useState } from "react";
import { CorrectField } from "./CorrectField";
import styles from "./Envois.module.css";
import { fieldsOf, isReadable, type Typed, typedIn, withFields } from "./fields";
import type { EnvoisTexts } from "./texts/envoisTexts";

interface CorrectFormProps {
  readonly texts: EnvoisTexts;
  readonly payload: unknown;
  /** What was typed into it before. */
  readonly typed: Typed | undefined;
  /** The user has just asked for it. */
  readonly takesFocus: boolean;
  readonly onType: (typed: Typed) => void;
  readonly onSend: (payload: unknown) => void;
  /** Null: as it is it would be refused again. */
  readonly onRetry: (() => void) | null;
  readonly onCancel: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The values of a refused action, to be corrected or sent again as they are. */
export function CorrectForm({ texts, payload, typed, takesFocus, onType, onSend, onRetry, onCancel }: CorrectFormProps) {
  const fields = fieldsOf(payload);
  const [wrong, setWrong] = useState(NONE);
  const form = useRef<HTMLFormElement>(null);
  const isAsked = useRef(takesFocus);
  useEffect(() => {
    if (isAsked.current) form.current?.querySelector<HTMLElement>("input, textarea, button")?.focus();
  }, []);
  useEffect(() => {
    if (wrong.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const now = typedIn(fields, new FormData(event.currentTarget));
    const unread = fields.filter((field) => !isReadable(field, now)).map(({ name }) => name);
    setWrong(new Set(unread));
    if (unread.length === 0) onSend(withFields(payload, fields, now));
  };
  const type = (event: FormEvent<HTMLFormElement>) => {
    setWrong(NONE);
    onType(typedIn(fields, new FormData(event.currentTarget)));
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} onInput={type}>
      {fields.length === 0 && <p>{texts.nothingToCorrect}</p>}
      {fields.map((field) => (
        <CorrectField key={field.name} {...{ texts, field }} typed={typed?.[field.name]} isWrong={wrong.has(field.name)} />
      ))}
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
