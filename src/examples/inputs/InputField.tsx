import { type ReactNode, useId } from "react";
import type { FormError } from "../../domain/inputs/formError";
import styles from "./inputs.module.css";
import { useFormError } from "./useFormError";

/** What ties an input to its label, its hint and what is wrong with it. */
export interface InputLinks {
  readonly id: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string;
}

interface InputFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: FormError | null;
  /** Said politely below the field. */
  readonly status?: string | null;
  readonly children: (links: InputLinks) => ReactNode;
}

/** A label, an input, and below it a hint and what is wrong. */
export function InputField({ label, hint, error, status, children }: InputFieldProps) {
  const messageOf = useFormError();
  const id = useId();
  const links = { id, "aria-invalid": error !== null, "aria-describedby": `${id}-error ${id}-status ${id}-hint` };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(links)}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <p id={`${id}-status`} className={styles.hint} role="status">
        {status}
      </p>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error && messageOf(error)}
      </p>
    </div>
  );
}
