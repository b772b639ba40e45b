import { type FormEvent, type ReactNode, useId, useState } from "react";
import styles from "./AccountForm.module.css";

interface SettingsCardProps {
  readonly title: string;
  readonly save: string;
  /** Checks and keeps what the card holds; what is said of it, nothing where something is wrong. */
  readonly submit: (form: HTMLFormElement) => Promise<string>;
  readonly isWide?: boolean;
  /** Its button stands out. */
  readonly isFilled: boolean;
  /** Whether it holds what is not kept yet. */
  readonly onChange: (isChanged: boolean) => void;
  readonly children: (touch: () => void) => ReactNode;
}

/** Fields that are saved together, with their button. */
export function SettingsCard({ title, save, submit, isWide = false, isFilled, onChange, children }: SettingsCardProps) {
  const name = useId();
  const [answer, setAnswer] = useState("");
  const touch = () => {
    setAnswer("");
    onChange(true);
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = await submit(event.currentTarget);
    setAnswer(said);
    if (said !== "") onChange(false);
  };
  return (
    <form className={styles.card} data-wide={isWide || undefined} aria-labelledby={name} noValidate onSubmit={onSubmit}>
      <h2 id={name}>{title}</h2>
      <div className={styles.fields}>{children(touch)}</div>
      <div className={styles.foot}>
        <button type="submit" className={isFilled ? "primary" : "quiet"}>
          {save}
        </button>
        <p role="status">{answer}</p>
      </div>
    </form>
  );
}

/** What was typed in a field of a form. */
export function typedIn(form: HTMLFormElement, name: string): string {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found.value : "";
}
