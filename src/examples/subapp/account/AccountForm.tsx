import { type FormEvent, useRef, useState } from "react";
import { accountText } from "../../../../generated/text/account";
import type { DateEntry } from "../../../domain/inputs/dateText";
import { isLongEnough } from "../../../domain/inputs/isLongEnough";
import type { NumberEntry } from "../../../domain/inputs/numberText";
import type { Clock } from "../../../time/clock";
import { useTranslation } from "../../../views/parts/useTranslation";
import { PasswordField } from "../../../views/publicPages/PasswordField";
import { DateInput } from "../../inputs/DateInput";
import { NumberInput } from "../../inputs/NumberInput";
import styles from "./AccountForm.module.css";
import type { AccountTexts } from "./accountTexts";
import { HerdChoice, type NamedHerd } from "./HerdChoice";

interface AccountFormProps {
  readonly herds: readonly NamedHerd[];
  /** Least length of a new password, as the shell handed it over. */
  readonly minimum: number;
  readonly texts: AccountTexts;
  readonly locale: string;
  readonly clock: Clock;
}

const PASSWORD = "password";

/** A form of the account area, on the inputs and rules of the shell. An empty password leaves the old one; any other must be long enough. */
export function AccountForm({ herds, minimum, texts, locale, clock }: AccountFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [settled, setSettled] = useState<DateEntry>({ kind: "empty" });
  const [places, setPlaces] = useState<NumberEntry>({ kind: "empty" });
  const [short, setShort] = useState(false);
  const [checked, setChecked] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const password = form.current?.elements.namedItem(PASSWORD);
    if (!(password instanceof HTMLInputElement)) return;
    const isShort = password.value !== "" && !isLongEnough(password.value, minimum);
    setShort(isShort);
    setChecked(!isShort && settled.kind !== "refused" && places.kind !== "refused");
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? (isShort ? password : null);
    first?.focus();
  };
  const change =
    <Entry,>(put: (entry: Entry) => void) =>
    (entry: Entry) => {
      put(entry);
      setChecked(false);
    };
  return (
    <section className={styles.account}>
      <h2>{texts.title}</h2>
      <form ref={form} noValidate onSubmit={submit}>
        {herds.length > 1 && <HerdChoice herds={herds} texts={texts} clock={clock} />}
        <DateInput label={texts.settled} pastOnly locale={locale} clock={clock} onChange={change(setSettled)} />
        <NumberInput label={texts.places} hint={texts.placesHint} clock={clock} onChange={change(setPlaces)} />
        <PasswordField
          name={PASSWORD}
          label={t(accountText.renew.password)}
          autoComplete="new-password"
          hint={t(accountText.renew.hint, { minimum })}
          error={short ? t(accountText.security.renew.valide, { minimum }) : null}
          onChange={() => change(setShort)(false)}
        />
        <button type="submit" className="primary">
          {texts.save}
        </button>
        <p role="status">{checked && texts.checked}</p>
      </form>
    </section>
  );
}
