import { type FormEvent, type ReactNode, useId, useState } from "react";
import styles from "./AccountForm.module.css";

/** What became of what a card holds, and what is said of it. */
interface Saving {
  readonly said: string;
  readonly isKept: boolean;
}

/** Something is wrong with a field, which says so itself. */
export const NOT_YET: Saving = { said: "", isKept: false };

interface SettingsCardProps {
  readonly title: string;
  readonly save: string;
  /** Checks and keeps what the card holds. */
  readonly submit: (form: HTMLFormElement) => Promise<Saving>;
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
    const { said, isKept } = await submit(event.currentTarget);
    setAnswer(said);
    if (isKept) onChange(false);
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
