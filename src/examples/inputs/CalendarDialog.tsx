import { useState } from "react";
import { accountText } from "../../../generated/text/account";
import { welcomeText } from "../../../generated/text/welcome";
import { addMonths, type CalendarDay, compareDays, earlierOf } from "../../domain/inputs/calendarDay";
import { Dialog } from "../../views/dialogs/Dialog";
import { useTranslation } from "../../views/parts/useTranslation";
import styles from "./Calendar.module.css";
import { CalendarGrid } from "./CalendarGrid";
import { calendarNames } from "./calendarNames";
import { InputGlyph } from "./InputGlyph";

interface CalendarDialogProps {
  readonly label: string;
  readonly chosen: CalendarDay | null;
  readonly today: CalendarDay;
  readonly pastOnly: boolean;
  readonly locale: string;
  readonly onPick: (day: CalendarDay) => void;
  readonly onClose: () => void;
}

/** The calendar over the page: one month, Monday first. */
export function CalendarDialog({ label, chosen, today, pastOnly, locale, onPick, onClose }: CalendarDialogProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState(chosen ?? today);
  const names = calendarNames(locale);
  const goTo = (day: CalendarDay) => setAt(pastOnly ? earlierOf(day, today) : day);
  const isLast = pastOnly && compareDays({ ...addMonths(at, 1), day: 1 }, today) > 0;
  return (
    <Dialog label={label} onClose={onClose}>
      <div className={styles.head}>
        <button type="button" aria-label={t(accountText.form.date.previous)} onClick={() => goTo(addMonths(at, -1))}>
          <InputGlyph name="previous" />
        </button>
        <h2 aria-live="polite">{names.month(at)}</h2>
        <button type="button" aria-label={t(accountText.form.date.next)} disabled={isLast} onClick={() => goTo(addMonths(at, 1))}>
          <InputGlyph name="next" />
        </button>
      </div>
      <CalendarGrid at={at} chosen={chosen} today={today} pastOnly={pastOnly} names={names} onMove={goTo} onPick={onPick} />
      <div className={styles.foot}>
        <button type="button" className="quiet" onClick={() => onPick(today)}>
          {t(accountText.form.date.today)}
        </button>
        <button type="button" className="quiet" onClick={onClose}>
          {t(welcomeText.common.close)}
        </button>
      </div>
    </Dialog>
  );
}
