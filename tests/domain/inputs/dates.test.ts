import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  type CalendarDay,
  compareDays,
  dayOf,
  isRealDay,
  weekdayOf,
  weeksOf,
} from "../../../src/domain/inputs/calendarDay";
import { readDate, withSlashes, writeDate } from "../../../src/domain/inputs/dateText";

const TODAY: CalendarDay = { year: 2026, month: 5, day: 4 };
const RULES = { today: TODAY, pastOnly: true };

const anyDay = fc
  .date({ min: new Date("0101-01-01T00:00:00Z"), max: new Date("9998-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date): CalendarDay => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }));

function utc({ year, month, day }: CalendarDay): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

/** The field after every key of a keypad, one after the other. */
function typed(keys: string): string {
  return [...keys].reduce((text, key) => withSlashes(text + key, text), "");
}

test("a date is written DD/MM/YYYY: two digits, two digits and four digits [VAL-01]", () => {
  expect(readDate("05/03/2025", RULES)).toEqual({ kind: "day", day: { year: 2025, month: 3, day: 5 } });
  expect(readDate(" 05/03/2025 ", RULES)).toMatchObject({ kind: "day" });
  expect(readDate("  ", RULES)).toEqual({ kind: "empty" });
});

test.each(["5/3/2025", "05/03/25", "05-03-2025", "2025-03-05", "05/03/2025x", "05/03/20255", "hier", "٠٥/٠٣/٢٠٢٥", "<b>", "💥", "\u0000"])(
  "%j is no date of this form and is refused with a reason",
  (text) => expect(readDate(text, RULES)).toEqual({ kind: "refused", key: "invalidDate" }),
);

test.each(["31/02/2025", "29/02/2025", "30/02/2024", "31/04/2025", "00/01/2025", "01/00/2025", "01/13/2025", "32/01/2025", "01/01/0000"])(
  "%s does not exist and is refused [VAL-03]",
  (text) => expect(readDate(text, RULES)).toEqual({ kind: "refused", key: "impossible" }),
);

test("restricted to past dates, today is allowed and tomorrow is not; unrestricted both are [VAL-02] [VAL-03]", () => {
  expect(readDate("04/05/2026", RULES)).toEqual({ kind: "day", day: TODAY });
  expect(readDate("05/05/2026", RULES)).toEqual({ kind: "refused", key: "future" });
  expect(readDate("05/05/2026", { ...RULES, pastOnly: false })).toMatchObject({ kind: "day" });
});

test("today is the day of the device, not that of Greenwich", () => {
  const lateEvening = new Date(2026, 4, 4, 23, 59, 59);
  expect(dayOf(lateEvening.getTime())).toEqual(TODAY);
  expect(dayOf(lateEvening.getTime() + 1000)).toEqual({ ...TODAY, day: 5 });
});

test.each([
  ["05032025", "05/03/2025"],
  ["5/3/2025", "05/03/2025"],
  ["05/03/2025", "05/03/2025"],
  ["05.03.2025", "05/03/2025"],
  ["5 3 2025", "05/03/2025"],
  ["05-03-2025", "05/03/2025"],
  ["0503", "05/03/"],
  ["05", "05/"],
  ["5", "5"],
])("typed as %s the slashes come by themselves: %s", (keys, text) => expect(typed(keys)).toBe(text));

test("a pasted date is taken in one piece, the form of other programs included", () => {
  expect(withSlashes("05032025", "")).toBe("05/03/2025");
  expect(withSlashes("2025-03-05", "")).toBe("05/03/2025");
});

test("a slash that was taken away does not come back by itself", () => {
  expect(withSlashes("05", "05/")).toBe("05");
  expect(withSlashes("05/0", "05/03")).toBe("05/0");
});

test("nothing typed is ever dropped", () => {
  const kept = (text: string) => [...text].filter((character) => /[0-9a-z]/i.test(character));
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (text) => {
      const left = kept(typed(text));
      for (const character of kept(text)) {
        expect(left).toContain(character);
        left.splice(0, left.indexOf(character) + 1);
      }
    }),
  );
  for (const text of ["abc", "05/03/20256", "1".repeat(10_000), "//", "05/0x"]) expect(withSlashes(text, "")).toBe(text);
});

test("every day of the calendar reads back as it was written", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(readDate(writeDate(day), { ...RULES, pastOnly: false })).toEqual({ kind: "day", day });
      expect(typed(writeDate(day).replaceAll("/", ""))).toBe(writeDate(day));
    }),
  );
});

test("days, months and weekdays are those of the calendar", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
      fc.pre(day.year > 120 && day.year < 9980);
      const moved = utc(day);
      moved.setUTCDate(moved.getUTCDate() + days);
      expect(utc(addDays(day, days))).toEqual(moved);
      expect(weekdayOf(day)).toBe((utc(day).getUTCDay() + 6) % 7);
      expect(isRealDay(addMonths(day, days))).toBe(true);
      expect(Math.sign(compareDays(addDays(day, days), day))).toBe(Math.sign(days));
    }),
  );
  expect(addMonths({ year: 2025, month: 1, day: 31 }, 1)).toEqual({ year: 2025, month: 2, day: 28 });
  expect(addMonths({ year: 2025, month: 1, day: 31 }, -2)).toEqual({ year: 2024, month: 11, day: 30 });
});

test("weeks begin on Monday and hold every day of the month once", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const weeks = weeksOf(day);
      const days = weeks.flat().flatMap((cell) => (cell === null ? [] : [cell.day]));
      expect(days).toEqual(days.map((_, index) => index + 1));
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      for (const week of weeks) for (const [weekday, cell] of week.entries()) if (cell) expect(weekdayOf(cell)).toBe(weekday);
    }),
  );
});

test("the calendar ends where years have four digits", () => {
  expect(addDays({ year: 9999, month: 12, day: 31 }, 1)).toEqual({ year: 9999, month: 12, day: 31 });
  expect(addMonths({ year: 1, month: 1, day: 1 }, -1)).toEqual({ year: 1, month: 1, day: 1 });
});
