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

const FIELDS = { current: "current", password: "password", phone: "phone", mail: "mail" } as const;

/**
 * A form of the account area, on the inputs and rules of the shell. An empty password leaves the old one; any other must be long enough,
 * and comes with the current one.
 */
export function AccountForm({ herds, saved, onSave, minimum, texts, locale, clock }: AccountFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [settled, setSettled] = useState<DateEntry>(() =>
    saved.settled === null ? { kind: "empty" } : { kind: "day", day: saved.settled },
  );
  const [places, setPlaces] = useState<NumberEntry>(() =>
    saved.places === null ? { kind: "empty" } : { kind: "number", value: saved.places, rounded: false },
  );
  const [wrong, setWrong] = useState<"short" | "currentMissing" | null>(null);
  const [answer, setAnswer] = useState("");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const field = (name: string) => {
      const found = form.current?.elements.namedItem(name);
      return found instanceof HTMLInputElement ? found : null;
    };
    const text = (name: string) => field(name)?.value ?? "";
    const password = text(FIELDS.password);
    const isShort = password !== "" && !isPasswordLongEnough(password, minimum);
    const found = isShort ? "short" : password !== "" && text(FIELDS.current) === "" ? "currentMissing" : null;
    setWrong(found);
    const asked = found === null ? null : field(found === "short" ? FIELDS.password : FIELDS.current);
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? asked;
    first?.focus();
    if (found !== null || settled.kind === "refused" || places.kind === "refused") return setAnswer("");
    const kept = await onSave({
      phone: text(FIELDS.phone),
      mail: text(FIELDS.mail),
      settled: settled.kind === "day" ? settled.day : null,
      places: places.kind === "number" ? places.value : null,
    });
    setAnswer(kept ? (password === "" ? texts.saved : texts.savedBut) : texts.notSaved);
  };
  const change =
    <Entry,>(put: (entry: Entry) => void) =>
    (entry: Entry) => {
      put(entry);
      setAnswer("");
    };
  const clear = () => setAnswer("");
  return (
    <section className={styles.account}>
      <form ref={form} noValidate onSubmit={submit}>
        {herds.length > 1 && <HerdChoice herds={herds} texts={texts} clock={clock} />}
        <div className={styles.group}>
          <h2>{texts.reach}</h2>
          <label className={styles.text}>
            {texts.phone}
            <input className="text" name={FIELDS.phone} type="tel" autoComplete="tel" defaultValue={saved.phone} onChange={clear} />
          </label>
          <label className={styles.text}>
            {texts.mail}
            <input className="text" name={FIELDS.mail} type="email" autoComplete="email" defaultValue={saved.mail} onChange={clear} />
          </label>
        </div>
        <div className={styles.group}>
          <h2>{texts.farm}</h2>
          <DateInput label={texts.settled} initial={saved.settled} pastOnly locale={locale} clock={clock} onChange={change(setSettled)} />
          <NumberInput label={texts.places} hint={texts.placesHint} initial={saved.places} clock={clock} onChange={change(setPlaces)} />
        </div>
        <div className={styles.group}>
          <h2>{texts.security}</h2>
          <PasswordField
            name={FIELDS.current}
            label={texts.current}
            autoComplete="current-password"
            error={wrong === "currentMissing" ? texts.currentMissing : null}
            onChange={() => change(setWrong)(null)}
          />
          <PasswordField
            name={FIELDS.password}
            label={t(accountText.renew.password)}
            autoComplete="new-password"
            hint={t(accountText.renew.hint, { minimum })}
            error={wrong === "short" ? t(accountText.security.renew.valide, { minimum }) : null}
            onChange={() => change(setWrong)(null)}
          />
        </div>
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
