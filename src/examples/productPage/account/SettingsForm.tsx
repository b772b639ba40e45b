import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Clock } from "../../../time/clock";
import { DateInput } from "../../inputs/DateInput";
import { NumberInput } from "../../inputs/NumberInput";
import { dayAndHour } from "../../parts/moments";
import styles from "./AccountForm.module.css";
import type { AccountTexts } from "./accountTexts";
import { type Answer, FormAnswer, NO_ANSWER } from "./FormAnswer";
import { HerdChoice, type NamedHerd } from "./HerdChoice";
import { ReachField } from "./ReachField";
import type { SavedSettings } from "./savedSettings";
import { isChanged, type Reach, settingsOf, type TypedSettings, typedOf, wrongReach } from "./typedSettings";

export interface SettingsFormProps {
  readonly herds: readonly NamedHerd[];
  /** What is saved is stored by herd: without one nothing is. */
  readonly hasHerd: boolean;
  /** What was saved before. */
  readonly saved: SavedSettings;
  /** Keeps all of it or nothing; whether that worked. */
  readonly onSave: (settings: SavedSettings) => Promise<boolean>;
  /** Whether it holds what is not kept yet. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  /** What is typed for a new password is not of this form. */
  readonly hasPassword: boolean;
  readonly texts: AccountTexts;
  readonly locale: string;
  readonly clock: Clock;
}

/** How somebody is reached, the farm and the herd that opens first: one form, kept together. */
export function SettingsForm(props: SettingsFormProps) {
  const { herds, hasHerd, saved, onSave, onUnsaved, hasPassword, texts, locale, clock } = props;
  const [kept, setKept] = useState(saved);
  const [typed, setTyped] = useState(() => typedOf(saved));
  const [wrong, setWrong] = useState<readonly Reach[]>([]);
  const [answer, setAnswer] = useState(NO_ANSWER);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isSaving = useRef(false);

  const isUnsaved = isChanged(typed, kept);
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);
  // Once what is wrong with the fields is drawn.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const change = (changed: Partial<TypedSettings>) => {
    setTyped((now) => ({ ...now, ...changed }));
    setWrong((now) => now.filter((name) => !(name in changed)));
    setAnswer(NO_ANSWER);
  };
  const save = async (): Promise<Answer> => {
    if (!hasHerd) return { said: texts.notWithoutHerd, tone: "failed" };
    if (!isUnsaved) return { said: hasPassword ? texts.passwordApart : texts.unchanged, tone: "plain" };
    const settings = settingsOf(typed);
    if (settings === null) {
      // A field that is left says what is wrong with it, also where Enter was pressed in it.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      setWrong(wrongReach(typed));
      setRefusals((count) => count + 1);
      return { said: texts.toCorrect, tone: "failed" };
    }
    if (!(await onSave(settings))) return { said: texts.notSaved, tone: "failed" };
    setKept(settings);
    const now = clock.now();
    return { said: texts.saved(dayAndHour(new Date(now).toISOString(), now, locale).hour), tone: "done" };
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // Pressed twice it is saved once.
    if (isSaving.current) return;
    isSaving.current = true;
    setAnswer(await save());
    isSaving.current = false;
  };
  // What was typed since is not saved, and a password that was taken has no button to be pressed any more.
  const isPast = (answer.tone === "done" && isUnsaved) || (answer.said === texts.passwordApart && !hasPassword);
  const reach = (name: Reach, error: string) => ({
    name,
    label: texts[name],
    value: typed[name],
    error: wrong.includes(name) ? error : null,
    onChange: (text: string) => change({ [name]: text }),
  });
  return (
    <form ref={form} className={styles.card} noValidate onSubmit={onSubmit}>
      <section>
        <h2>{texts.reach}</h2>
        <div className={styles.fields}>
          <ReachField {...reach("phone", texts.wrongPhone)} type="tel" />
          <ReachField {...reach("mail", texts.wrongMail)} type="email" />
        </div>
      </section>
      <section data-roomy>
        <h2>{texts.farm}</h2>
        <div className={styles.fields}>
          <DateInput
            label={texts.settled}
            initial={saved.settled}
            pastOnly
            locale={locale}
            clock={clock}
            onChange={(settled) => change({ settled })}
          />
          <NumberInput
            label={texts.places}
            hint={texts.placesHint}
            initial={saved.places}
            clock={clock}
            onChange={(places) => change({ places })}
          />
        </div>
      </section>
      {herds.length > 1 && (
        <section>
          <h2>{texts.opening}</h2>
          <HerdChoice
            herds={herds}
            chosen={typed.herd ?? herds[0]?.numCheptel ?? null}
            texts={texts}
            clock={clock}
            onChoose={(herd) => change({ herd })}
          />
        </section>
      )}
      <div className={styles.save}>
        <button type="submit" className="primary">
          {texts.save}
        </button>
        <FormAnswer {...(isPast ? NO_ANSWER : answer)} />
      </div>
    </form>
  );
}
