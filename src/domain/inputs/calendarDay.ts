/** A day of the calendar, without time or zone: what a farmer writes down. Months count from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const MONTHS = 12;
const WEEK = 7;
const LAST_YEAR = 9999;
const FIRST_DAY: CalendarDay = { year: 1, month: 1, day: 1 };
const LAST_DAY: CalendarDay = { year: LAST_YEAR, month: MONTHS, day: 31 };

/** Whether the calendar has this day: 31/02/2025 does not exist. */
export function isRealDay({ year, month, day }: CalendarDay): boolean {
  if (![year, month, day].every(Number.isSafeInteger)) return false;
  return year >= 1 && year <= LAST_YEAR && month >= 1 && month <= MONTHS && day >= 1 && day <= daysIn(year, month);
}

/** The day of an instant where the device is. */
export function dayOf(ms: number): CalendarDay {
  const local = new Date(ms);
  return { year: local.getFullYear(), month: local.getMonth() + 1, day: local.getDate() };
}

/** Negative when `a` comes before `b`, 0 for the same day. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return a.year - b.year || a.month - b.month || a.day - b.day;
}

export function earlierOf(a: CalendarDay, b: CalendarDay): CalendarDay {
  return compareDays(a, b) <= 0 ? a : b;
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return within(fromOrdinal(ordinalOf(day) + days));
}

/** The same day some months later or earlier; the last one of a month that is too short for it. */
export function addMonths({ year, month, day }: CalendarDay, months: number): CalendarDay {
  const count = year * MONTHS + (month - 1) + months;
  const to = { year: Math.floor(count / MONTHS), month: (((count % MONTHS) + MONTHS) % MONTHS) + 1 };
  return within({ ...to, day: Math.min(day, daysIn(to.year, to.month)) });
}

/** Monday is 0. */
export function weekdayOf(day: CalendarDay): number {
  // 01/01/0001 is a Monday.
  return ordinalOf(day) % WEEK;
}

/** The weeks of the month of a day, Monday first; days of its neighbours are null. */
export function weeksOf({ year, month }: CalendarDay): readonly (readonly (CalendarDay | null)[])[] {
  const before = weekdayOf({ year, month, day: 1 });
  const count = daysIn(year, month);
  const weeks = Math.ceil((before + count) / WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: WEEK }, (_unused, weekday) => {
      const day = week * WEEK + weekday - before + 1;
      return day >= 1 && day <= count ? { year, month, day } : null;
    }),
  );
}

function daysIn(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days since 01/01/0001. */
function ordinalOf({ year, month, day }: CalendarDay): number {
  const past = year - 1;
  const ofYears = past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  let ofMonths = 0;
  for (let before = 1; before < month; before++) ofMonths += daysIn(year, before);
  return ofYears + ofMonths + day - 1;
}

function fromOrdinal(ordinal: number): CalendarDay {
  const year = yearOf(ordinal);
  let rest = ordinal - ordinalOf({ year, month: 1, day: 1 });
  let month = 1;
  while (rest >= daysIn(year, month)) rest -= daysIn(year, month++);
  return { year, month, day: rest + 1 };
}

/** A mean year is a little shorter than 365.25 days, so the estimate is never more than one year off. */
function yearOf(ordinal: number): number {
  const estimate = Math.floor(ordinal / 365.2425) + 1;
  if (ordinal < ordinalOf({ year: estimate, month: 1, day: 1 })) return estimate - 1;
  return ordinal >= ordinalOf({ year: estimate + 1, month: 1, day: 1 }) ? estimate + 1 : estimate;
}

function within(day: CalendarDay): CalendarDay {
  if (compareDays(day, FIRST_DAY) < 0) return FIRST_DAY;
  return compareDays(day, LAST_DAY) > 0 ? LAST_DAY : day;
}
