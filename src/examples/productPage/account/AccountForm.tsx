import { useEffect, useState } from "react";
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
import { ReachField } from "./ReachField";
import { NOT_YET, SettingsCard, typedIn } from "./SettingsCard";
import type { SavedSettings } from "./savedSettings";

export interface AccountFormProps {
  readonly herds: readonly NamedHerd[];
  /** What is saved is stored by herd: without one nothing is. */
  readonly hasHerd: boolean;
  /** What was saved before. */
  readonly saved: SavedSettings;
  /** Keeps it; whether that worked. */
  readonly onSave: (settings: SavedSettings) => Promise<boolean>;
  /** Whether it holds what is not kept yet. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** Least length of a new password, as the shell handed it over. */
  readonly minimum: number;
  readonly texts: AccountTexts;
  readonly locale: string;
  readonly clock: Clock;
}

/** Both may be left empty. */
const PHONE = /^(?:\+?[\d\s().-]{6,20})?$/;
const MAIL = /^(?:[^\s@]+@[^\s@]+\.[^\s@]+)?$/;

const FIELDS = { current: "current", password: "password", phone: "phone", mail: "mail" } as const;

/** The account: cards on the inputs and rules of the shell, each saved for itself. A new password comes with the current one. */
export function AccountForm({ herds, hasHerd, saved, onSave, onUnsaved, minimum, texts, locale, clock }: AccountFormProps) {
  const { t } = useTranslation();
  const [kept, setKept] = useState(saved);
  const [settled, setSettled] = useState<DateEntry>(() =>
    saved.settled === null ? { kind: "empty" } : { kind: "day", day: saved.settled },
  );
  const [places, setPlaces] = useState<NumberEntry>(() =>
    saved.places === null ? { kind: "empty" } : { kind: "number", value: saved.places, rounded: false },
  );
  const [herd, setHerd] = useState(saved.herd ?? herds[0]?.numCheptel ?? null);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<"short" | "currentMissing" | "phone" | "mail" | null>(null);

  const isUnsaved = changed.length > 0;
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);

  // The one that was changed last stands out, and then the one before.
  const cardOf = (title: string) => ({
    title,
    isFilled: changed.at(-1) === title,
    onChange: (isChanged: boolean) => setChanged((now) => [...now.filter((one) => one !== title), ...(isChanged ? [title] : [])]),
  });
  const keep = async (changed: Partial<SavedSettings>) => {
    if (!hasHerd) return { said: texts.herdFirst, isKept: false };
    const next = { ...kept, ...changed };
    const isKept = await onSave(next);
    if (isKept) setKept(next);
    return { said: isKept ? texts.saved : texts.notSaved, isKept };
  };
  const saveFarm = async (form: HTMLFormElement) => {
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (settled.kind === "refused" || places.kind === "refused") return NOT_YET;
    return keep({ settled: settled.kind === "day" ? settled.day : null, places: places.kind === "number" ? places.value : null });
  };
  const saveReach = async (form: HTMLFormElement) => {
    const [phone, mail] = [typedIn(form, FIELDS.phone).trim(), typedIn(form, FIELDS.mail).trim()];
    const found = !PHONE.test(phone) ? FIELDS.phone : !MAIL.test(mail) ? FIELDS.mail : null;
    setWrong(found);
    if (found === null) return keep({ phone, mail });
    form.querySelector<HTMLElement>(`[name="${found}"]`)?.focus();
    return NOT_YET;
  };
  const savePassword = async (form: HTMLFormElement) => {
    const isShort = !isPasswordLongEnough(typedIn(form, FIELDS.password), minimum);
    const found = isShort ? "short" : typedIn(form, FIELDS.current) === "" ? "currentMissing" : null;
    setWrong(found);
    if (found === null) return { said: texts.passwordKept, isKept: true };
    form.querySelector<HTMLElement>(`[name="${found === "short" ? FIELDS.password : FIELDS.current}"]`)?.focus();
    return NOT_YET;
  };
  return (
    <section className={styles.account}>
      {!hasHerd && <p>{texts.herdFirst}</p>}
      {herds.length > 1 && (
        <SettingsCard {...cardOf(texts.opening)} save={texts.saveOpening} submit={() => keep({ herd })} isWide>
          {(touch) => {
            const choose = (numCheptel: string) => {
              setHerd(numCheptel);
              touch();
            };
            return <HerdChoice herds={herds} chosen={herd} texts={texts} clock={clock} onChoose={choose} />;
          }}
        </SettingsCard>
      )}
      <SettingsCard {...cardOf(texts.reach)} save={texts.saveReach} submit={saveReach}>
        {(touch) => {
          const field = (name: "phone" | "mail", error: string) => ({
            name,
            label: texts[name],
            initial: saved[name],
            error: wrong === name ? error : null,
            onChange: () => {
              setWrong(null);
              touch();
            },
          });
          return (
            <>
              <ReachField {...field(FIELDS.phone, texts.wrongPhone)} type="tel" />
              <ReachField {...field(FIELDS.mail, texts.wrongMail)} type="email" />
            </>
          );
        }}
      </SettingsCard>
      <SettingsCard {...cardOf(texts.farm)} save={texts.saveFarm} submit={saveFarm}>
        {(touch) => {
          const change =
            <Entry,>(put: (entry: Entry) => void) =>
            (entry: Entry) => {
              put(entry);
              touch();
            };
          return (
            <>
              <DateInput
                label={texts.settled}
                initial={saved.settled}
                pastOnly
                locale={locale}
                clock={clock}
                onChange={change(setSettled)}
              />
              <NumberInput label={texts.places} hint={texts.placesHint} initial={saved.places} clock={clock} onChange={change(setPlaces)} />
            </>
          );
        }}
      </SettingsCard>
      <SettingsCard {...cardOf(texts.security)} save={texts.change} submit={savePassword}>
        {(touch) => {
          const typed = () => {
            setWrong(null);
            touch();
          };
          return (
            <>
              <PasswordField
                name={FIELDS.current}
                label={texts.current}
                autoComplete="current-password"
                error={wrong === "currentMissing" ? texts.currentMissing : null}
                onChange={typed}
              />
              <PasswordField
                name={FIELDS.password}
                label={t(accountText.renew.password)}
                autoComplete="new-password"
                hint={t(accountText.renew.hint, { minimum })}
                error={wrong === "short" ? t(accountText.security.renew.valide, { minimum }) : null}
                onChange={typed}
              />
            </>
          );
        }}
      </SettingsCard>
    </section>
  );
}
