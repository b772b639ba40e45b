import { useId } from "react";
import styles from "./Envois.module.css";
import { type Field, isDay } from "./fields";
import type { EnvoisTexts } from "./texts/envoisTexts";

interface CorrectFieldProps {
  readonly texts: EnvoisTexts;
  readonly field: Field;
  /** What was typed before, in place of the value. */
  readonly typed: string | boolean | undefined;
  /** What was typed cannot be sent. */
  readonly isWrong: boolean;
}

/** One value of a refused action, with its name and what is wrong with it. */
export function CorrectField({ texts, field, typed, isWrong }: CorrectFieldProps) {
  const id = useId();
  const { name, value } = field;
  const label = texts.fields[name] ?? name;
  if (typeof value === "boolean")
    return (
      <label className={styles.check}>
        <input type="checkbox" name={name} defaultChecked={typeof typed === "boolean" ? typed : value} />
        {label}
      </label>
    );
  const text = typeof typed === "string" ? typed : String(value ?? "");
  const links = { id, name, defaultValue: text, "aria-invalid": isWrong, "aria-describedby": isWrong ? `${id}-error` : undefined };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {isLong(value) ? (
        <textarea {...links} rows={6} />
      ) : (
        <input {...links} type={isDay(field) ? "date" : "text"} inputMode={typeof value === "number" ? "decimal" : undefined} />
      )}
      {isWrong && (
        <p id={`${id}-error`} className={styles.refusal} role="alert">
          {isDay(field) ? texts.wrongDay : texts.wrongNumber}
        </p>
      )}
    </div>
  );
}

/** One line would lose where the others begin. */
function isLong(value: unknown): boolean {
  return typeof value === "string" && (value.length > 80 || value.includes("\n"));
}
