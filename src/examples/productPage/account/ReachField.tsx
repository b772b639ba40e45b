import { useId } from "react";
import styles from "./AccountForm.module.css";

interface ReachFieldProps {
  readonly type: "tel" | "email";
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (text: string) => void;
}

/** A way to reach somebody; what is wrong with it stands below. */
export function ReachField({ type, name, label, value, error, onChange }: ReachFieldProps) {
  const field = useId();
  return (
    <div className={styles.text}>
      <label htmlFor={field}>{label}</label>
      <input
        id={field}
        className="text"
        name={name}
        type={type}
        autoComplete={type}
        value={value}
        aria-invalid={error !== null}
        aria-describedby={`${field}-error`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${field}-error`} role="alert">
        {error}
      </p>
    </div>
  );
}
