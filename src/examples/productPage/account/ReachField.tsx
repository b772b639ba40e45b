import { useId } from "react";
import styles from "./AccountForm.module.css";

interface ReachFieldProps {
  readonly name: string;
  readonly type: "tel" | "email";
  readonly label: string;
  readonly initial: string;
  readonly error: string | null;
  readonly onChange: () => void;
}

/** A way to reach somebody; what is wrong with it stands below. */
export function ReachField({ name, type, label, initial, error, onChange }: ReachFieldProps) {
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
        defaultValue={initial}
        aria-invalid={error !== null}
        aria-describedby={`${field}-error`}
        onChange={onChange}
      />
      <p id={`${field}-error`} role="alert">
        {error}
      </p>
    </div>
  );
}
