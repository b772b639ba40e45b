import { type ChangeEvent, useState } from "react";
import { accountText } from "../../../generated/text/account";
import { type CalendarDay, dayOf } from "../../domain/inputs/calendarDay";
import { DATE_LENGTH, type DateEntry, readDate, withSlashes, writeDate } from "../../domain/inputs/dateText";
import type { Clock } from "../../time/clock";
import { useTranslation } from "../../views/parts/useTranslation";
import { CalendarDialog } from "./CalendarDialog";
import { InputField } from "./InputField";
import { InputGlyph } from "./InputGlyph";
import styles from "./inputs.module.css";

interface DateInputProps {
  readonly label: string;
  /** What stands in the field at first; a `key` starts it anew. */
  readonly initial?: CalendarDay | null;
  readonly onChange: (entry: DateEntry) => void;
  /** Only today and the days before it. */
  readonly pastOnly?: boolean;
  readonly required?: boolean;
  /** Language of the names of months and days, `fr-FR`. */
  readonly locale: string;
  readonly clock: Clock;
}

/** Section 5, date input: typed as DD/MM/YYYY or picked in a calendar. What is refused stays in the field and is explained. */
export function DateInput({ label, initial = null, onChange, pastOnly = false, required = false, locale, clock }: DateInputProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => (initial === null ? "" : writeDate(initial)));
  const [left, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const today = dayOf(clock.now());
  const rules = { today, pastOnly };
  const entry = readDate(text, rules);

  const put = (next: string) => {
    setText(next);
    setLeft(false);
    if (next !== text) onChange(readDate(next, rules));
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const atEnd = target.selectionStart === null || target.selectionStart === target.value.length;
    put(atEnd ? withSlashes(target.value, text) : target.value);
  };
  const pick = (day: CalendarDay) => {
    put(writeDate(day));
    setOpen(false);
  };
  return (
    <InputField
      label={label}
      hint={t(accountText.form.date.hint)}
      error={errorOf(entry, left || text.trim().length >= DATE_LENGTH, required)}
    >
      {(links) => (
        <div className={styles.row}>
          <input
            {...links}
            className="text"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            required={required}
            value={text}
            onChange={type}
            onBlur={() => setLeft(true)}
          />
          <button type="button" aria-haspopup="dialog" aria-label={t(accountText.form.date.open)} onClick={() => setOpen(true)}>
            <InputGlyph name="calendar" />
          </button>
          {open && (
            <CalendarDialog
              label={label}
              chosen={entry.kind === "day" ? entry.day : null}
              today={today}
              pastOnly={pastOnly}
              locale={locale}
              onPick={pick}
              onClose={() => setOpen(false)}
            />
          )}
        </div>
      )}
    </InputField>
  );
}

/** While a date is still being written nothing is wrong with it yet. */
function errorOf(entry: DateEntry, written: boolean, required: boolean) {
  if (!written) return null;
  if (entry.kind === "empty") return required ? { field: "date", key: "required" } : null;
  return entry.kind === "refused" ? { field: "date", key: entry.key } : null;
}
