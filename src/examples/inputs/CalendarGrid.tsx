import { type KeyboardEvent, useEffect, useRef } from "react";
import { addDays, addMonths, type CalendarDay, compareDays, weekdayOf, weeksOf } from "../../domain/inputs/calendarDay";
import styles from "./Calendar.module.css";
import type { CalendarNames } from "./calendarNames";

interface CalendarGridProps {
  /** The day the keyboard is on, and with it the month shown. */
  readonly at: CalendarDay;
  readonly chosen: CalendarDay | null;
  readonly today: CalendarDay;
  readonly pastOnly: boolean;
  readonly names: CalendarNames;
  readonly onMove: (day: CalendarDay) => void;
  readonly onPick: (day: CalendarDay) => void;
}

/** Where a key leads from a day: arrows, Home and End in the week, PageUp and PageDown by months, with Shift by years. */
const MOVES: Readonly<Record<string, (day: CalendarDay, shift: boolean) => CalendarDay>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day, shift) => addMonths(day, shift ? -12 : -1),
  PageDown: (day, shift) => addMonths(day, shift ? 12 : 1),
};

/** The days of one month, with a single stop of the Tab key. */
export function CalendarGrid({ at, chosen, today, pastOnly, names, onMove, onPick }: CalendarGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  // The focus is in the grid from the start and follows its keys; a button of the head keeps it.
  const moving = useRef(true);
  const { year, month, day } = at;
  useEffect(() => {
    if (!moving.current) return;
    moving.current = false;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-day="${year}-${month}-${day}"]`);
    if (!cell) return;
    // At first the dialog around it is still closed, and gives the focus by this mark when it opens.
    cell.autofocus = true;
    cell.focus();
  }, [year, month, day]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    moving.current = true;
    onMove(move(at, event.shiftKey));
  };
  return (
    <table ref={grid} className={styles.grid} aria-label={names.month(at)} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {names.weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(at).map((week) => (
          <tr key={week.map((cell) => cell?.day ?? "").join()}>
            {week.map((cell, weekday) => (
              <td key={names.weekdays[weekday]?.long}>
                {cell && (
                  <button
                    type="button"
                    data-day={`${cell.year}-${cell.month}-${cell.day}`}
                    tabIndex={isSame(cell, at) ? 0 : -1}
                    aria-label={names.day(cell)}
                    aria-pressed={isSame(cell, chosen)}
                    aria-current={isSame(cell, today) ? "date" : undefined}
                    disabled={pastOnly && compareDays(cell, today) > 0}
                    onClick={() => onPick(cell)}
                  >
                    {cell.day}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isSame(a: CalendarDay, b: CalendarDay | null): boolean {
  return b !== null && compareDays(a, b) === 0;
}
