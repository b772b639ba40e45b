import { type FormEvent, type ReactNode, useId, useState } from "react";
import styles from "./AccountForm.module.css";

interface SettingsCardProps {
  readonly title: string;
  readonly save: string;
  /** Checks and keeps what the card holds; what is said of it, nothing where something is wrong. */
  readonly submit: (form: HTMLFormElement) => Promise<string>;
  readonly isWide?: boolean;
  readonly children: (touch: () => void) => ReactNode;
}

/** Fields that are saved together, with their button; it stands out once something was changed. */
export function SettingsCard({ title, save, submit, isWide = false, children }: SettingsCardProps) {
  const name = useId();
  const [answer, setAnswer] = useState("");
  const [isChanged, setChanged] = useState(false);
  const touch = () => {
    setAnswer("");
    setChanged(true);
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = await submit(event.currentTarget);
    setAnswer(said);
    if (said !== "") setChanged(false);
  };
  return (
    <form className={styles.card} data-wide={isWide || undefined} aria-labelledby={name} noValidate onSubmit={onSubmit}>
      <h2 id={name}>{title}</h2>
      <div className={styles.fields}>{children(touch)}</div>
      <div className={styles.foot}>
        <button type="submit" className={isChanged ? "primary" : "quiet"}>
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
