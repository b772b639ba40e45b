import { type FormEvent, useRef, useState } from "react";
import { accountText } from "../../../../generated/text/account";
import type { DateEntry } from "../../../domain/inputs/dateText";
import type { NumberEntry } from "../../../domain/inputs/numberText";
import { isPasswordLongEnough } from "../../../domain/inputs/passwordLength";
import type { Clock } from "../../../time/clock";
import { useTranslation } from "../../../views/parts/useTranslation";
import { PasswordField } from "../../../views/publicPages/PasswordField";
import { DateInput } from "../../inputs/DateInput";
import { NumberInput } from "../../inputs/NumberInput";
import styles from "./AccountForm.module.css";
import type { AccountTexts } from "./accountTexts";
import { HerdChoice, type NamedHerd } from "./HerdChoice";
import type { SavedSettings } from "./savedSettings";

export interface AccountFormProps {
  readonly herds: readonly NamedHerd[];
  /** What was saved before. */
  readonly saved: SavedSettings;
  /** Keeps it; whether that worked. */
  readonly onSave: (settings: SavedSettings) => Promise<boolean>;
  /** Least length of a new password, as the shell handed it over. */
  readonly minimum: number;
  readonly texts: AccountTexts;
  readonly locale: string;
  readonly clock: Clock;
}

const PASSWORD = "password";

/** A form of the account area, on the inputs and rules of the shell. An empty password leaves the old one; any other must be long enough. */
export function AccountForm({ herds, saved, onSave, minimum, texts, locale, clock }: AccountFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [settled, setSettled] = useState<DateEntry>(() =>
    saved.settled === null ? { kind: "empty" } : { kind: "day", day: saved.settled },
  );
  const [places, setPlaces] = useState<NumberEntry>(() =>
    saved.places === null ? { kind: "empty" } : { kind: "number", value: saved.places, rounded: false },
  );
  const [short, setShort] = useState(false);
  const [answer, setAnswer] = useState("");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const password = form.current?.elements.namedItem(PASSWORD);
    if (!(password instanceof HTMLInputElement)) return;
    const isShort = password.value !== "" && !isPasswordLongEnough(password.value, minimum);
    setShort(isShort);
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? (isShort ? password : null);
    first?.focus();
    if (isShort || settled.kind === "refused" || places.kind === "refused") return setAnswer("");
    const kept = await onSave({
      settled: settled.kind === "day" ? settled.day : null,
      places: places.kind === "number" ? places.value : null,
    });
    setAnswer(kept ? (password.value === "" ? texts.saved : texts.savedBut) : texts.notSaved);
  };
  const change =
    <Entry,>(put: (entry: Entry) => void) =>
    (entry: Entry) => {
      put(entry);
      setAnswer("");
    };
  return (
    <section className={styles.account}>
      <form ref={form} noValidate onSubmit={submit}>
        {herds.length > 1 && <HerdChoice herds={herds} texts={texts} clock={clock} />}
        <DateInput label={texts.settled} initial={saved.settled} pastOnly locale={locale} clock={clock} onChange={change(setSettled)} />
        <NumberInput label={texts.places} hint={texts.placesHint} initial={saved.places} clock={clock} onChange={change(setPlaces)} />
        <PasswordField
          name={PASSWORD}
          label={t(accountText.renew.password)}
          autoComplete="new-password"
          hint={t(accountText.renew.hint, { minimum })}
          error={short ? t(accountText.security.renew.valide, { minimum }) : null}
          onChange={() => change(setShort)(false)}
        />
        <div className={styles.foot}>
          <button type="submit" className="primary">
            {texts.save}
          </button>
          <p role="status">{answer}</p>
        </div>
      </form>
    </section>
  );
}
